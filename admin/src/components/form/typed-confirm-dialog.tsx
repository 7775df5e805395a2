import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useMutation } from '@tanstack/react-query';
import { useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface TypedConfirmDialogProps<Result> {
  title: string;
  /** What the action does. */
  description: ReactNode;
  /** What must be typed, in any case. */
  expected: string;
  type?: 'email' | 'text';
  label: string;
  /** The error when something else was typed. */
  differs: string;
  confirm: string;
  icon: ReactNode;
  action: () => Promise<Result>;
  onDone: (result: Result) => void;
  onClose: () => void;
}

/** Confirms an action that cannot be undone by typing a text. */
export function TypedConfirmDialog<Result>({
  title,
  description,
  expected,
  type = 'text',
  label,
  differs,
  confirm,
  icon,
  action,
  onDone,
  onClose,
}: TypedConfirmDialogProps<Result>) {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const [isDifferent, setDifferent] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const [titleId, descriptionId] = [useId(), useId()];
  const { mutate, isPending, error } = useMutation({ mutationFn: action, onSuccess: onDone });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const same = typed.trim().toLowerCase() === expected.toLowerCase();
    setDifferent(!same);
    if (same) mutate();
    else field.current?.focus();
  };
  return (
    <Dialog
      open
      onClose={isPending ? undefined : onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
      aria-describedby={descriptionId}
    >
      <form noValidate onSubmit={submit}>
        <DialogTitle id={titleId} component="h2" variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </DialogTitle>
        <DialogContent>
          <Box id={descriptionId} sx={{ mb: 2 }}>
            {description}
          </Box>
          <TextField
            autoFocus
            fullWidth
            inputRef={field}
            type={type}
            label={label}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setDifferent(false);
            }}
            error={isDifferent}
            helperText={isDifferent ? differs : undefined}
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
            startIcon={icon}
            loading={isPending}
          >
            {confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
