import SettingsBackupRestore from '@mui/icons-material/SettingsBackupRestore';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useId, useRef, useState, type FormEvent } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { formatDateTime } from 'shared/croatian-time';
import { startRestore, type Backup } from './backups';

const texts = 'admin.backups.dialog';
const consequences = ['replaced', 'saved', 'signedOut', 'erased'] as const;

interface RestoreDialogProps {
  backup: Backup;
  onClose: () => void;
  onStarted: () => void;
}

/** Says what restoring a backup means, and confirms it by a typed word. */
export function RestoreDialog({ backup, onClose, onStarted }: RestoreDialogProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [typed, setTyped] = useState('');
  const [differs, setDiffers] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const [title, text] = [useId(), useId()];
  const word = translate(`${texts}.word`);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => startRestore(backup.file, word),
    onSuccess: onStarted,
  });
  const restore = (event: FormEvent) => {
    event.preventDefault();
    const same = typed.trim().toUpperCase() === word;
    setDiffers(!same);
    if (same) mutate();
    else field.current?.focus();
  };
  return (
    <Dialog
      open
      onClose={isPending ? undefined : onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby={title}
      aria-describedby={text}
    >
      <form noValidate onSubmit={restore}>
        <DialogTitle id={title} component="h2" variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {translate(`${texts}.title`, { date: formatDateTime(backup.madeAt, locale) })}
        </DialogTitle>
        <DialogContent>
          <Box component="ul" id={text} sx={{ mt: 0, mb: 2.5, pl: 2.5 }}>
            {consequences.map((name) => (
              <Typography component="li" key={name} sx={{ mb: 0.75 }}>
                {translate(`${texts}.${name}`)}
              </Typography>
            ))}
          </Box>
          <TextField
            autoFocus
            fullWidth
            inputRef={field}
            label={translate(`${texts}.repeat`, { word })}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setDiffers(false);
            }}
            error={differs}
            helperText={differs ? translate(`${texts}.differs`, { word }) : undefined}
            slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false } }}
          />
          {error ? (
            <Alert severity="error" variant="outlined" sx={{ mt: 1 }}>
              {error.message || translate('admin.status.notChanged')}
            </Alert>
          ) : null}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2, gap: 1, flexWrap: 'wrap' }}>
          <Button onClick={onClose} disabled={isPending}>
            {translate('admin.form.cancel')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            color="error"
            startIcon={<SettingsBackupRestore />}
            loading={isPending}
            loadingPosition="start"
          >
            {translate(`${texts}.confirm`)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
