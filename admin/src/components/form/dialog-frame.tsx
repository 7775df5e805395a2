import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react';
import { useTranslate } from 'react-admin';
import { OfflineNotice } from '../alerts/offline-notice';

/** The first field of a new record that can be filled in. */
const firstField =
  'form :is(input, textarea, [role=combobox]):not([aria-hidden=true], [type=file], [readonly], [disabled])';

interface DialogFrameProps extends Pick<DialogProps, 'disableRestoreFocus'> {
  title: string;
  isOpen: boolean;
  /** Whether the record is new, so that its first field gets the focus. */
  isNew?: boolean;
  /** Names the form, which may change while the dialog is open. */
  form?: string;
  /** `xl` uses the width of the screen. */
  width?: 'sm' | 'md' | 'xl';
  /** Whether something can be typed, so that a click on the backdrop does not close it. */
  isForm?: boolean;
  onClose: () => void;
  /** Called after the closing transition. */
  onClosed?: () => void;
  children: ReactNode;
}

/** Moves the focus to the dialog when it shows another form, as that of a copy. */
function useFocusOnOtherForm(form: string | undefined, paper: RefObject<HTMLElement | null>): void {
  const last = useRef(form);
  useEffect(() => {
    if (last.current !== undefined && form !== last.current) paper.current?.focus();
    last.current = form;
  }, [form, paper]);
}

/** The frame of a dialog over a list, with title and close button; full screen on a phone. */
export function DialogFrame(props: DialogFrameProps) {
  const { title, isOpen, isNew, form, width = 'md', isForm = true } = props;
  const { onClose, onClosed, disableRestoreFocus, children } = props;
  const titleId = useId();
  const translate = useTranslate();
  const theme = useTheme();
  const fullScreen = useMediaQuery(theme.breakpoints.down(width === 'xl' ? 'md' : 'sm'));
  const paper = useRef<HTMLDivElement>(null);
  useFocusOnOtherForm(form, paper);
  const entered = () => {
    // MUI leaves the focus outside the paper, where screen readers do not announce the dialog.
    if (paper.current?.contains(document.activeElement) && paper.current !== document.activeElement)
      return;
    const first = isNew && paper.current?.querySelector<HTMLElement>(firstField);
    (first || paper.current)?.focus();
  };
  return (
    <Dialog
      open={isOpen}
      fullWidth
      maxWidth={width}
      fullScreen={fullScreen}
      disableRestoreFocus={disableRestoreFocus}
      aria-labelledby={titleId}
      onClose={(_event, reason) => {
        if (!isForm || reason !== 'backdropClick') onClose();
      }}
      transitionDuration={180}
      slotProps={{
        transition: { onEntered: entered, onExited: onClosed },
        paper: {
          ref: paper,
          tabIndex: -1,
          sx: {
            outline: 'none',
            '& form': { display: 'flex', flexDirection: 'column', flex: '1 1 auto', minHeight: 0 },
          },
        },
      }}
    >
      <DialogTitle
        id={titleId}
        component="h2"
        variant="h2"
        sx={{ display: 'flex', alignItems: 'center', py: 1.5 }}
      >
        <Box component="span" sx={{ mr: 'auto' }}>
          {title}
        </Box>
        <IconButton edge="end" aria-label={translate('admin.form.close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </DialogTitle>
      <OfflineNotice />
      {children}
    </Dialog>
  );
}
