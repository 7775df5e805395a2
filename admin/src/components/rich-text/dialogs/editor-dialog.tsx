import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { DialogFrame } from '../../form/dialog-frame';

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
  return (
    <DialogFrame
      title={translate(`admin.richText.${name}.title`)}
      isOpen
      isForm={false}
      width="sm"
      onClose={onClose}
      disableRestoreFocus
    >
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
    </DialogFrame>
  );
}
