import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useId, useRef, useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { eraseAbout, type Erased } from './privacy';

const texts = 'admin.privacy.dialog';

interface EraseDialogProps {
  email: string;
  onClose: () => void;
  onErased: (result: Erased) => void;
}

/** Confirms the erasure of personal data by typing the email address again. */
export function EraseDialog({ email, onClose, onErased }: EraseDialogProps) {
  const translate = useTranslate();
  const [repeated, setRepeated] = useState('');
  const [differs, setDiffers] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const [title, text] = [useId(), useId()];
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => eraseAbout(email),
    onSuccess: onErased,
  });
  const erase = (event: FormEvent) => {
    event.preventDefault();
    const same = repeated.trim().toLowerCase() === email.toLowerCase();
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
      <form noValidate onSubmit={erase}>
        <DialogTitle id={title} component="h2" variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {translate(`${texts}.title`, { email })}
        </DialogTitle>
        <DialogContent>
          <Typography id={text} sx={{ mb: 1.5 }}>
            {translate(`${texts}.text`)}
          </Typography>
          <TextField
            autoFocus
            fullWidth
            inputRef={field}
            type="email"
            label={translate(`${texts}.repeat`)}
            value={repeated}
            onChange={({ target }) => {
              setRepeated(target.value);
              setDiffers(false);
            }}
            error={differs}
            helperText={differs ? translate(`${texts}.differs`, { email }) : undefined}
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
            startIcon={<DeleteOutlined />}
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
