import { MutationCache, QueryClient } from '@tanstack/react-query';
import { apiUrl, httpClient } from './http-client';

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
      queries: {
        // A key is the path below that of the API, where a query says nothing else.
        queryFn: async ({ queryKey }) => (await httpClient(`${apiUrl}/${queryKey.join('/')}`)).json,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: false,
      },
      mutations: { retry: false },
    },
  });
  return client;
}
