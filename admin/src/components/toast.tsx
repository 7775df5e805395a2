import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useEffect } from 'react';
import { useCloseNotification, useNotificationContext } from 'react-admin';

interface ToastProps {
  variant: 'default' | 'destructive';
  title: string;
  description: string;
}

/**
 * A message with a title, shown through react-admin's notifications. It makes room for the next one:
 * whoever deletes a row right after a save must not wait for the button that undoes it.
 */
export function Toast({ variant, title, description }: ToastProps) {
  const close = useCloseNotification();
  const { notifications } = useNotificationContext();
  useEffect(() => {
    if (notifications.length > 0) close();
  }, [notifications, close]);
  return (
    <Alert
      severity={variant === 'destructive' ? 'error' : 'success'}
      variant="filled"
      onClose={close}
      sx={{ maxWidth: 480, boxShadow: 6 }}
    >
      <AlertTitle>{title}</AlertTitle>
      {description}
    </Alert>
  );
}
