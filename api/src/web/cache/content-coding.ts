import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, type BrotliOptions } from 'node:zlib';
import { SerialQueue } from '../../limits/serial-queue.js';

/** A content coding that responses are compressed with. */
export type Coding = 'br' | 'gzip';
export type Encoding = Coding | 'identity';

/**
 * How often the compressed body will be sent; `each` is one of many that differ a little, such as
 * pages that visitors get with a key of their own.
 */
export type BodyUse = 'often' | 'once' | 'each';

const brotliBody = promisify(brotliCompress);
const gzipBody = promisify(gzip);

/**
 * For a body that is sent once, better compression costs more than the fifth of bytes it saves.
 * Quality 1 takes twice the time of 0 for pages that are 2 to 5 % smaller, and 4 takes four times
 * as long for pages that are a sixth smaller.
 */
const BROTLI_QUALITY: Record<BodyUse, number> = { often: 5, once: 0, each: 4 };
/** Base-2 logarithms of the window in bytes; a large one has to be set up for each body. */
const BROTLI_WINDOW: Record<BodyUse, number> = { often: 22, once: 18, each: 18 };
const GZIP_LEVEL: Record<BodyUse, number> = { often: 6, once: 1, each: 6 };

/** Below this many bytes, compression costs more than it saves. */
const MIN_BYTES = 600;

/** Media types of text. */
const TEXT_TYPE =
  /^(?:text\/|image\/svg\+xml|application\/(?:[\w.-]+\+)?(?:json|xml|javascript)\b)/i;

/** Each compression takes several megabytes of memory, which the allocator rarely releases. */
const queue = new SerialQueue();

/** Whether compression makes a body of this type and size smaller. */
export function isWorthCompressing(contentType: string | undefined, bytes: number): boolean {
  return bytes >= MIN_BYTES && contentType !== undefined && TEXT_TYPE.test(contentType);
}

/**
 * Bodies up to this size, such as any page, are compressed on the server's own thread when they are
 * sent once: that takes up to a millisecond, and half the CPU time of passing them to another one.
 */
const MAX_SYNC_BYTES = 256 * 1024;

const brotliOptions = (body: Buffer, use: BodyUse): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[use],
    [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW[use],
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  },
});

/** Compresses a body. Only one compression runs at a time in this process. */
export function compress(body: Buffer, coding: Coding, use: BodyUse): Promise<Buffer> {
  if (coding === 'br' && use !== 'often' && body.length <= MAX_SYNC_BYTES) {
    return Promise.resolve(brotliCompressSync(body, brotliOptions(body, use)));
  }
  return queue.run(() =>
    coding === 'gzip'
      ? gzipBody(body, { level: GZIP_LEVEL[use] })
      : brotliBody(body, brotliOptions(body, use)),
  );
}

/**
 * The best content coding that a client accepts, by its `Accept-Encoding` (RFC 9110 section
 * 12.5.3); a coding with weight zero is not acceptable.
 */
export function preferredEncoding(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return 'identity';
  if (accepts(acceptEncoding, 'br')) return 'br';
  return accepts(acceptEncoding, 'gzip') ? 'gzip' : 'identity';
}

function accepts(header: string, coding: string): boolean {
  const at = header.search(new RegExp(`(?:^|[\\s,])${coding}\\s*(?:[;,]|$)`, 'i'));
  if (at < 0) return false;
  const rest = header.slice(at + 1).split(',', 1)[0] ?? '';
  return !/;\s*q=0(?:\.0*)?\s*$/i.test(rest);
}
