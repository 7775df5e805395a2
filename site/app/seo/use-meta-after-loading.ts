import { useEffect, useRef } from 'react';
import { useLocation, useMatches, useRevalidator } from 'react-router';

function promisesIn(loaderData: unknown): Promise<unknown>[] {
  if (typeof loaderData !== 'object' || loaderData === null) return [];
  return Object.values(loaderData).filter((value) => value instanceof Promise);
}

/**
 * Updates the page's meta once its data have loaded. After a navigation in the browser a page is
 * rendered while its data are loading, so its `meta` runs without them. Revalidation then runs the
 * loaders again, which return cached data, and `meta` with them.
 */
export function useMetaAfterLoading(): void {
  const { key } = useLocation();
  const { revalidate } = useRevalidator();
  const matches = useMatches();
  const revalidatedKey = useRef('');
  useEffect(() => {
    const loading = matches.flatMap(({ loaderData }) => promisesIn(loaderData));
    if (loading.length === 0 || revalidatedKey.current === key) return undefined;
    let active = true;
    const update = () => {
      if (!active) return;
      revalidatedKey.current = key;
      void revalidate();
    };
    // The page shows a failed request itself; another one would probably fail, too.
    Promise.all(loading).then(update, () => undefined);
    return () => {
      active = false;
    };
  }, [key, matches, revalidate]);
}
