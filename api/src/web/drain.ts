import type { Server } from 'node:http';

/** Milliseconds that requests under way have to end once the server was told to stop. */
const DRAIN_TIME = 10_000;

/**
 * Lets a server end its requests under way when it closes: kept-alive connections are told to end
 * with their next answer, and what is still open after ten seconds is cut.
 *
 * @returns runs `close` that way
 */
export function drainOnClose(server: Server): (close: () => Promise<unknown>) => Promise<void> {
  let draining = false;
  server.prependListener('request', (_request, response) => {
    if (draining) response.setHeader('Connection', 'close');
  });
  return async (close) => {
    draining = true;
    const cut = setTimeout(() => server.closeAllConnections(), DRAIN_TIME);
    try {
      await close();
    } finally {
      clearTimeout(cut);
    }
  };
}
