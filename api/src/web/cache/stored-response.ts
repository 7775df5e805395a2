import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  compress,
  isWorthCompressing,
  preferredEncoding,
  type Coding,
  type Encoding,
  type BodyUse,
} from './content-coding.js';
import { withNewKey } from './submission-key.js';

/** Alternating header names and values, as `ServerResponse.writeHead` accepts them. */
export type RawHeaders = readonly string[];

interface Representation {
  headers: string[];
  body: Buffer;
}

export interface StoreOptions {
  /** When it becomes stale, in milliseconds since 1970; Infinity when nothing is scheduled. */
  validUntil: number;
  /** Bodies that are compressed already; with them, no other coding is produced. */
  compressed?: Partial<Record<Coding, Buffer>>;
  /** The request headers it depends on besides `Accept-Encoding`. */
  vary?: string[];
  use?: BodyUse;
  /**
   * The key of a form in the body. Each time it is sent, it has another one: it is compressed then,
   * and has no entity tag, as a browser that kept an earlier copy would repeat its key.
   */
  submissionKey?: string | undefined;
}

/** Headers that belong to a single exchange and are never stored with a response. */
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
 * A complete response (200) that can be sent repeatedly. It is compressed in a coding when a client
 * first requests that coding; all its representations share one entity tag, if it has one.
 */
export class StoredResponse {
  readonly etag: string | undefined;
  readonly validUntil: number;
  /** Estimated memory in bytes, including its encodings. */
  readonly size: number;
  /** The headers of its response 304. */
  readonly notModified: string[];
  private readonly headers: string[];
  private readonly use: BodyUse;
  private readonly mayCompress: boolean;
  private readonly submissionKey: string | undefined;
  private readonly representations: Partial<
    Record<Encoding, Representation | Promise<Representation>>
  >;
  private readonly uncompressed: Representation;

  /** @param headers alternating names and values */
  constructor(
    headers: RawHeaders,
    body: Buffer,
    { validUntil, compressed, vary = ['Cookie'], use = 'often', submissionKey }: StoreOptions,
  ) {
    this.etag = submissionKey === undefined ? etagOf(body) : undefined;
    this.submissionKey = submissionKey;
    this.validUntil = validUntil;
    this.use = use;
    const storedHeaders: string[] = [];
    let type: string | undefined;
    for (let i = 0; i + 1 < headers.length; i += 2) {
      const [name, value] = [headers[i] ?? '', headers[i + 1] ?? ''];
      if (name.toLowerCase() === 'content-type') type = value;
      if (!PER_EXCHANGE.has(name.toLowerCase())) storedHeaders.push(name, value);
    }
    if (this.etag !== undefined) storedHeaders.push('ETag', this.etag);
    storedHeaders.push('Vary', ['Accept-Encoding', ...vary].join(', '));
    this.headers = storedHeaders;
    // The Content Security Policy is sent again: browsers update the headers of their cached copy
    // from this response, and the default policy would block everything that the page loads.
    this.notModified = storedHeaders.filter(
      (_, i) => !/^content-(?!security-policy)/i.test(storedHeaders[i - (i % 2)] ?? ''),
    );
    this.mayCompress = !compressed && isWorthCompressing(type, body.length);
    const { br, gzip } = compressed ?? {};
    this.uncompressed = this.represent(body);
    this.representations = {
      identity: this.uncompressed,
      ...(br && { br: this.represent(br, 'br') }),
      ...(gzip && { gzip: this.represent(gzip, 'gzip') }),
    };
    const codings = (br?.length ?? 0) + (gzip?.length ?? 0);
    this.size = body.length + (this.mayCompress ? body.length / 2 : codings) + 2048;
  }

  /** Its headers and body uncompressed. */
  get identity(): { headers: readonly string[]; body: Buffer } {
    return this.uncompressed;
  }

  /** Its headers and body in a coding, or uncompressed where that is not worth it. */
  encodedAs(encoding: Encoding): Representation | Promise<Representation> {
    if (this.submissionKey !== undefined) return this.withNewKey(encoding, this.submissionKey);
    const representation = this.representations[encoding];
    if (representation) return representation;
    if (encoding === 'identity' || !this.mayCompress) return this.uncompressed;
    const compressing = compress(this.uncompressed.body, encoding, this.use).then(
      (body) => (this.representations[encoding] = this.represent(body, encoding)),
      () => this.uncompressed,
    );
    return (this.representations[encoding] = compressing);
  }

  private withNewKey(
    encoding: Encoding,
    submissionKey: string,
  ): Representation | Promise<Representation> {
    const body = withNewKey(this.uncompressed.body, submissionKey);
    if (encoding === 'identity' || !this.mayCompress) return this.represent(body);
    return compress(body, encoding, 'each').then(
      (smaller) => this.represent(smaller, encoding),
      () => this.represent(body),
    );
  }

  private represent(body: Buffer, coding?: Coding): Representation {
    return {
      headers: [
        ...this.headers,
        ...(coding ? ['Content-Encoding', coding] : []),
        'Content-Length',
        String(body.length),
      ],
      body,
    };
  }
}

function etagOf(body: Buffer): string {
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 27);
  return `W/"${digest}"`;
}

/** Sends a response as the request demands: compressed, uncompressed or as not modified (304). */
export function sendStored(
  request: IncomingMessage,
  response: ServerResponse,
  stored: StoredResponse,
): void {
  if (stored.etag && matchesEtag(request.headers['if-none-match'], stored.etag)) {
    response.writeHead(304, stored.notModified).end();
    return;
  }
  const send = ({ headers, body }: Representation): void => {
    if (response.headersSent || response.destroyed) return;
    response.writeHead(200, headers);
    if (request.method === 'HEAD') response.end();
    else response.end(body);
  };
  const chosen = stored.encodedAs(preferredEncoding(request.headers['accept-encoding'] as string));
  if (chosen instanceof Promise) void chosen.then(send);
  else send(chosen);
}

/** Whether `If-None-Match` names the entity tag, by weak comparison (RFC 9110 section 13.1.2). */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const opaque = etag.replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === opaque);
}
