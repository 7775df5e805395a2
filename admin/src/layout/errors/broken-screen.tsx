import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { BrokenPage } from './broken-page';

/** Stands in for a screen. What was fetched for it may be what could not be drawn: it is fetched anew. */
export function BrokenScreen({ onRetry }: { onRetry: () => void }) {
  const queryClient = useQueryClient();
  useEffect(() => queryClient.removeQueries({ type: 'inactive' }), [queryClient]);
  return <BrokenPage onRetry={onRetry} />;
}
