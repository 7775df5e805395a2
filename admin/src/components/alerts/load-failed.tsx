import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';

interface LoadFailedProps {
  /** Loads again. */
  onRetry: () => unknown;
  /** Key of the message; by default a general one. */
  message?: string;
}

/** Error message for data that could not be loaded, with a button to try again. */
export function LoadFailed({ onRetry, message = 'admin.status.loadFailed' }: LoadFailedProps) {
  const translate = useTranslate();
  return (
    <Alert
      severity="error"
      variant="outlined"
      action={
        <Button color="inherit" onClick={() => void onRetry()} sx={{ whiteSpace: 'nowrap' }}>
          {translate('admin.status.retry')}
        </Button>
      }
    >
      {translate(message)}
    </Alert>
  );
}
