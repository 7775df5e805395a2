import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { BrokenPage } from './broken-page';

/** Placeholder of a screen. Its data may have caused the error, and is fetched again. */
export function BrokenScreen({ onRetry }: { onRetry: () => void }) {
  const queryClient = useQueryClient();
  useEffect(() => queryClient.removeQueries({ type: 'inactive' }), [queryClient]);
  return <BrokenPage onRetry={onRetry} />;
}
