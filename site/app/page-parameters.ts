/** The query parameters that change a page's HTML; cache keys leave out all others. */
export const pageParameters: readonly string[] = [
  'lang',
  'q',
  'category',
  'group',
  'page',
  'tab',
  'volunteer',
  'partnership',
  'project',
  'exit',
  'reference',
  'amount',
  'token',
];

/** Pages for one visitor, identified by a token in the query or a session; never cached. */
export const personalPages: readonly string[] = [
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/newsletter/preferences',
  '/donate/status',
  '/preview',
];

/** The relative URL of a page with its page parameters, in another language where one is given. */
export function pageUrl(pathname: string, search: string, language?: string): string {
  const current = new URLSearchParams(search);
  const parameters = new URLSearchParams();
  for (const name of pageParameters) {
    const value = current.get(name);
    if (value !== null && name !== 'lang') parameters.set(name, value);
  }
  if (language !== undefined) parameters.set('lang', language);
  const query = parameters.toString();
  // Two slashes at the start would be the URL of another host.
  const path = pathname.replace(/^\/+/, '/');
  return query === '' ? path : `${path}?${query}`;
}
