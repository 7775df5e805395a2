import type { Server } from 'node:http';

/** Milliseconds that requests under way have to end once the server was told to stop. */
const DRAIN_TIME = 10_000;

/** Milliseconds between looks for connections that have become idle. */
const LOOK = 50;

/**
 * Lets a server end its requests under way when it closes: connections are ended as they become
 * idle, and what is still open after ten seconds is cut.
 *
 * @returns runs `close` that way
 */
export function drainOnClose(server: Server): (close: () => Promise<unknown>) => Promise<void> {
  return async (close) => {
    const endIdle = setInterval(() => server.closeIdleConnections(), LOOK);
    const cut = setTimeout(() => server.closeAllConnections(), DRAIN_TIME);
    try {
      await close();
    } finally {
      clearInterval(endIdle);
      clearTimeout(cut);
    }
  };
}
