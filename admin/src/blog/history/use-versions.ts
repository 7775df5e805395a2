import { useQuery } from '@tanstack/react-query';
import { apiUrl, httpClient } from '../../providers/http-client';
import type { BlogState, BlogVersion } from '../blog-post';

/** Fetches a path of a post's history. */
function useHistoryQuery<T>(path: string, enabled: boolean) {
  return useQuery<T>({
    queryKey: ['blog', 'history', path],
    enabled,
    // Never cached: another administrator may have saved since.
    staleTime: 0,
    gcTime: 0,
    retry: false,
    queryFn: async () => (await httpClient(`${apiUrl}/blog/${path}`)).json,
  });
}

/** A post's versions, newest first. */
export function useVersions(id: number) {
  return useHistoryQuery<BlogVersion[]>(`${id}/versions`, true);
}

/** One version with the post's values; disabled where `version` is undefined. */
export function useVersion(id: number, version: number | undefined) {
  return useHistoryQuery<BlogState>(`${id}/versions/${version}`, version !== undefined);
}
