import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from 'node:http';
import { compress, isWorthCompressing, preferredEncoding } from './content-coding.js';
import type { PageCache } from './page-cache.js';
import { sendStored } from './stored-response.js';

/** The key of a cacheable response, and the generation of the content when its request arrived. */
export interface CacheTarget {
  key: string;
  generation: number;
  pages: PageCache;
}

/** Responses about sessions are not compressed: their length must not reveal their content. */
const UNCOMPRESSED_PATH = /^\/api\/auth\//;

/**
 * Prepares a response: a body that is sent in one piece is compressed in a coding that the client
 * accepts, and the response to a successful anonymous read of the API is cached.
 */
export function prepareResponse(
  request: IncomingMessage,
  response: ServerResponse,
  target?: CacheTarget,
): void {
  const end = response.end.bind(response);
  const send = (body: Buffer): void => void end(body);
  response.end = ((...args: Parameters<typeof end>) => {
    const [chunk, encoding] = args as unknown[];
    const body = bufferOf(chunk, encoding);
    if (response.headersSent || body === undefined) return end(...args);
    response.end = end;
    if (target && request.method === 'GET' && isCacheable(response)) {
      cacheAndSend(request, response, body, target).catch(() => send(body));
    } else if (isCompressible(request, response, body)) {
      sendCompressed(request, response, body, send);
    } else {
      return end(...args);
    }
    return response;
  }) as typeof response.end;
}

function bufferOf(chunk: unknown, encoding: unknown): Buffer | undefined {
  if (Buffer.isBuffer(chunk)) return chunk;
  if (typeof chunk !== 'string') return undefined;
  return Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8');
}

function isCacheable(response: ServerResponse): boolean {
  return (
    response.statusCode === 200 &&
    !response.hasHeader('set-cookie') &&
    !/no-store|private/.test(String(response.getHeader('cache-control') ?? ''))
  );
}

async function cacheAndSend(
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
  { key, generation, pages }: CacheTarget,
): Promise<void> {
  const headers = Object.entries(response.getHeaders()).flatMap(([name, value]) =>
    value === undefined ? [] : [name, String(value)],
  );
  const stored = await pages.put(key, generation, headers, body);
  for (const name of ['content-length', 'etag', 'vary']) response.removeHeader(name);
  sendStored(request, response, stored);
}

function isCompressible(
  { url = '/' }: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
): boolean {
  return (
    response.statusCode !== 206 &&
    !response.hasHeader('content-encoding') &&
    !UNCOMPRESSED_PATH.test(url) &&
    isWorthCompressing(text(response.getHeader('content-type')), body.length)
  );
}

function sendCompressed(
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
  send: (body: Buffer) => void,
): void {
  const vary = text(response.getHeader('vary'));
  response.setHeader('Vary', vary === undefined ? 'Accept-Encoding' : `${vary}, Accept-Encoding`);
  const coding = preferredEncoding(text(request.headers['accept-encoding']));
  if (coding === 'identity') {
    send(body);
    return;
  }
  compress(body, coding, 'once').then(
    (smaller) => {
      if (response.headersSent || response.destroyed) return;
      response.setHeader('Content-Encoding', coding);
      response.setHeader('Content-Length', smaller.length);
      send(smaller);
    },
    () => send(body),
  );
}

const text = (header: OutgoingHttpHeader | undefined): string | undefined =>
  header === undefined ? undefined : String(header);
