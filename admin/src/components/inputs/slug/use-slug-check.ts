import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useDataProvider, useResourceContext, type RaRecord } from 'react-admin';
import { MAX_SLUG_LENGTH } from 'shared/limits';

const debounceMs = 400;
/** Slugs that the API accepts. */
const slugPattern = /^(?!\d+$)[a-z0-9]+(-[a-z0-9]+)*$/;

export interface SlugOwner extends RaRecord {
  title: string;
}

export type SlugState =
  | { kind: 'unchecked' | 'checking' | 'free' | 'unknown' }
  | { kind: 'taken'; owner: SlugOwner; alternative: string };

export function isSlug(slug: string): boolean {
  return slug.length >= 3 && slug.length <= MAX_SLUG_LENGTH && slugPattern.test(slug);
}

/** The slug with the next number at its end, cut to the maximum length. */
export function nextSlug(slug: string): string {
  const [, stem = slug, number] = /^(.*[a-z].*)-(\d{1,3})$/.exec(slug) ?? [];
  const end = `-${Number(number ?? 1) + 1}`;
  return `${stem.slice(0, MAX_SLUG_LENGTH - end.length).replace(/-+$/, '')}${end}`;
}

function useDebounced(value: string): string {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), debounceMs);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}

/** Looks up on the server, debounced, whether another record of the resource has the slug. */
export function useSlugCheck(slug: string, ownId: RaRecord['id'] | undefined): SlugState {
  const dataProvider = useDataProvider();
  const resource = useResourceContext() ?? '';
  const debouncedSlug = useDebounced(slug);
  const { data, isError, isPending } = useQuery({
    queryKey: [resource, 'slug', debouncedSlug],
    enabled: isSlug(debouncedSlug),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    queryFn: async () => {
      const find = async (candidate: string) => {
        const { data: found } = await dataProvider.getList<SlugOwner>(resource, {
          filter: { slug: candidate },
          pagination: { page: 1, perPage: 1 },
          sort: { field: 'id', order: 'ASC' },
        });
        return found[0];
      };
      const owner = await find(debouncedSlug);
      let alternative = nextSlug(debouncedSlug);
      for (let tries = 0; owner && tries < 5 && (await find(alternative)); tries += 1) {
        alternative = nextSlug(alternative);
      }
      return { owner, alternative };
    },
  });
  if (!isSlug(slug)) return { kind: 'unchecked' };
  if (debouncedSlug !== slug || (isPending && !isError)) return { kind: 'checking' };
  if (isError || !data) return { kind: 'unknown' };
  const { owner, alternative } = data;
  return owner && owner.id !== ownId ? { kind: 'taken', owner, alternative } : { kind: 'free' };
}
