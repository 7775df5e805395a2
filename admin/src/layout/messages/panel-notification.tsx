import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Portal from '@mui/material/Portal';
import Snackbar from '@mui/material/Snackbar';
import { useRef, type ReactNode } from 'react';
import { CloseNotificationContext, useTranslate } from 'react-admin';
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
  const { shown, close, remove } = useMessages();
  const region = useRef<HTMLDivElement>(null);
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
          onClose={close}
          anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
          // Over the header: tool bars, and what is pressed next, are below it.
          sx={{ '&&': { top: 8 } }}
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
                  onClose={close}
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
