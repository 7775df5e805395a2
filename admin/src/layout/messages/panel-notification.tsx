import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Portal from '@mui/material/Portal';
import Snackbar from '@mui/material/Snackbar';
import { useRef, type ReactNode } from 'react';
import { CloseNotificationContext, useTranslate } from 'react-admin';
import { useConfirmUnload } from '../../components/screen/use-confirm-unload';
import { useMessageFocus } from './use-message-focus';
import { useMessages } from './use-messages';
import { useSwipe } from './use-swipe';

/** How long a message stays, in milliseconds (specification, section 9). */
const stay = 5000;

interface SwipeableProps {
  onSwipe: () => void;
  children: ReactNode;
}

function Swipeable({ onSwipe, children }: SwipeableProps) {
  const { by, handlers } = useSwipe(onSwipe);
  return (
    <Box
      {...handlers}
      sx={{ touchAction: 'pan-y', userSelect: by ? 'none' : undefined }}
      style={by === undefined ? { visibility: 'hidden' } : { transform: `translateX(${by}px)` }}
    >
      {children}
    </Box>
  );
}

/** Messages are rendered into the body: an open dialog hides #root from screen readers. */
export function PanelNotification() {
  const translate = useTranslate();
  const { shown, close, undo, leave } = useMessages();
  const region = useRef<HTMLDivElement>(null);
  const undoable = shown?.mutation !== undefined;
  // The deletion would not be sent.
  useConfirmUnload(undoable && shown.open);
  useMessageFocus(region, shown?.open ?? false);
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
          // The time for undoing does not stop while another window has the focus.
          disableWindowBlurListener={undoable}
          onClose={(_event, reason) => {
            // A click elsewhere does not end the time for undoing.
            if (!undoable || reason !== 'clickaway') close();
          }}
          anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
          slotProps={{ transition: { onExited: leave } }}
        >
          <Box
            ref={region}
            role="region"
            aria-label={translate('admin.messages')}
            tabIndex={-1}
            sx={{ borderRadius: 1, '&:focus': { outline: '3px solid', outlineOffset: 3 } }}
          >
            <Swipeable onSwipe={close}>
              {typeof message === 'string' ? (
                <Alert
                  severity={type}
                  variant="filled"
                  aria-live={type === 'error' ? 'assertive' : 'polite'}
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
                message
              )}
            </Swipeable>
          </Box>
        </Snackbar>
      </Portal>
    </CloseNotificationContext>
  );
}
