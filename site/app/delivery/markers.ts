/**
 * Ids and attributes by which the document, its inline scripts, the hydrated page and the service
 * worker find the same elements. This module contains no code, so that each of these builds may
 * import it.
 *
 * Service workers and cached pages of earlier releases use the values that begin with `data-`, so
 * these do not change.
 */

/** Id of the element that contains the scripts to start after the first paint. */
export const DEFERRED_SCRIPTS = 'deferred-scripts';

/** On the root element of a page that is served at another page's URL: its scripts do not start. */
export const UNSCRIPTED = 'data-unscripted';

/** On the root element of a page from the cache: the date at which the server sent it. */
export const CACHED_AT = 'data-kept';

/** On the section of the offline page that lists the cached pages; it is hidden while empty. */
export const CACHED_PAGES = 'data-kept-pages';

/** On an element of a page that must not be cached. */
export const CACHING = 'data-keep';
export const NEVER_CACHED = 'never';
