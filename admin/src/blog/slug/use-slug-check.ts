import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { BlogPost } from '../blog-post';

/** Debounce of the look-up, in milliseconds. */
const pause = 400;
/** Slugs that the API accepts. */
const slugForm = /^(?!\d+$)[a-z0-9]+(-[a-z0-9]+)*$/;
const mostCharacters = 120;

export type SlugState =
  | { kind: 'unchecked' | 'checking' | 'free' | 'unknown' }
  | { kind: 'taken'; by: BlogPost; instead: string };

export function isSlug(slug: string): boolean {
  return slug.length >= 3 && slug.length <= mostCharacters && slugForm.test(slug);
}

/** The slug with the next number at its end, cut to the longest slug allowed. */
export function nextSlug(slug: string): string {
  const [, stem = slug, number] = /^(.*[a-z].*)-(\d{1,3})$/.exec(slug) ?? [];
  const end = `-${Number(number ?? 1) + 1}`;
  return `${stem.slice(0, mostCharacters - end.length).replace(/-+$/, '')}${end}`;
}

function usePaused(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}

/** Whether the slug is free, looked up on the server, debounced. */
export function useSlugCheck(slug: string, ownId: BlogPost['id'] | undefined): SlugState {
  const dataProvider = useDataProvider();
  const asked = usePaused(slug);
  const { data, isError, isPending } = useQuery({
    queryKey: ['blog', 'slug', asked],
    enabled: isSlug(asked),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    queryFn: async () => {
      const find = async (wanted: string) => {
        const { data: found } = await dataProvider.getList<BlogPost>('blog', {
          filter: { slug: wanted },
          pagination: { page: 1, perPage: 1 },
          sort: { field: 'id', order: 'ASC' },
        });
        return found[0];
      };
      const by = await find(asked);
      let instead = nextSlug(asked);
      for (let tries = 0; by && tries < 5 && (await find(instead)); tries += 1) {
        instead = nextSlug(instead);
      }
      return { by, instead };
    },
  });
  if (!isSlug(slug)) return { kind: 'unchecked' };
  if (asked !== slug || (isPending && !isError)) return { kind: 'checking' };
  if (isError || !data) return { kind: 'unknown' };
  const { by, instead } = data;
  return by && by.id !== ownId ? { kind: 'taken', by, instead } : { kind: 'free' };
}
