import {
  createFinalURL,
  createQuerySerializer,
  defaultPathSerializer,
  type Client,
} from 'openapi-fetch';
import type { RouterContextProvider } from 'react-router';
import { deepFreeze } from '~/deep-freeze';
import { callApiContext, type ApiAnswer } from '~/server-context';
import { withTextLineEnds } from './line-ends';
import type { paths } from './schema';

type ServerApi = Pick<Client<paths>, 'GET' | 'POST'>;

/** What the methods of the client take, whatever the operation. */
interface CallOptions {
  params?: { path?: Record<string, unknown>; query?: Record<string, unknown> };
  headers?: Record<string, string>;
  body?: unknown;
}

interface Result {
  data?: unknown;
  error?: unknown;
  response: Response;
}

/** How long a page waits for an answer of the API, in milliseconds. */
const TIMEOUT_MS = 8_000;

// Marked, so that browsers do not get it with the types of the client.
const querySerializer = /* @__PURE__ */ createQuerySerializer();

/** The results of cached answers, so that each is parsed once until content changes. */
const parsed = /* @__PURE__ */ new WeakMap<object, Result>();

/** More than the answers that the pages of the site share. */
const MAX_LATEST = 100;

/**
 * The last cached answers, by their URLs. After a change of content an answer that says the same
 * has the same data as before, so that what was made from them remains.
 */
const latest = /* @__PURE__ */ new Map<string, { text: string; data: unknown }>();

/**
 * The API client for loaders and actions on the server. It answers as `openapi-fetch` does, whose
 * requests and responses cost more than what they carry. Data may be shared between requests and
 * are frozen.
 */
export function serverApi(context: Readonly<RouterContextProvider>): ServerApi {
  const callApi = context.get(callApiContext);
  const send = async (
    method: 'GET' | 'POST',
    path: string,
    { params = {}, headers, body }: CallOptions = {},
  ): Promise<Result> => {
    const url = createFinalURL(path, {
      baseUrl: '',
      params,
      querySerializer,
      pathSerializer: defaultPathSerializer,
    });
    const answer = await callApi({
      method,
      url,
      timeout: TIMEOUT_MS,
      headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
    }).catch(() => undefined);
    if (answer === undefined) return { response: unavailable() };
    const known = answer.stored && parsed.get(answer.stored);
    if (known) return known;
    const result = resultOf(answer, latest.get(url));
    if (answer.stored) {
      parsed.set(answer.stored, Object.freeze(result));
      remember(url, answer.body.toString(), result.data);
    }
    return result;
  };
  // The types of the operations are those of the API's description, as in the browser's client.
  return {
    GET: (path: string, options?: CallOptions) => send('GET', path, options),
    POST: (path: string, options?: CallOptions) => send('POST', path, options),
  } as unknown as ServerApi;
}

/** Stands in for the answer that did not come in time; makes an error page with status 503. */
const unavailable = () => new Response(null, { status: 503, statusText: 'Service Unavailable' });

function remember(url: string, text: string, data: unknown): void {
  latest.delete(url);
  latest.set(url, { text, data });
  const [oldest] = latest.keys();
  if (latest.size > MAX_LATEST && oldest !== undefined) latest.delete(oldest);
}

function resultOf(
  { status, statusText, headers, body }: ApiAnswer,
  before: { text: string; data: unknown } | undefined,
): Result {
  const response = new Response(null, { status, statusText, headers });
  const text = body.toString();
  if (!response.ok) return { error: jsonOr(text), response };
  if (before?.text === text) return { data: before.data, response };
  const data: unknown = text === '' ? undefined : JSON.parse(text);
  return { data: deepFreeze(withTextLineEnds(data)), response };
}

function jsonOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
