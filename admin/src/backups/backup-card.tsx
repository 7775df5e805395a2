import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import HelpOutlined from '@mui/icons-material/HelpOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import SettingsBackupRestore from '@mui/icons-material/SettingsBackupRestore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useLocaleState, useNotify, useTranslate } from 'react-admin';
import { formatDateTime } from 'shared/croatian-time';
import { fileSize } from '../components/format/file-size';
import { downloadBackup, type Backup } from './backups';

const texts = 'admin.backups';

/** Each state has a shape besides its colour, and its name is written beside it. */
const states = {
  verified: { icon: CheckCircleOutlined, colour: 'success.main' },
  damaged: { icon: ErrorOutlined, colour: 'error.main' },
  unknown: { icon: HelpOutlined, colour: 'text.secondary' },
} as const;

interface BackupCardProps {
  backup: Backup;
  /** Whether another one is being restored. */
  isLocked: boolean;
  onRestore: () => void;
}

/** One backup: when it was made, and what can be done with it. */
export function BackupCard({ backup, isLocked, onRestore }: BackupCardProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const [locale] = useLocaleState();
  const { mutate: download, isPending } = useMutation({
    mutationFn: () => downloadBackup(backup.file),
    onError: (error) => notify(error.message, { type: 'error' }),
  });
  const date = formatDateTime(backup.madeAt, locale);
  const { icon: Icon, colour } = states[backup.state];
  return (
    <Card
      component="li"
      sx={{
        px: 2,
        py: 1.5,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        justifyContent: 'space-between',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h3" component="h2">
          {date}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'center' }}>
          <Typography
            variant="body2"
            sx={{ color: colour, display: 'flex', gap: 0.5, alignItems: 'center', fontWeight: 650 }}
          >
            <Icon aria-hidden fontSize="small" />
            {translate(`${texts}.states.${backup.state}`)}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {fileSize(backup.bytes, locale)}
            {backup.uploaded ? ` · ${translate(`${texts}.uploadedFile`)}` : null}
          </Typography>
        </Box>
        {backup.encrypted ? (
          <Typography
            variant="body2"
            sx={{ display: 'flex', gap: 0.5, alignItems: 'flex-start', maxWidth: '44rem', mt: 0.5 }}
          >
            <LockOutlined aria-hidden fontSize="small" />
            {translate(`${texts}.encrypted`)}
          </Typography>
        ) : null}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: { xs: -1, sm: 0 } }}>
        <Button
          startIcon={<DownloadOutlined />}
          loading={isPending}
          onClick={() => download()}
          aria-label={`${translate(`${texts}.download`)}: ${date}`}
        >
          {translate(`${texts}.download`)}
        </Button>
        {backup.state === 'damaged' || backup.encrypted ? null : (
          <Button
            variant="outlined"
            startIcon={<SettingsBackupRestore />}
            disabled={isLocked}
            onClick={onRestore}
            aria-label={`${translate(`${texts}.restore`)}: ${date}`}
          >
            {translate(`${texts}.restore`)}
          </Button>
        )}
      </Box>
    </Card>
  );
}
