import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Portal from '@mui/material/Portal';
import Snackbar from '@mui/material/Snackbar';
import { CloseNotificationContext, useTranslate } from 'react-admin';

import { useAskBeforeLeaving } from '../components/use-ask-before-leaving';
import { useMessages } from './use-messages';

/** How long a message stays, in milliseconds (specification, section 9). */
const stay = 5000;

/** Messages stand in the body itself: an open dialog hides everything inside #root from readers. */
export function PanelNotification() {
  const translate = useTranslate();
  const { shown, close, undo, leave } = useMessages();
  const undoable = shown?.mutation !== undefined;
  // The deletion would not be carried out.
  useAskBeforeLeaving(undoable && shown.open);
  if (!shown) {
    return null;
  }
  const { message, type, notificationOptions = {} } = shown.message;
  return (
    <CloseNotificationContext value={close}>
      <Portal>
        <Snackbar
          key={shown.turn}
          open={shown.open}
          autoHideDuration={notificationOptions.autoHideDuration ?? stay}
          // The time for undoing is not stopped by looking at another window.
          disableWindowBlurListener={undoable}
          onClose={(_event, reason) => {
            // Whoever goes on working can still undo.
            if (!undoable || reason !== 'clickaway') close();
          }}
          anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
          slotProps={{ transition: { onExited: leave } }}
        >
          {typeof message === 'string' ? (
            <Alert
              severity={type}
              variant="filled"
              onClose={undoable ? undefined : close}
              action={
                undoable ? (
                  <Button color="inherit" onClick={undo}>
                    {translate('ra.action.undo')}
                  </Button>
                ) : undefined
              }
              sx={{ maxWidth: 480, boxShadow: 6, whiteSpace: 'pre-line' }}
            >
              {translate(message, notificationOptions.messageArgs)}
            </Alert>
          ) : (
            <div>{message}</div>
          )}
        </Snackbar>
      </Portal>
    </CloseNotificationContext>
  );
}
