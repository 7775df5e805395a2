import { LRUCache } from 'lru-cache';
import type { ContentChanges } from '../../content/content-changes.js';
import { hasQuery } from './cache-key.js';
import { StoredResponse, type RawHeaders } from './stored-response.js';

/** Memory for cached responses in bytes, including all their encodings. */
const MAX_BYTES = 64 * 1024 * 1024;
/** The share of it for URLs with a query, which clients can invent in any number. */
const QUERY_SHARE = 0.25;
/** URLs with a query whose first request is remembered, so that the second one is cached. */
const MAX_REQUESTED = 5_000;

/**
 * Complete responses, cached by key until content changes, memory runs out, or a scheduled change
 * of content is due. URLs with a query are cached from their second request on, in a separate share
 * of memory: random queries neither fill the cache nor evict what other visitors request.
 */
export class PageCache {
  private readonly withoutQuery: LRUCache<string, StoredResponse>;
  private readonly withQuery: LRUCache<string, StoredResponse>;
  /** Requests that were answered from it, and those that were not though they may be. */
  readonly counts = { hits: 0, misses: 0 };
  private readonly requested = new LRUCache<string, true>({ max: MAX_REQUESTED });

  constructor(
    private readonly changes: ContentChanges,
    maxBytes = MAX_BYTES,
  ) {
    const cacheOf = (bytes: number): LRUCache<string, StoredResponse> =>
      new LRUCache({
        maxSize: bytes,
        maxEntrySize: Math.floor(bytes / 4),
        sizeCalculation: ({ size }, key) => Math.ceil(size) + key.length * 2,
      });
    this.withoutQuery = cacheOf(Math.floor(maxBytes * (1 - QUERY_SHARE)));
    this.withQuery = cacheOf(Math.floor(maxBytes * QUERY_SHARE));
    changes.onChange(() => {
      this.withoutQuery.clear();
      this.withQuery.clear();
    });
  }

  /** The cached response for `key`, unless it is stale. */
  get(key: string): StoredResponse | undefined {
    const found = this.cacheOf(key).get(key);
    if (found && Date.now() >= found.validUntil) {
      this.changes.changed();
      return undefined;
    }
    return found;
  }

  /**
   * Creates a response, and caches it unless content changed meanwhile or its key has a query and
   * is requested for the first time.
   *
   * @param generation of the content when its rendering began
   * @param submissionKey of a form in the body
   */
  async put(
    key: string,
    generation: number,
    headers: RawHeaders,
    body: Buffer,
    submissionKey?: string,
  ): Promise<StoredResponse> {
    const validUntil = await this.changes.validUntil().catch(() => 0);
    // While that instant is in the past, nothing would be cached until something else changes.
    if (validUntil > 0 && Date.now() >= validUntil) this.changes.changed();
    const isCached =
      this.isAdmitted(key) && generation === this.changes.generation && Date.now() < validUntil;
    const response = new StoredResponse(headers, body, {
      validUntil,
      submissionKey,
      use: isCached ? 'often' : 'once',
    });
    if (isCached) this.cacheOf(key).set(key, response);
    return response;
  }

  get count(): number {
    return this.withoutQuery.size + this.withQuery.size;
  }

  private cacheOf(key: string): LRUCache<string, StoredResponse> {
    return hasQuery(key) ? this.withQuery : this.withoutQuery;
  }

  private isAdmitted(key: string): boolean {
    if (!hasQuery(key) || this.requested.has(key)) return true;
    this.requested.set(key, true);
    return false;
  }
}
