import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { ContentChanges } from './content-changes.js';
import {
  matchesEtag,
  preferredEncoding,
  storeResponse,
  type RawHeaders,
  type StoredResponse,
} from './stored-response.js';

/** Memory for kept answers, in bytes, with all their encodings. */
const MAX_BYTES = 64 * 1024 * 1024;

/**
 * Whole answers, kept by key until content changes, room runs out, or a scheduled change of
 * content comes due.
 */
export class PageCache {
  readonly #changes: ContentChanges;
  readonly #kept: LRUCache<string, StoredResponse>;

  constructor(changes: ContentChanges, maxBytes = MAX_BYTES) {
    this.#changes = changes;
    this.#kept = new LRUCache({
      maxSize: maxBytes,
      maxEntrySize: Math.floor(maxBytes / 4),
      sizeCalculation: ({ size }, key) => size + key.length * 2,
    });
    changes.onChange(() => this.#kept.clear());
  }

  /** The kept answer for `key`, unless it has become untrue in the meantime. */
  get(key: string): StoredResponse | undefined {
    const found = this.#kept.get(key);
    if (found && Date.now() >= found.validUntil) {
      this.#changes.changed();
      return undefined;
    }
    return found;
  }

  /**
   * Makes an answer that can be sent, and keeps it unless content changed while it was made.
   *
   * @param generation of the content when making it began
   */
  async put(
    key: string,
    generation: number,
    headers: RawHeaders,
    body: Buffer,
  ): Promise<StoredResponse> {
    const validUntil = await this.#changes.validUntil().catch(() => 0);
    const made = await storeResponse(headers, body, validUntil);
    if (generation === this.#changes.generation && Date.now() < validUntil) {
      this.#kept.set(key, made);
    }
    return made;
  }

  get count(): number {
    return this.#kept.size;
  }
}

/** Sends a kept answer in the form the client asked for: compressed, unchanged (304) or bare. */
export function sendStored(
  request: IncomingMessage,
  response: ServerResponse,
  stored: StoredResponse,
): void {
  if (matchesEtag(request.headers['if-none-match'], stored.etag)) {
    response.writeHead(304, stored.notModified).end();
    return;
  }
  const encoding = preferredEncoding(request.headers['accept-encoding'] as string | undefined);
  const { headers, body } = stored.representations[encoding];
  response.writeHead(200, headers);
  if (request.method === 'HEAD') response.end();
  else response.end(body);
}
