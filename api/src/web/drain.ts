import { once } from 'node:events';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { Server as SocketServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import type { IdleConnections } from './idle-connections.js';

/** Milliseconds for which a server still accepts connections while it shuts down. */
const LINGER_MS = 1_500;

/** Milliseconds after that for requests in progress to complete. */
const DRAIN_MS = 10_000;

/** Milliseconds for an idle connection to send another request, whose response ends it. */
const LAST_REQUEST_MS = 2_000;

/** Milliseconds between checks for idle connections. */
const IDLE_CHECK_MS = 50;

/** Milliseconds without a new connection before the server accepts no more. */
const QUIET_MS = 100;

/** The longest wait for that, in milliseconds, and for a short turn without a new connection. */
const MAX_QUIET_WAIT_MS = 1_000;
const MAX_TURN_WAIT_MS = 3_000;

/** Milliseconds that a turn of the event loop takes while the server is idle. */
const IDLE_TURN_MS = 0.1;

/**
 * Closes a server without losing requests. For a short time it continues to accept connections,
 * while load balancers see that the process is not ready. Then it accepts no more connections, each
 * response carries `Connection: close`, connections that stay idle are closed, and those still open
 * after ten seconds are destroyed.
 *
 * The kernel resets connections that are in the listening socket's queue when it is closed. So
 * connections stay open until then, and new requests wait for that moment: a client that is not
 * answered opens no other connection.
 *
 * @param linger milliseconds for which connections are still accepted
 */
export async function drain(
  server: Server,
  connections: IdleConnections,
  linger = LINGER_MS,
): Promise<void> {
  if (!server.listening) return;
  await wait(linger);
  const answer = holdRequests(server);
  await untilNoNewConnections(server);
  const closed = once(server, 'close');
  // `http.Server.close` would also end connections that have not sent their first request yet.
  SocketServer.prototype.close.call(server);
  answer();
  // In the next turn of the event loop: a connection whose request is still in the kernel's buffer
  // looks idle until it is read.
  const endIdle = setInterval(
    () => setImmediate(() => connections.close(LAST_REQUEST_MS)),
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
 * Keeps requests from being answered.
 * @returns a function that answers them and all later ones, and ends their connections
 */
function holdRequests(server: Server): () => void {
  const held: [IncomingMessage, ServerResponse][] = [];
  const listeners = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => held.push([request, response]));
  return () => {
    server.removeAllListeners('request');
    server.on('request', (_request, response) => {
      response.shouldKeepAlive = false;
    });
    for (const listener of listeners) server.on('request', listener);
    for (const [request, response] of held) server.emit('request', request, response);
  };
}

/**
 * Waits until no connection has come for a while, or else for a short turn of the event loop
 * without a new one. Node accepts one connection per turn; the turn has to be short, since
 * connections may arrive after its check.
 */
async function untilNoNewConnections(server: Server): Promise<void> {
  const begin = performance.now();
  let accepted = begin;
  const noteConnection = (): void => {
    accepted = performance.now();
  };
  server.on('connection', noteConnection);
  for (let now = begin; now - begin < MAX_TURN_WAIT_MS;) {
    const start = now;
    await nextTurn();
    now = performance.now();
    const isQuiet = now - accepted >= QUIET_MS || now - begin >= MAX_QUIET_WAIT_MS;
    if (isQuiet && accepted < start && now - start < IDLE_TURN_MS) break;
  }
  server.off('connection', noteConnection);
}
