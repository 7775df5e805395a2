import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useCloseNotification } from 'react-admin';

interface ToastProps {
  variant: 'default' | 'destructive';
  title: string;
  description: string;
}

/** A message with a title, shown through react-admin's notifications. */
export function Toast({ variant, title, description }: ToastProps) {
  const close = useCloseNotification();
  return (
    <Alert
      severity={variant === 'destructive' ? 'error' : 'success'}
      variant="filled"
      aria-live={variant === 'destructive' ? 'assertive' : 'polite'}
      onClose={close}
      sx={{ maxWidth: 480, boxShadow: 6 }}
    >
      <AlertTitle>{title}</AlertTitle>
      {description}
    </Alert>
  );
}
