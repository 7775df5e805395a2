/**
 * Names by which the document, its inline scripts, the hydrated page and the service worker know the
 * same elements. They hold no code, so that each of these builds may import them.
 */

/** Id of the element that holds the scripts to start after the first paint. */
export const DEFERRED_SCRIPTS = 'deferred-scripts';

/** On the root element of a cached page that stands at the URL of another: no scripts start. */
export const UNSCRIPTED = 'data-unscripted';

/** On the root element of a page from the cache: when the server sent it. */
export const CACHED_AT = 'data-kept';

/** On the section of the offline page that lists the cached pages; it is hidden while empty. */
export const CACHED_PAGES = 'data-kept-pages';

/** On an element of a page that is never cached. */
export const CACHING = 'data-keep';
export const NEVER_CACHED = 'never';
