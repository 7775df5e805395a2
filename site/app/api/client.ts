import createClient, { type Client } from 'openapi-fetch';
import { data, type RouterContextProvider } from 'react-router';
import { apiBaseContext } from '~/server-context';
import type { paths } from './schema';

type Answer<Path extends keyof paths> = paths[Path] extends {
  get: { responses: { 200: { content: { 'application/json': infer Body } } } };
}
  ? Body
  : never;

export type BlogPost = Answer<'/api/blog/{idOrSlug}'>;
export type BlogNeighbours = Answer<'/api/blog/{idOrSlug}/neighbours'>;
export type BlogPostLink = BlogNeighbours['related'][number];
export type CalendarEvent = Answer<'/api/events/{id}'>;
export type DonationStatus =
  paths['/api/donations/status']['post']['responses'][200]['content']['application/json'];
export type Partner = Answer<'/api/partners/{id}'>;
export type Project = Answer<'/api/projects/{idOrSlug}'>;
export type ProjectDocument = Answer<'/api/documents/{id}'>;
export type Settings = Answer<'/api/settings/{id}'>;
export type TeamMember = Answer<'/api/team/{id}'>;

/** What pages need of the API: reading. */
export type ApiClient = Pick<Client<paths>, 'GET'>;

/** How long a page waits for the API before it is made without the answer, in milliseconds. */
const LONGEST_WAIT_MS = 8_000;

/** The API as the server reaches it, from a loader or an action. */
export function serverApi(
  context: Readonly<RouterContextProvider>,
): Pick<Client<paths>, 'GET' | 'POST'> {
  return createClient<paths>({
    baseUrl: context.get(apiBaseContext),
    fetch: (request) =>
      fetch(request, { signal: AbortSignal.timeout(LONGEST_WAIT_MS) }).catch(noAnswer),
  });
}

/** An API that does not answer in time makes a page that says so: 503, to be tried again. */
const noAnswer = () => new Response(null, { status: 503, statusText: 'Service Unavailable' });

/**
 * The API as the browser reaches it: the same origin. The client itself is fetched with the first
 * call, since a page that came whole from the server makes none.
 */
export const browserApi: ApiClient = {
  GET: (url, ...init) => import('./browser-client').then(({ client }) => client.GET(url, ...init)),
};

interface Fetched<Body> {
  data?: Body;
  error?: unknown;
  response: Response;
}

/** What an answer that is no success says: a problem's message, or text that is no page. */
function wordsOf(error: unknown): string {
  if (typeof error === 'string') return error.startsWith('<') ? '' : error.trim().slice(0, 300);
  if (typeof error !== 'object' || error === null || !('message' in error)) return '';
  return typeof error.message === 'string' ? error.message : '';
}

/**
 * A route error response of the API's status, so that a 404 of the API becomes a 404 of the page.
 * Its data are the message of a generic failure: the status, a colon, a space, and what the answer
 * says or else its status text.
 */
export function routeErrorOf({ error, response: { status, statusText } }: Fetched<unknown>) {
  return data(`${status}: ${wordsOf(error) || statusText}`, { status, statusText });
}

/**
 * The body of an answer.
 * @throws routeErrorOf anything but a success
 */
export async function bodyOf<Body>(request: Promise<Fetched<Body>>): Promise<Body> {
  const answer = await request;
  if (answer.data === undefined || !answer.response.ok) throw routeErrorOf(answer);
  return answer.data;
}
