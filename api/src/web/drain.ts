import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as SocketServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';

/** Milliseconds for which a server still accepts connections while it shuts down. */
const LINGER_MS = 1_500;

/** Milliseconds after that for requests in progress to complete. */
const DRAIN_MS = 10_000;

/** Milliseconds for open connections to send a request, whose response ends them. */
const LAST_REQUEST_MS = 500;

/** Milliseconds between checks for idle connections. */
const IDLE_CHECK_MS = 50;

/** The longest wait for a turn of the event loop without new connections, in milliseconds. */
const MAX_QUIET_WAIT_MS = 4_000;

/** Milliseconds that a turn of the event loop takes while the server is idle. */
const IDLE_TURN_MS = 0.1;

/**
 * Closes a server without losing requests. For a short time it continues to accept connections,
 * while load balancers see that the process is not ready. Then it accepts no more connections, each
 * response carries `Connection: close`, idle connections are closed, and those still open after ten
 * seconds are destroyed.
 *
 * Connections stay open until the server accepts no more: clients whose connections are closed
 * before would open new ones, and the kernel resets those that arrive just before the listening
 * socket is closed.
 *
 * @param linger milliseconds for which connections are still accepted
 */
export async function drain(server: Server, linger = LINGER_MS): Promise<void> {
  if (!server.listening) return;
  await wait(linger);
  await untilNoNewConnections(server);
  const closed = once(server, 'close');
  // `http.Server.close` would also end connections that have not sent their first request yet.
  SocketServer.prototype.close.call(server);
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  await Promise.race([closed, wait(LAST_REQUEST_MS)]);
  // In the next turn of the event loop: a connection whose request is still in the kernel's buffer
  // looks idle until it is read.
  const endIdle = setInterval(
    () => setImmediate(() => server.closeIdleConnections()),
    IDLE_CHECK_MS,
  );
  const closeAll = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  try {
    await closed;
  } finally {
    clearInterval(endIdle);
    clearTimeout(closeAll);
  }
}

/**
 * Waits for a turn of the event loop without a new connection: the kernel resets connections that
 * are still in the listening socket's queue when it is closed. Node accepts one connection per
 * turn. The turn also has to be short, since connections may arrive after its check.
 */
async function untilNoNewConnections(server: Server): Promise<void> {
  let accepted = 0;
  const countConnection = (): void => {
    accepted += 1;
  };
  server.on('connection', countConnection);
  for (const end = performance.now() + MAX_QUIET_WAIT_MS; performance.now() < end;) {
    const before = accepted;
    const start = performance.now();
    await nextTurn();
    if (accepted === before && performance.now() - start < IDLE_TURN_MS) break;
  }
  server.off('connection', countConnection);
}
