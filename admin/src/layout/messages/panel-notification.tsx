import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Portal from '@mui/material/Portal';
import Snackbar from '@mui/material/Snackbar';
import { useRef, type ReactNode } from 'react';
import { CloseNotificationContext, useTranslate } from 'react-admin';
import { useConfirmUnload } from '../../components/screen/use-confirm-unload';
import { headerHeight } from '../../theme/tokens';
import { useMessageFocus } from './use-message-focus';
import { useMessages } from './use-messages';
import { useSwipe } from './use-swipe';

/** Display time of a message (specification, section 9). */
const displayMs = 5000;

interface SwipeableProps {
  onSwipe: () => void;
  children: ReactNode;
}

function Swipeable({ onSwipe, children }: SwipeableProps) {
  const { offset, handlers } = useSwipe(onSwipe);
  return (
    <Box
      {...handlers}
      sx={{ touchAction: 'pan-y', userSelect: offset ? 'none' : undefined }}
      style={
        offset === undefined ? { visibility: 'hidden' } : { transform: `translateX(${offset}px)` }
      }
    >
      {children}
    </Box>
  );
}

/** Messages are rendered into the body: an open dialog hides #root from screen readers. */
export function PanelNotification() {
  const translate = useTranslate();
  const { shown, close, undo, remove } = useMessages();
  const region = useRef<HTMLDivElement>(null);
  const undoable = shown?.mutation !== undefined;
  // Otherwise the deletion would not be sent.
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
          key={shown.id}
          open={shown.open}
          autoHideDuration={notificationOptions.autoHideDuration ?? displayMs}
          // The time for undoing does not stop while another window has the focus.
          disableWindowBlurListener={undoable}
          onClose={(_event, reason) => {
            // A click elsewhere does not end the time for undoing.
            if (!undoable || reason !== 'clickaway') close();
          }}
          anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
          // Below the header, between the title of a screen and its buttons.
          sx={{ '&&': { top: headerHeight + 8 } }}
          slotProps={{ transition: { onExited: remove } }}
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
