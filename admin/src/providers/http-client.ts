import { fetchUtils, HttpError } from 'react-admin';
import { fieldsOf } from 'shared/is-record';
import { failureTexts } from '../i18n/failures';
import { askForPassword, needsRecentSignIn } from './recent-sign-in';

export const apiUrl = '/api';

let pendingReads = new AbortController();

/** Aborts the pending reads, which would be refused once the session has ended. */
export function abortReads(): void {
  pendingReads.abort();
  pendingReads = new AbortController();
}

/** The requests that change something: how many have begun, and the numbers of those under way. */
export const changes = { begun: 0, open: new Set<number>() };

/** A request to the API, as `backgroundClient`; one that changes something is counted. */
export async function httpClient(url: string, options: fetchUtils.Options = {}) {
  if (options.method === undefined) return backgroundClient(url, options);
  changes.begun += 1;
  const number = changes.begun;
  changes.open.add(number);
  try {
    return await backgroundClient(url, options);
  } finally {
    changes.open.delete(number);
  }
}

/** Sends a body to an operation of the API; returns its answer. */
export async function post<Answer>(path: string, body?: object): Promise<Answer> {
  const options = { method: 'POST', ...(body && { body: JSON.stringify(body) }) };
  return (await httpClient(`${apiUrl}/${path}`, options)).json;
}

/**
 * A request to the API that nobody has pressed a button for. It is sent again once the user has
 * entered the password where the API requires that.
 */
export async function backgroundClient(url: string, options: fetchUtils.Options = {}) {
  try {
    return await request(url, options);
  } catch (error) {
    if (!needsRecentSignIn(error)) throw error;
    const confirmation = await askForPassword();
    if (confirmation.confirmed) return request(url, options);
    throw new HttpError(confirmation.message ?? error.message, error.status, error.body);
  }
}

/**
 * React-admin's JSON fetch with the session cookie and the panel's language, in which the API
 * returns its messages. Throws HttpError with the server's `message`, or one of the panel where
 * there is none, and the messages of fields in `body.errors`; with status 0 when the server cannot
 * be reached.
 */
async function request(url: string, options: fetchUtils.Options) {
  const { lang } = document.documentElement;
  const headers = new Headers(options.headers);
  if (!headers.has('Accept')) headers.set('Accept', 'application/json');
  headers.set('Accept-Language', lang);
  const signal = options.method === undefined ? pendingReads.signal : undefined;
  try {
    return await fetchUtils.fetchJson(url, {
      signal,
      ...options,
      headers,
      credentials: 'same-origin',
    });
  } catch (error) {
    // Browsers report a lost connection as a TypeError with an English message.
    if (error instanceof TypeError) {
      throw new HttpError(failureTexts().status.unreachable, 0);
    }
    // Error responses of a proxy are in English or HTML.
    if (error instanceof HttpError && !error.body?.message) {
      const { tooLarge, unreachable } = failureTexts().status;
      if (error.status === 413) throw new HttpError(tooLarge, 413);
      if (error.status >= 500) throw new HttpError(unreachable, error.status);
    }
    throw error;
  }
}

/** The server's messages by field. */
export function fieldErrors(error: unknown): Record<string, string | undefined> {
  const errors = error instanceof HttpError ? fieldsOf(fieldsOf(error.body).errors) : {};
  return Object.fromEntries(
    Object.entries(errors).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}
