import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { Server as SocketServer, type AddressInfo } from 'node:net';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';

/** Milliseconds for which a stopping server still accepts connections. */
const LINGER = 1_500;

/** Milliseconds after that in which requests under way may end. */
const DRAIN_TIME = 10_000;

/** Milliseconds in which the connections accepted last may send their request. */
const FIRST_REQUEST = 500;

/** Milliseconds between looks for connections that have become idle. */
const LOOK = 50;

/** Milliseconds to wait at most until nobody is connecting. */
const QUIET = 4_000;

/** Milliseconds that a turn of the event loop takes while the server is idle. */
const SHORT_TURN = 0.1;

/**
 * Closes a server without losing a request. For a short while it goes on as before, but each answer
 * carries `Connection: close`, and load balancers see that the process is not ready. Then no
 * connection is accepted any more, connections are closed as they become idle, and those still open
 * after ten seconds are cut.
 *
 * @param linger milliseconds for which connections are still accepted
 */
export async function drain(server: Server, linger = LINGER): Promise<void> {
  if (!server.listening) return;
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  await wait(linger);
  await untilNobodyConnects(server);
  const closed = once(server, 'close');
  // An HTTP server that is closed also ends the connections that have sent no request yet.
  SocketServer.prototype.close.call(server);
  await Promise.race([closed, wait(FIRST_REQUEST)]);
  // After the turn in which what has arrived is read: a connection with a request in the kernel's
  // buffer looks idle until then.
  const endIdle = setInterval(() => setImmediate(() => server.closeIdleConnections()), LOOK);
  const cut = setTimeout(() => server.closeAllConnections(), DRAIN_TIME);
  try {
    await closed;
  } finally {
    clearInterval(endIdle);
    clearTimeout(cut);
  }
}

/**
 * Waits for a turn of the event loop in which no connection was accepted: the kernel resets those
 * that wait in a socket's queue when it is closed. Node accepts one connection a turn; the turn
 * also has to be short, since others may have arrived after its check.
 */
async function untilNobodyConnects(server: Server): Promise<void> {
  let taken = 0;
  const take = (): void => {
    taken += 1;
  };
  server.on('connection', take);
  for (const end = Date.now() + QUIET; Date.now() < end;) {
    const before = taken;
    const began = performance.now();
    await turn();
    if (taken === before && performance.now() - began < SHORT_TURN) break;
  }
  server.off('connection', take);
}

/**
 * A second listener of a server, on the loopback interface, for the pages' own requests to the API:
 * they reach it while the server itself accepts no connections any more.
 */
export async function listenInside(
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
