import { EventEmitter } from 'node:events';
import {
  IncomingMessage,
  ServerResponse,
  STATUS_CODES,
  type OutgoingHttpHeaders,
  type Server,
} from 'node:http';
import type { Socket } from 'node:net';
import type { ApiCall } from 'shared/api-call';
import type { KeyedRequest } from './cache/cache-key.js';
import type { StoredResponse } from './cache/stored-response.js';
import type { RowPaths } from './own-paths.js';

export interface ApiAnswer {
  status: number;
  statusText: string;
  headers: Headers;
  body: Buffer;
  /** The same object for each answer that was made from the same cached response. */
  stored?: object;
}

/** Finds the cached response to a request. */
export type CacheLookup = (request: KeyedRequest) => StoredResponse | undefined;

/** The call got no response. */
export class NoAnswerError extends Error {
  override name = 'NoAnswerError';
}

/** What the request listeners read of a connection; calls come from this machine. */
class NoSocket extends EventEmitter {
  readonly remoteAddress = '127.0.0.1';
  readonly bytesRead = 0;
  readonly readable = true;
  readonly writable = true;
  destroyed = false;

  constructor(private readonly onDestroy: () => void) {
    super();
  }

  destroy(): this {
    if (!this.destroyed) {
      this.destroyed = true;
      this.onDestroy();
    }
    return this;
  }

  destroySoon(): void {
    this.destroy();
  }

  resume(): this {
    return this;
  }
}

/**
 * The API as the site's own pages call it: the server's request listeners get the request without a
 * connection, so a call passes the same guards, pipes and filters as one from outside. Cached
 * responses are read from the cache.
 * See decision 198.
 */
export class InternalApi {
  private findCached: CacheLookup = () => undefined;
  private rowPaths: Pick<RowPaths, 'mayHave'> = { mayHave: () => Promise.resolve(true) };

  /** @param server whose request listeners get the calls; `attach` sets one that is made later */
  constructor(private server?: Server) {}

  attach(server: Server): void {
    this.server = server;
  }

  useCache(lookup: CacheLookup): void {
    this.findCached = lookup;
  }

  useRowPaths(rowPaths: Pick<RowPaths, 'mayHave'>): void {
    this.rowPaths = rowPaths;
  }

  /** False where a call for the row at a path, or for its former address, would find nothing. */
  readonly mayHave = (path: string): Promise<boolean> => this.rowPaths.mayHave(path);

  /** @throws NoAnswerError when there is no response, or none in time */
  readonly call = (call: ApiCall): Promise<ApiAnswer> => {
    const headers: Record<string, string> = { host: 'localhost' };
    for (const [name, value] of Object.entries(call.headers ?? {})) {
      headers[name.toLowerCase()] = value;
    }
    const stored = this.findCached({ method: call.method, url: call.url, headers });
    if (stored === undefined) return this.request(call, headers);
    const { headers: rawHeaders, body } = stored.identity;
    return Promise.resolve({
      status: 200,
      statusText: 'OK',
      headers: headersOf(rawHeaders),
      body,
      stored,
    });
  };

  private request(
    { method, url, body, timeout }: ApiCall,
    headers: Record<string, string>,
  ): Promise<ApiAnswer> {
    const { server } = this;
    if (server === undefined) return Promise.reject(new NoAnswerError('There is no server yet.'));
    return new Promise((resolve, reject) => {
      const bytes = body === undefined ? undefined : Buffer.from(body);
      const socket = new NoSocket(() => fail());
      // The listeners read of it only what `NoSocket` has.
      const request = new IncomingMessage(socket as unknown as Socket);
      if (bytes) headers['content-length'] = String(bytes.length);
      Object.assign(request, { method, url, headers, complete: true });
      request.rawHeaders = Object.entries(headers).flat();
      request.httpVersionMajor = 1;
      request.httpVersionMinor = 1;
      request.httpVersion = '1.1';
      if (bytes) request.push(bytes);
      request.push(null);

      const response = new ServerResponse(request);
      const close = (): void => {
        response.destroyed = true;
        response.emit('close');
      };
      const timer = timeout === undefined ? undefined : setTimeout(() => socket.destroy(), timeout);
      function fail(): void {
        clearTimeout(timer);
        reject(new NoAnswerError(`${method} ${url.replace(/\?.*$/s, '')} was not answered.`));
        if (!response.destroyed) close();
      }
      response.on('error', () => socket.destroy());
      collect(response, (answer) => {
        clearTimeout(timer);
        resolve(answer);
        process.nextTick(() => {
          response.emit('finish');
          close();
        });
      });
      server.emit('request', request, response);
    });
  }
}

const headersOf = (raw: readonly string[]): Headers => {
  const headers = new Headers();
  for (let i = 0; i + 1 < raw.length; i += 2) headers.append(raw[i] ?? '', raw[i + 1] ?? '');
  return headers;
};

/** The headers of a response that `writeHead` was not given. */
function setHeadersOf(set: OutgoingHttpHeaders): string[] {
  return Object.entries(set).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).flatMap((one) =>
      one === undefined ? [] : [name, String(one)],
    ),
  );
}

/**
 * Collects what is written to a response that has no connection. Its methods are replaced on the
 * object itself, because Express replaces its prototype.
 */
function collect(response: ServerResponse, onEnd: (answer: ApiAnswer) => void): void {
  const chunks: Buffer[] = [];
  const take = (chunk: unknown, encoding?: unknown): void => {
    if (typeof chunk === 'string') {
      const known = typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8';
      chunks.push(Buffer.from(chunk, known));
    } else if (chunk instanceof Uint8Array) {
      chunks.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength));
    }
  };
  const later = (args: unknown[]): void => {
    const callback = args.find((each) => typeof each === 'function');
    if (callback) process.nextTick(callback as () => void);
  };
  let given: readonly string[] = [];
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  const replaced = {
    writeHead(...args: unknown[]) {
      const last = args.at(-1);
      if (Array.isArray(last)) given = last as string[];
      return writeHead(...args);
    },
    write(chunk: unknown, ...rest: unknown[]) {
      if (!response.headersSent) response.writeHead(response.statusCode);
      take(chunk, rest[0]);
      later(rest);
      return true;
    },
    end(...args: unknown[]) {
      if (response.writableEnded) return response;
      if (!response.headersSent) response.writeHead(response.statusCode);
      take(args[0], args[1]);
      later(args);
      response.finished = true;
      const { statusCode: status, statusMessage } = response;
      const set = setHeadersOf(response.getHeaders());
      onEnd({
        status,
        statusText: statusMessage || (STATUS_CODES[status] ?? ''),
        headers: headersOf(set.length > 0 ? set : given),
        body: chunks.length === 1 ? (chunks[0] ?? Buffer.alloc(0)) : Buffer.concat(chunks),
      });
      return response;
    },
  };
  Object.assign(response, replaced);
}
