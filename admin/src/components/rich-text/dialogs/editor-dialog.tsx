import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface EditorDialogProps {
  /** The catalogue has `title`, `apply` and `remove` under `admin.richText.<name>`. */
  name: 'link' | 'picture';
  onApply: () => void;
  /** Undefined where there is nothing to remove yet. */
  onRemove?: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Applies a dialog of the editor on Enter in a text field. */
export const applyOnEnter = (apply: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter') return;
  // The form around must not be submitted.
  event.preventDefault();
  apply();
};

/** A dialog of the editor, with buttons to remove, to cancel and to apply. */
export function EditorDialog({ name, onApply, onRemove, onClose, children }: EditorDialogProps) {
  const translate = useTranslate();
  const title = useId();
  const theme = useTheme();
  const fullScreen = useMediaQuery(theme.breakpoints.down('sm'));
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      fullScreen={fullScreen}
      onClose={onClose}
      aria-labelledby={title}
      disableRestoreFocus
    >
      <DialogTitle id={title} component="h2" variant="h2">
        {translate(`admin.richText.${name}.title`)}
      </DialogTitle>
      <DialogContent dividers>{children}</DialogContent>
      <DialogActions sx={{ px: 3, py: 1.5, flexWrap: 'wrap' }}>
        {onRemove ? (
          <Button onClick={onRemove} sx={{ mr: 'auto' }}>
            {translate(`admin.richText.${name}.remove`)}
          </Button>
        ) : null}
        <Button onClick={onClose}>{translate('admin.form.cancel')}</Button>
        <Button variant="contained" color="secondary" onClick={onApply}>
          {translate(`admin.richText.${name}.apply`)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
