import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { Server as SocketServer, type AddressInfo } from 'node:net';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';

/** Milliseconds for which a stopping server still accepts connections. */
const LINGER_MS = 1_500;

/** Milliseconds after that in which requests under way may end. */
const DRAIN_MS = 10_000;

/** Milliseconds in which the connections accepted last may send their request. */
const FIRST_REQUEST_MS = 500;

/** Milliseconds between looks for connections that have become idle. */
const IDLE_CHECK_MS = 50;

/** Milliseconds to wait at most until nobody is connecting. */
const MAX_QUIET_WAIT_MS = 4_000;

/** Milliseconds that a turn of the event loop takes while the server is idle. */
const IDLE_TURN_MS = 0.1;

/**
 * Closes a server without losing a request. For a short while it goes on as before, but each answer
 * carries `Connection: close`, and load balancers see that the process is not ready. Then no
 * connection is accepted any more, connections are closed as they become idle, and those still open
 * after ten seconds are cut.
 *
 * @param linger milliseconds for which connections are still accepted
 */
export async function drain(server: Server, linger = LINGER_MS): Promise<void> {
  if (!server.listening) return;
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  await wait(linger);
  await untilNoNewConnections(server);
  const closed = once(server, 'close');
  // An HTTP server that is closed also ends the connections that have sent no request yet.
  SocketServer.prototype.close.call(server);
  await Promise.race([closed, wait(FIRST_REQUEST_MS)]);
  // After the turn in which what has arrived is read: a connection with a request in the kernel's
  // buffer looks idle until then.
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
 * Waits for a turn of the event loop in which no connection was accepted: the kernel resets those
 * that wait in a socket's queue when it is closed. Node accepts one connection a turn; the turn
 * also has to be short, since others may have arrived after its check.
 */
async function untilNoNewConnections(server: Server): Promise<void> {
  let accepted = 0;
  const countConnection = (): void => {
    accepted += 1;
  };
  server.on('connection', countConnection);
  for (const end = Date.now() + MAX_QUIET_WAIT_MS; Date.now() < end;) {
    const before = accepted;
    const began = performance.now();
    await turn();
    if (accepted === before && performance.now() - began < IDLE_TURN_MS) break;
  }
  server.off('connection', countConnection);
}

/**
 * A second listener of a server, on the loopback interface, for the pages' own requests to the API:
 * they reach it while the server itself accepts no connections any more.
 */
export async function listenOnLoopback(
  server: Server,
): Promise<{ origin: string; close(): Promise<void> }> {
  const inner = createServer((request, response) => server.emit('request', request, response));
  inner.keepAliveTimeout = 65_000;
  inner.listen(0, '127.0.0.1');
  await once(inner, 'listening');
  return {
    origin: `http://127.0.0.1:${(inner.address() as AddressInfo).port}`,
    async close() {
      const closed = once(inner, 'close');
      inner.close();
      inner.closeAllConnections();
      await closed;
    },
  };
}
