import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Header names and values in turn, as `ServerResponse.writeHead` takes them. */
export type RawHeaders = readonly string[];

interface Representation {
  headers: string[];
  body: Buffer;
}

/** A whole answer kept for later: one representation per content coding, sharing an entity tag. */
export interface StoredResponse {
  readonly etag: string;
  /** Milliseconds since 1970 from which on it is stale; Infinity when nothing is scheduled. */
  readonly validUntil: number;
  /** Memory taken, in bytes. */
  readonly size: number;
  readonly notModified: string[];
  readonly representations: Readonly<Record<Encoding, Representation>>;
}

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Below this many bytes, compression costs more than it saves. */
const WORTH_COMPRESSING = 600;

/** Headers that speak of one exchange only and are never kept with an answer. */
const PER_EXCHANGE = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'transfer-encoding',
  'vary',
  'x-request-id',
]);

/**
 * Makes an answer that can be given again, compressed once for all who ask later.
 *
 * @param headers name and value in turn
 * @param validUntil milliseconds since 1970
 */
export async function storeResponse(
  headers: RawHeaders,
  body: Buffer,
  validUntil: number,
): Promise<StoredResponse> {
  if (body.length < WORTH_COMPRESSING) return storeBodies(headers, { identity: body }, validUntil);
  const [br, gz] = await Promise.all([
    brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    deflate(body, { level: 6 }),
  ]);
  return storeBodies(headers, { identity: body, br, gzip: gz }, validUntil);
}

/**
 * As `storeResponse`, of bodies that are compressed already; a coding that is not given gets the
 * plain body.
 */
export function storeBodies(
  headers: RawHeaders,
  bodies: { identity: Buffer; br?: Buffer; gzip?: Buffer },
  validUntil: number,
): StoredResponse {
  const { identity, br, gzip: gz } = bodies;
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`;
  const kept: string[] = [];
  for (let i = 0; i + 1 < headers.length; i += 2) {
    const [name, value] = [headers[i] ?? '', headers[i + 1] ?? ''];
    if (!PER_EXCHANGE.has(name.toLowerCase())) kept.push(name, value);
  }
  kept.push('ETag', etag, 'Vary', 'Accept-Encoding, Cookie');

  const represent = (body: Buffer, coding?: Encoding): Representation => ({
    headers: [
      ...kept,
      ...(coding ? ['Content-Encoding', coding] : []),
      'Content-Length',
      String(body.length),
    ],
    body,
  });
  const plain = represent(identity);
  return {
    etag,
    validUntil,
    size: identity.length + (br?.length ?? 0) + (gz?.length ?? 0) + 2048,
    notModified: kept.filter((_, i) => !/^content-/i.test(kept[i - (i % 2)] ?? '')),
    representations: {
      identity: plain,
      br: br ? represent(br, 'br') : plain,
      gzip: gz ? represent(gz, 'gzip') : plain,
    },
  };
}

/**
 * The best content coding a client takes, by its `Accept-Encoding` (RFC 9110 section 12.5.3); a
 * coding with weight zero is refused.
 */
export function preferredEncoding(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return 'identity';
  if (takes(acceptEncoding, 'br')) return 'br';
  return takes(acceptEncoding, 'gzip') ? 'gzip' : 'identity';
}

function takes(header: string, coding: string): boolean {
  const at = header.search(new RegExp(`(?:^|[\\s,])${coding}\\s*(?:[;,]|$)`, 'i'));
  if (at < 0) return false;
  const rest = header.slice(at + 1).split(',', 1)[0] ?? '';
  return !/;\s*q=0(?:\.0*)?\s*$/i.test(rest);
}

/** Whether `If-None-Match` names the entity tag, by weak comparison (RFC 9110 section 13.1.2). */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const opaque = etag.replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === opaque);
}
