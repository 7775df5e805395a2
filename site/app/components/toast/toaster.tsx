import { lazy, Suspense } from 'react';
import { PlainToasts } from './plain-toasts';
import { useToasts } from './toast';

const ToastRegion = lazy(() =>
  import('./toast-region').then(
    ({ ToastRegion: region }) => ({ default: region }),
    () => ({ default: PlainToasts }),
  ),
);

/** Renders the toasts; the code is fetched with the first of them. */
export function Toaster() {
  const toasts = useToasts();
  if (toasts.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <ToastRegion toasts={toasts} />
    </Suspense>
  );
}
