import { fetchUtils } from 'react-admin';

export const apiUrl = '/api';

/**
 * React-admin's JSON fetch with the session cookie and the panel's language, so that the API's
 * messages come in the language on screen. Throws HttpError whose `message` is the server's and
 * whose `body.errors` names the fields.
 */
export function httpClient(url: string, options: fetchUtils.Options = {}) {
  const headers = new Headers(options.headers);
  headers.set('Accept', 'application/json');
  headers.set('Accept-Language', document.documentElement.lang);
  return fetchUtils.fetchJson(url, { ...options, headers, credentials: 'same-origin' });
}
