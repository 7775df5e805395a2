/** The query parameters that change a page's HTML; all others may be dropped from a cache's key. */
export const pageParameters: readonly string[] = [
  'lang',
  'q',
  'category',
  'page',
  'tab',
  'volunteer',
  'partnership',
  'project',
  'reference',
  'amount',
];

/** The pages for one reader, by the token in their query: the server never caches them. */
export const personalPages: readonly string[] = [
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/newsletter/preferences',
  '/donate/status',
];

/** The address of the same page in another language, with the parameters that matter. */
export function pageUrl(pathname: string, search: string, language?: string): string {
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const name of pageParameters) {
    const value = given.get(name);
    if (value !== null && name !== 'lang') kept.set(name, value);
  }
  if (language !== undefined) kept.set('lang', language);
  const query = kept.toString();
  // Two slashes at the start would name another host.
  const path = pathname.replace(/^\/+/, '/');
  return query === '' ? path : `${path}?${query}`;
}
