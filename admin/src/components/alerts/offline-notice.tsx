import Alert from '@mui/material/Alert';
import { useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { headerHeight, shortScreen } from '../../theme/tokens';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Warning while the browser is offline: it has a place of its own, so that it covers no button. */
export function OfflineNotice() {
  const translate = useTranslate();
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return online ? null : (
    <Alert
      severity="warning"
      variant="filled"
      sx={{
        position: 'sticky',
        [shortScreen]: { position: 'static' },
        top: headerHeight,
        zIndex: 'appBar',
        flex: 'none',
        borderRadius: 0,
      }}
    >
      {translate('admin.status.offline')}
    </Alert>
  );
}
