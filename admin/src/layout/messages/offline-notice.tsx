import Alert from '@mui/material/Alert';
import Portal from '@mui/material/Portal';
import { useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Warning above all content while the browser is offline. */
export function OfflineNotice() {
  const translate = useTranslate();
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return online ? null : (
    <Portal>
      <Alert
        severity="warning"
        variant="filled"
        sx={{
          position: 'fixed',
          insetInline: 0,
          bottom: 0,
          zIndex: 'snackbar',
          borderRadius: 0,
          justifyContent: 'center',
        }}
      >
        {translate('admin.status.offline')}
      </Alert>
    </Portal>
  );
}
