import { LRUCache } from 'lru-cache';
import { hasQuery } from './cache-key.js';
import type { ContentChanges } from '../../content/content-changes.js';
import { StoredResponse, type RawHeaders } from './stored-response.js';

/** Memory for kept answers, in bytes, with all their encodings. */
const MAX_BYTES = 64 * 1024 * 1024;
/** The share of it for addresses with a query, of which anybody can make up any number. */
const QUERIED = 0.25;
/** Addresses with a query that are remembered as asked for, so that a second ask keeps the answer. */
const MAX_ASKED = 5_000;

/**
 * Whole answers, kept by key until content changes, room runs out, or a scheduled change of
 * content comes due. What has a query is kept from its second time on, in room of its own: random
 * queries neither take up memory nor push out what others ask for.
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

  /** The kept answer for `key`, unless it has become untrue in the meantime. */
  get(key: string): StoredResponse | undefined {
    const found = this.#roomOf(key).get(key);
    if (found && Date.now() >= found.validUntil) {
      this.#changes.changed();
      return undefined;
    }
    return found;
  }

  /**
   * Makes an answer that can be sent, and keeps it unless content changed while it was made or its
   * key, which has a query, is asked for the first time.
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
    // An instant that has passed would keep everything out until something else changes.
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
