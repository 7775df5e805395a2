import { QueryClient } from '@tanstack/react-query';

/**
 * The panel asks the server when a screen is opened, after a save and when asked to, never by
 * itself: not again in the background, and not again after a failure, which the screen shows
 * together with a button to try again.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { refetchOnWindowFocus: false, refetchInterval: false, retry: false },
      mutations: { retry: false },
    },
  });
}
