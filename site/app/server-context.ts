import { createContext } from 'react-router';

/** Origin at which the server reaches the API, e.g. `http://127.0.0.1:3000`. */
export const apiBaseContext = createContext<string>();

/** The site's public origin, without a trailing slash. */
export const publicUrlContext = createContext<string>();
