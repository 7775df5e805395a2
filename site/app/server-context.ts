import { createContext } from 'react-router';

/** Origin of the API for requests of the server, e.g. `http://127.0.0.1:3000`. */
export const apiBaseContext = createContext<string>();

/** Headers of the requests that the server makes to the API on behalf of a visitor. */
export const apiHeadersContext = createContext<Record<string, string>>();

/** The site's public origin, without a trailing slash. */
export const publicUrlContext = createContext<string>();

/** Writes an error to the server's log. */
export const reportErrorContext = createContext<(error: unknown) => void>();

/** Whether the request is for the page's social card, as JSON, instead of the page. */
export const cardContext = createContext(false);

/** Whether the page may run scripts; one that is served at another page's URL may not. */
export const scriptsContext = createContext(true);
