import TableRowsOutlined from '@mui/icons-material/TableRowsOutlined';
import ViewAgendaOutlined from '@mui/icons-material/ViewAgendaOutlined';
import { useTheme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useListContext, useResourceContext, useStore, useTranslate } from 'react-admin';

const views = ['cards', 'table'] as const;
export type ListView = (typeof views)[number];

const icons = { cards: ViewAgendaOutlined, table: TableRowsOutlined };

function useIsPhone(): boolean {
  const theme = useTheme();
  return useMediaQuery(theme.breakpoints.down('sm'), { noSsr: true });
}

/** How the list of the resource is shown on this device; phones always show cards. */
export function useListView(): ListView {
  const resource = useResourceContext();
  const [view] = useStore<ListView>(`${resource}.view`, 'cards');
  return useIsPhone() ? 'cards' : view;
}

interface ViewToggleProps {
  /** Rows of a page in each view; undefined where their number stays as it is. */
  sizes?: Record<ListView, number>;
}

/** Chooses between cards and a table, and remembers it on this device; not on phones. */
export function ViewToggle({ sizes }: ViewToggleProps) {
  const resource = useResourceContext();
  const translate = useTranslate();
  const [view, setView] = useStore<ListView>(`${resource}.view`, 'cards');
  const isPhone = useIsPhone();
  const { setPerPage } = useListContext();
  const choose = (next: ListView | null) => {
    if (next === null) return;
    setView(next);
    if (sizes) setPerPage(sizes[next]);
  };
  if (isPhone) return null;
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={view}
      onChange={(_event, next: ListView | null) => choose(next)}
      aria-label={translate('admin.list.view')}
    >
      {views.map((name) => {
        const Icon = icons[name];
        return (
          <Tooltip key={name} title={translate(`admin.list.${name}`)}>
            <ToggleButton value={name} aria-label={translate(`admin.list.${name}`)}>
              <Icon />
            </ToggleButton>
          </Tooltip>
        );
      })}
    </ToggleButtonGroup>
  );
}
