import type { Client } from 'openapi-fetch';
import { data } from 'react-router';
import type { paths } from './schema';

export { serverApi } from './server-api';

type Body<Path extends keyof paths> = paths[Path] extends {
  get: { responses: { 200: { content: { 'application/json': infer Content } } } };
}
  ? Content
  : never;

export type ArchivedIssue = Body<'/api/newsletter/archive'>[number];
export type ArchivedIssueText = Body<'/api/newsletter/archive/{slug}'>;
export type BlogPost = Body<'/api/blog/{idOrSlug}'>;
export type BlogNeighbours = Body<'/api/blog/{idOrSlug}/neighbours'>;
export type BlogPostLink = BlogNeighbours['related'][number];
/** An event that visitors see: only a draft has no date. */
export type CalendarEvent = Body<'/api/events/{idOrSlug}'> & { eventDate: string };
export type DonationStatus =
  paths['/api/donations/status']['post']['responses'][200]['content']['application/json'];
export type Partner = Body<'/api/partners/{id}'>;
export type Project = Body<'/api/projects/{idOrSlug}'>;
export type ProjectDocument = Body<'/api/documents/{id}'>;
export type PublicCall = Body<'/api/public-calls/{idOrSlug}'>;
export type CallTexts = Body<'/api/public-calls/{idOrSlug}/texts'>;
export type CallBlock = CallTexts['lead'][number];
export type CallInline = Extract<CallBlock, { type: 'paragraph' }>['inlines'][number];
export type SearchResults =
  paths['/api/search']['get']['responses'][200]['content']['application/json'];
export type SitePage = Body<'/api/pages/{idOrSlug}'>;
export type Settings = Body<'/api/settings/{id}'>;
export type TeamMember = Body<'/api/team/{id}'>;

/** The part of the API client that pages use: reading. */
export type ApiClient = Pick<Client<paths>, 'GET'>;

/**
 * The API client for browsers, on the same origin. Its code is fetched with the first call, since a
 * page that the server rendered makes none.
 */
export const browserApi: ApiClient = {
  GET: (url, ...init) => import('./browser-client').then(({ client }) => client.GET(url, ...init)),
};

interface Fetched<Body> {
  data?: Body;
  error?: unknown;
  response: Response;
}

/** The message of a failed answer: that of a problem, or plain text, but no HTML. */
function messageOf(error: unknown): string {
  if (typeof error === 'string') return error.startsWith('<') ? '' : error.trim().slice(0, 300);
  if (typeof error !== 'object' || error === null || !('message' in error)) return '';
  return typeof error.message === 'string' ? error.message : '';
}

/**
 * A route error response with the status of the API's answer, so that a 404 of the API becomes a
 * 404 of the page. Its data are a message: the status, a colon, a space, and the message of the
 * answer or else its status text.
 */
export function routeErrorOf({ error, response: { status, statusText } }: Fetched<unknown>) {
  return data(`${status}: ${messageOf(error) || statusText}`, { status, statusText });
}

/**
 * The body of an answer.
 *
 * @throws a route error response for an answer that is no success
 */
export async function bodyOf<Body>(request: Promise<Fetched<Body>>): Promise<Body> {
  const answer = await request;
  if (answer.data === undefined || !answer.response.ok) throw routeErrorOf(answer);
  return answer.data;
}
