import type { RouterContextProvider } from 'react-router';
import { serverApi, type ApiClient } from './api/client';
import { defaultLanguage } from './i18n/language';
import { loadBlogPage, selectionOf as blogSelectionOf } from './routes/blog/blog-page';
import { loadResults, selectionOf } from './routes/search/search-page';

/** Whether the search of a page finds nothing, by the paths of pages with a search. */
const SEARCHES: Record<string, (api: ApiClient, request: Request) => Promise<boolean>> = {
  '/blog': async (api, request) =>
    (await loadBlogPage(api, blogSelectionOf(request), defaultLanguage)).posts.length === 0,
  '/search': async (api, request) => {
    const { corrected, groups } = await loadResults(api, selectionOf(request));
    return corrected === null && groups.every(({ results }) => results.length === 0);
  },
};

/**
 * Whether the search of a page finds nothing, so that the page differs from those of other such
 * searches only by its words; undefined for a page without a search.
 * @returns false where the search fails, which the page then shows
 */
export function findsNothing(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<boolean> | undefined {
  const search = SEARCHES[new URL(request.url).pathname];
  return search?.(serverApi(context), request).catch(() => false);
}
