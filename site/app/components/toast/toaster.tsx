import { lazy, Suspense } from 'react';
import { useToasts } from './toast';

const ToastRegion = lazy(async () => {
  const { ToastRegion: region } = await import('./toast-region');
  return { default: region };
});

/** The place of toasts; its code is fetched with the first of them. */
export function Toaster() {
  const toasts = useToasts();
  if (toasts.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <ToastRegion toasts={toasts} />
    </Suspense>
  );
}
