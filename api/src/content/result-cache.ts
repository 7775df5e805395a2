import { LRUCache } from 'lru-cache';
import type { ContentChanges } from './content-changes.js';

interface Kept<T> {
  result: T;
  generation: number;
  validUntil: number;
}

/**
 * Caches small results made from what visitors see (the total of a list, its categories) until
 * content changes or a scheduled change of content comes due.
 */
export class KeptResults<T> {
  readonly #changes: ContentChanges;
  readonly #kept: LRUCache<string, Kept<T>>;
  readonly #making = new Map<string, Promise<T>>();

  /** @param most results to cache; beyond it the least recently used are evicted */
  constructor(changes: ContentChanges, most = 1_000) {
    this.#changes = changes;
    this.#kept = new LRUCache({ max: most });
  }

  /**
   * The result cached under `key`, or else that of `make`, which is cached unless content changed
   * meanwhile. Concurrent callers share one call of `make`.
   */
  async get(key: string, make: () => Promise<T>): Promise<T> {
    const { generation } = this.#changes;
    const kept = this.#kept.get(key);
    if (kept && kept.generation === generation && Date.now() < kept.validUntil) return kept.result;
    const turn = `${generation} ${key}`;
    const making = this.#making.get(turn) ?? this.#make(key, generation, make);
    this.#making.set(turn, making);
    return making.finally(() => this.#making.delete(turn));
  }

  async #make(key: string, generation: number, make: () => Promise<T>): Promise<T> {
    const result = await make();
    const validUntil = await this.#changes.validUntil().catch(() => 0);
    if (validUntil > 0 && Date.now() >= validUntil) this.#changes.changed();
    else if (generation === this.#changes.generation && validUntil > 0) {
      this.#kept.set(key, { result, generation, validUntil });
    }
    return result;
  }
}
