import { useEffect } from 'react';

export interface VisitMemory<T> {
  /** What was loaded under `key` in this visit, or what `load` brings now. */
  recall(key: string, load: () => Promise<T>): T | Promise<T>;
  keep(key: string, value: T): void;
}

/**
 * Remembers what the browser has loaded for as long as the document lives, so that going back to
 * a page asks the server nothing. A failed load is forgotten.
 */
export function visitMemory<T>(): VisitMemory<T> {
  const kept = new Map<string, T | Promise<T>>();
  return {
    recall(key, load) {
      const known = kept.get(key);
      if (known !== undefined) return known;
      const loading = load();
      kept.set(key, loading);
      loading.then(
        (value) => kept.set(key, value),
        () => kept.delete(key),
      );
      return loading;
    },
    keep(key, value) {
      kept.set(key, value);
    },
  };
}

/**
 * Keeps what came with the document, so that coming back to the page does not load it again; null
 * where it failed to come.
 */
export function useKept<T>(
  memory: VisitMemory<T>,
  key: string,
  value: T | null | Promise<T | null>,
): void {
  useEffect(() => {
    if (!(value instanceof Promise) && value !== null) memory.keep(key, value);
  }, [memory, key, value]);
}
