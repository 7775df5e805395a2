import { useEffect, useRef } from 'react';
import { useLocation, useMatches, useRevalidator } from 'react-router';

function promisesIn(loaderData: unknown): Promise<unknown>[] {
  if (typeof loaderData !== 'object' || loaderData === null) return [];
  return Object.values(loaderData).filter((value) => value instanceof Promise);
}

/**
 * After a navigation in the browser a page is shown while its data are still on their way, and its
 * `meta` cannot say anything of them. Once all are there the loaders are asked again: they answer
 * from the memory of the visit, and description, canonical address and structured data follow.
 */
export function useMetaAfterLoading(): void {
  const { key } = useLocation();
  const { revalidate } = useRevalidator();
  const matches = useMatches();
  const asked = useRef('');
  useEffect(() => {
    const loading = matches.flatMap(({ loaderData }) => promisesIn(loaderData));
    if (loading.length === 0 || asked.current === key) return undefined;
    let here = true;
    const follow = () => {
      if (!here) return;
      asked.current = key;
      void revalidate();
    };
    // What failed is shown by the page; asking again would only fail again.
    Promise.all(loading).then(follow, () => undefined);
    return () => {
      here = false;
    };
  }, [key, matches, revalidate]);
}
