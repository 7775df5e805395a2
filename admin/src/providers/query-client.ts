import { MutationCache, QueryClient } from '@tanstack/react-query';

/**
 * The panel fetches when a screen is opened, after a save and on request: never in the background
 * and not automatically after a failure, which the screen shows with a button to retry.
 */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    mutationCache: new MutationCache({
      // Any change may change what waits.
      onSuccess: () => void client.invalidateQueries({ queryKey: ['dashboard'] }),
    }),
    defaultOptions: {
      queries: { refetchOnWindowFocus: false, refetchInterval: false, retry: false },
      mutations: { retry: false },
    },
  });
  return client;
}
