import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import HelpOutlined from '@mui/icons-material/HelpOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';

/** Each level has a shape besides its colour; its name is written beside it. */
const icons = {
  ok: { icon: CheckCircleOutlined, colour: 'success.main' },
  warning: { icon: WarningAmberOutlined, colour: 'warning.main' },
  error: { icon: ErrorOutlined, colour: 'error.main' },
  unknown: { icon: HelpOutlined, colour: 'text.secondary' },
} as const;

type Level = keyof typeof icons;

export const levelColour = (level: Level): string => icons[level].colour;

export function LevelIcon({ level }: { level: Level }) {
  const { icon: Icon, colour } = icons[level];
  return <Icon aria-hidden sx={{ color: colour, flex: 'none' }} />;
}
