import { data } from 'react-router';
import { bodyOf, type ApiClient, type SearchResults } from '~/api/client';

export type SearchGroup = SearchResults['groups'][number];
export type SearchResult = SearchGroup['results'][number];
type GroupName = SearchGroup['name'];

/** Results on each page of a group. */
const PAGE_SIZE = 20;

const GROUPS: readonly GroupName[] = [
  'blog',
  'projects',
  'events',
  'public-calls',
  'documents',
  'team',
];

/** What a visitor searches. */
export interface Selection {
  q: string;
  /** The only group that is shown. */
  group?: GroupName;
  /** From 1. */
  page: number;
}

export function selectionOf(request: Request): Selection {
  const { searchParams } = new URL(request.url);
  // PostgreSQL refuses NUL, and HTML has no control characters.
  const q = (searchParams.get('q') ?? '')
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, 200);
  const group = GROUPS.find((name) => name === searchParams.get('group'));
  const page = /^[1-9]\d{0,2}$/.exec(searchParams.get('page') ?? '')?.[0];
  return { q, group, page: group === undefined ? 1 : Number(page ?? 1) };
}

export function pathOf({ q, group, page = 1 }: Partial<Selection>): string {
  const query = new URLSearchParams({
    ...(q && { q }),
    ...(group && { group }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return query === '' ? '/search' : `/search?${query}`;
}

export const pagesOf = ({ total }: SearchGroup): number => Math.ceil(total / PAGE_SIZE);

/** Searches; without words there are no results. Throws 404 for a page after the last one. */
export async function loadResults(
  api: ApiClient,
  { q, group, page }: Selection,
): Promise<SearchResults> {
  if (q === '') return { corrected: null, groups: [] };
  const params = { query: { q, group, page } };
  const found = await bodyOf(api.GET('/api/search', { params }));
  const isShown = found.groups.some(({ results }) => results.length > 0);
  if (page > 1 && !isShown) throw data(null, { status: 404 });
  return found;
}
