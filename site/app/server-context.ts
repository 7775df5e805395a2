import { createContext } from 'react-router';

/** Origin at which the server reaches the API, e.g. `http://127.0.0.1:3000`. */
export const apiBaseContext = createContext<string>();

/** What the server adds to requests it makes to the API for a visitor. */
export const apiHeadersContext = createContext<Record<string, string>>();

/** The site's public origin, without a trailing slash. */
export const publicUrlContext = createContext<string>();

/** Writes an error that the server meets to its log. */
export const reportErrorContext = createContext<(error: unknown) => void>();

/** Whether the server asks for the page's social card, as JSON, instead of the page. */
export const cardContext = createContext(false);

/** Whether the page may run scripts; one that stands at the URL of another page may not. */
export const scriptsContext = createContext(true);
