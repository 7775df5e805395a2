import { readFileSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { network } from '../limits/rate-limit.js';

/** How many connections may be open without a request in progress; each takes about 10 kB. */
export interface IdleLimits {
  all: number;
  perNetwork: number;
}

const MAX_IDLE = 4_000;

/**
 * The limits of this process: at most half of the files that it may have open are idle connections.
 * @param behindProxy whether connections come from a proxy, which are then of all networks
 */
export function idleLimits(behindProxy: boolean): IdleLimits {
  const all = Math.min(MAX_IDLE, Math.floor(maxOpenFiles() / 2));
  return { all, perNetwork: behindProxy ? all : Math.ceil(all / 2) };
}

/** How many files this process may have open, from proc(5); infinite on systems without it. */
function maxOpenFiles(): number {
  try {
    const [, limit] =
      /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return Number(limit ?? Infinity);
  } catch {
    return Infinity;
  }
}

interface Connection {
  network: string;
  /** Requests whose responses are not complete. */
  requests: number;
  /** Since when none is, in milliseconds as `performance.now` counts them. */
  idleSince: number;
}

/**
 * The connections of a server on which no request is in progress. At a limit the one that has been
 * idle for the longest time is closed, so that a new client is always answered.
 */
export class IdleConnections {
  private readonly connections = new WeakMap<Socket, Connection>();
  /** In the order in which they became idle, as are those of each network. */
  private readonly idle = new Set<Socket>();
  private readonly idleOf = new Map<string, Set<Socket>>();

  /** Call it before the server listens, after all other request listeners are added. */
  constructor(
    server: Server,
    private readonly limits: IdleLimits = idleLimits(false),
  ) {
    server.on('connection', (socket: Socket) => this.open(socket));
    server.prependListener('request', (request, response) => this.begin(request, response));
  }

  /** Closes those that have been idle for a time, in milliseconds. */
  close(idleFor: number): void {
    const before = performance.now() - idleFor;
    for (const socket of this.idle) {
      if ((this.connections.get(socket)?.idleSince ?? 0) > before) return;
      socket.destroy();
    }
  }

  private open(socket: Socket): void {
    const connection = { network: network(socket.remoteAddress ?? ''), requests: 0, idleSince: 0 };
    this.connections.set(socket, connection);
    socket.once('close', () => this.remove(socket, connection));
    this.add(socket, connection);
  }

  private begin({ socket }: IncomingMessage, response: ServerResponse): void {
    const connection = this.connections.get(socket);
    // Calls of the site's own pages have none.
    if (!connection) return;
    connection.requests += 1;
    this.remove(socket, connection);
    response.once('close', () => {
      connection.requests -= 1;
      if (connection.requests === 0 && !socket.destroyed) this.add(socket, connection);
    });
  }

  private add(socket: Socket, connection: Connection): void {
    connection.idleSince = performance.now();
    const ofNetwork = this.idleOf.get(connection.network) ?? new Set();
    this.idleOf.set(connection.network, ofNetwork.add(socket));
    this.idle.add(socket);
    if (ofNetwork.size > this.limits.perNetwork) closeFirst(ofNetwork);
    else if (this.idle.size > this.limits.all) closeFirst(this.idle);
  }

  private remove(socket: Socket, { network }: Connection): void {
    this.idle.delete(socket);
    const ofNetwork = this.idleOf.get(network);
    ofNetwork?.delete(socket);
    if (ofNetwork?.size === 0) this.idleOf.delete(network);
  }
}

function closeFirst(sockets: Iterable<Socket>): void {
  const [first] = sockets;
  first?.destroy();
}
