import { useQuery } from '@tanstack/react-query';
import { apiUrl, httpClient } from '../../providers/http-client';
import type { BlogState, BlogVersion } from '../blog-post';

/** What the API answers at an address of a post's history. */
function useAnswer<T>(path: string, wanted: boolean) {
  return useQuery<T>({
    queryKey: ['blog', 'history', path],
    enabled: wanted,
    // Somebody else may be saving: what is shown is read each time.
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

/** One of them, with what the post held; nothing where no version is asked for. */
export function useVersion(id: number, version: number | undefined) {
  return useAnswer<BlogState>(`${id}/versions/${version}`, version !== undefined);
}
