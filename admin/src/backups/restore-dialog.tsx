import SettingsBackupRestore from '@mui/icons-material/SettingsBackupRestore';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocaleState, useTranslate } from 'react-admin';
import { formatDateTime } from 'shared/croatian-time';
import { TypedConfirmDialog } from '../components/form/typed-confirm-dialog';
import { startRestore, type Backup } from './backups';

const texts = 'admin.backups.dialog';
const consequences = ['replaced', 'saved', 'signedOut', 'account', 'erased'] as const;

interface RestoreDialogProps {
  backup: Backup;
  onClose: () => void;
  onStarted: () => void;
}

/** Says what restoring a backup means, and confirms it by a typed word. */
export function RestoreDialog({ backup, onClose, onStarted }: RestoreDialogProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const word = translate(`${texts}.word`);
  return (
    <TypedConfirmDialog
      title={translate(`${texts}.title`, { date: formatDateTime(backup.madeAt, locale) })}
      description={
        <Box component="ul" sx={{ my: 0, pl: 2.5 }}>
          {consequences.map((name) => (
            <Typography component="li" key={name} sx={{ mb: 0.75 }}>
              {translate(`${texts}.${name}`)}
            </Typography>
          ))}
        </Box>
      }
      expected={word}
      label={translate(`${texts}.repeat`, { word })}
      differs={translate(`${texts}.differs`, { word })}
      confirm={translate(`${texts}.confirm`)}
      icon={<SettingsBackupRestore />}
      action={() => startRestore(backup.file, word)}
      onDone={onStarted}
      onClose={onClose}
    />
  );
}
