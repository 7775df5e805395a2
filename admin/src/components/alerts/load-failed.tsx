import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';

interface LoadFailedProps {
  /** Loads again. */
  onRetry: () => unknown;
  /** Key of the message; left out, a general one. */
  message?: string;
}

/** Says that something could not be loaded, and offers to try again. */
export function LoadFailed({ onRetry, message = 'admin.status.loadFailed' }: LoadFailedProps) {
  const translate = useTranslate();
  return (
    <Alert
      severity="error"
      variant="outlined"
      action={
        <Button color="inherit" onClick={() => void onRetry()}>
          {translate('admin.status.retry')}
        </Button>
      }
    >
      {translate(message)}
    </Alert>
  );
}
