import { useQuery } from '@tanstack/react-query';
import { apiUrl, httpClient } from '../../providers/http-client';
import type { BlogState, BlogVersion } from '../blog-post';

/** Fetches a path of a post's history. */
function useAnswer<T>(path: string, wanted: boolean) {
  return useQuery<T>({
    queryKey: ['blog', 'history', path],
    enabled: wanted,
    // Fetched each time, as somebody else may be saving.
    staleTime: 0,
    gcTime: 0,
    retry: false,
    queryFn: async () => (await httpClient(`${apiUrl}/blog/${path}`)).json,
  });
}

/** The states a post was saved in, newest first. */
export function useVersions(id: number) {
  return useAnswer<BlogVersion[]>(`${id}/versions`, true);
}

/** One version with the post's values; nothing where no version is chosen. */
export function useVersion(id: number, version: number | undefined) {
  return useAnswer<BlogState>(`${id}/versions/${version}`, version !== undefined);
}
