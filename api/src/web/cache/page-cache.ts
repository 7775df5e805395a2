import { LRUCache } from 'lru-cache';
import type { ContentChanges } from '../../content/content-changes.js';
import { hasQuery } from './cache-key.js';
import { StoredResponse, type RawHeaders } from './stored-response.js';

/** Memory for cached answers, in bytes, with all their encodings. */
const MAX_BYTES = 64 * 1024 * 1024;
/** The share of it for URLs with a query, of which anybody can make up any number. */
const QUERIED = 0.25;
/** URLs with a query that are remembered, so that the second request caches the answer. */
const MAX_ASKED = 5_000;

/**
 * Whole answers, cached by key until content changes, memory runs out, or a scheduled change of
 * content comes due. URLs with a query are cached from their second request on, in memory of their
 * own: random queries neither fill the cache nor evict what others ask for.
 */
export class PageCache {
  readonly #changes: ContentChanges;
  readonly #plain: LRUCache<string, StoredResponse>;
  readonly #queried: LRUCache<string, StoredResponse>;
  readonly #asked = new LRUCache<string, true>({ max: MAX_ASKED });

  constructor(changes: ContentChanges, maxBytes = MAX_BYTES) {
    this.#changes = changes;
    const room = (bytes: number): LRUCache<string, StoredResponse> =>
      new LRUCache({
        maxSize: bytes,
        maxEntrySize: Math.floor(bytes / 4),
        sizeCalculation: ({ size }, key) => Math.ceil(size) + key.length * 2,
      });
    this.#plain = room(Math.floor(maxBytes * (1 - QUERIED)));
    this.#queried = room(Math.floor(maxBytes * QUERIED));
    changes.onChange(() => {
      this.#plain.clear();
      this.#queried.clear();
    });
  }

  /** The cached answer for `key`, unless it is stale. */
  get(key: string): StoredResponse | undefined {
    const found = this.#roomOf(key).get(key);
    if (found && Date.now() >= found.validUntil) {
      this.#changes.changed();
      return undefined;
    }
    return found;
  }

  /**
   * Makes an answer that can be sent, and caches it unless content changed meanwhile or its key has
   * a query and is requested for the first time.
   *
   * @param generation of the content when the answer was begun
   */
  async put(
    key: string,
    generation: number,
    headers: RawHeaders,
    body: Buffer,
  ): Promise<StoredResponse> {
    const validUntil = await this.#changes.validUntil().catch(() => 0);
    // With an instant that has passed nothing would be cached until something else changes.
    if (validUntil > 0 && Date.now() >= validUntil) this.#changes.changed();
    const keeping =
      this.#isAdmitted(key) && generation === this.#changes.generation && Date.now() < validUntil;
    const made = new StoredResponse(headers, body, { validUntil, use: keeping ? 'often' : 'once' });
    if (keeping) this.#roomOf(key).set(key, made);
    return made;
  }

  get count(): number {
    return this.#plain.size + this.#queried.size;
  }

  #roomOf(key: string): LRUCache<string, StoredResponse> {
    return hasQuery(key) ? this.#queried : this.#plain;
  }

  #isAdmitted(key: string): boolean {
    if (!hasQuery(key) || this.#asked.has(key)) return true;
    this.#asked.set(key, true);
    return false;
  }
}
