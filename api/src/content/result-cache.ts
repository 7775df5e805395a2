import { LRUCache } from 'lru-cache';
import type { ContentChanges } from './content-changes.js';

interface CachedResult<T> {
  result: T;
  generation: number;
  validUntil: number;
}

/**
 * Caches small results computed from visible content (the total of a list, its categories) until
 * content changes or a scheduled change of content is due.
 */
export class ResultCache<T> {
  private readonly results: LRUCache<string, CachedResult<T>>;
  private readonly pending = new Map<string, Promise<T>>();

  private readonly tables: readonly string[] | undefined;

  /**
   * @param maxResults maximal number of results; the least recently used ones are evicted
   * @param tables from whose rows alone the results are computed; without them, from any
   */
  constructor(
    private readonly changes: ContentChanges,
    { maxResults = 1_000, tables }: { maxResults?: number; tables?: readonly string[] } = {},
  ) {
    this.results = new LRUCache({ max: maxResults });
    this.tables = tables;
  }

  private get generation(): number {
    return this.tables ? this.changes.generationOf(this.tables) : this.changes.generation;
  }

  /**
   * Returns the result cached under `key`, or else that of `compute`, which is cached unless
   * content changed meanwhile. Concurrent callers share one call of `compute`.
   */
  async get(key: string, compute: () => Promise<T>): Promise<T> {
    const { generation } = this;
    const cached = this.results.get(key);
    if (cached && cached.generation === generation && Date.now() < cached.validUntil)
      return cached.result;
    const pendingKey = `${generation} ${key}`;
    const pending = this.pending.get(pendingKey) ?? this.computeAndCache(key, generation, compute);
    this.pending.set(pendingKey, pending);
    return pending.finally(() => this.pending.delete(pendingKey));
  }

  private async computeAndCache(
    key: string,
    generation: number,
    compute: () => Promise<T>,
  ): Promise<T> {
    const result = await compute();
    const validUntil = await this.changes.validUntil().catch(() => 0);
    if (validUntil > 0 && Date.now() >= validUntil) this.changes.changed();
    else if (generation === this.generation && validUntil > 0) {
      this.results.set(key, { result, generation, validUntil });
    }
    return result;
  }
}
