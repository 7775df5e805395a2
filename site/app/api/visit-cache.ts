import { useEffect } from 'react';

export interface VisitCache<T> {
  /** The cached value of `key`, or what `load` returns, which is cached then. */
  getOrLoad(key: string, load: () => Promise<T>): T | Promise<T>;
  set(key: string, value: T): void;
}

/**
 * Caches what the browser has loaded until the document is left, so that going back to a page sends
 * no request. A failed load is not cached.
 */
export function visitCache<T>(): VisitCache<T> {
  const values = new Map<string, T | Promise<T>>();
  return {
    getOrLoad(key, load) {
      const cached = values.get(key);
      if (cached !== undefined) return cached;
      const loading = load();
      values.set(key, loading);
      loading.then(
        (value) => values.set(key, value),
        () => values.delete(key),
      );
      return loading;
    },
    set(key, value) {
      values.set(key, value);
    },
  };
}

/**
 * Caches data that came with the document, so that going back to the page does not load them again.
 * Null means that they could not be loaded, and is not cached.
 */
export function useCached<T>(
  cache: VisitCache<T>,
  key: string,
  value: T | null | Promise<T | null>,
): void {
  useEffect(() => {
    if (!(value instanceof Promise) && value !== null) cache.set(key, value);
  }, [cache, key, value]);
}
