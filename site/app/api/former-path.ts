import {
  data,
  isRouteErrorResponse,
  redirect,
  redirectDocument,
  type RouterContextProvider,
} from 'react-router';
import { mayHaveContext } from '~/server-context';
import { serverApi } from './client';

/** A page that may be what a visitor of deleted content looked for. */
export interface Suggestion {
  path: string;
  title: string;
  titleEn: string;
}

interface PageRequest {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** Whether a route error response says that there is no such page. */
export function isMissing(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('init' in error)) return false;
  const { init } = error;
  return typeof init === 'object' && init !== null && 'status' in init && init.status === 404;
}

/** The address that a former one leads to, with the query of the request. */
export function withQueryOf(requested: string, location: string): string {
  const { search } = new URL(requested);
  if (!location.startsWith('/')) return location;
  const fragment = location.indexOf('#');
  return fragment < 0
    ? location + search
    : location.slice(0, fragment) + search + location.slice(fragment);
}

/**
 * Ends the request for a page that does not exist, where its address is a former one; on the server
 * only.
 *
 * @throws a redirect (301) to the present address, or a route error response (410) with suggestions
 */
export async function followFormerPath({ request, context }: PageRequest): Promise<void> {
  const { pathname: path } = new URL(request.url);
  if (!(await context.get(mayHaveContext)(path))) return;
  const answer = await serverApi(context).GET('/api/redirects/lookup', {
    params: { query: { path } },
  });
  if (!answer.data) return;
  const { location, suggestions } = answer.data;
  if (location !== null) throw redirect(withQueryOf(request.url, location), 301);
  throw data(suggestions, { status: 410 });
}

/**
 * What a page shows; where the API has none, its former address is followed.
 * See decision 142.
 *
 * @throws as `followFormerPath`, or the error of the API
 */
export async function orFormerPath<T>(page: PageRequest, content: Promise<T>): Promise<T> {
  try {
    return await content;
  } catch (error) {
    if (isMissing(error)) await followFormerPath(page);
    throw error;
  }
}

/**
 * What a page shows, in the browser; where the API has none, the browser loads the document, since
 * only the server knows where a former address leads.
 *
 * @throws a redirect to the document, or the error of the API
 */
export async function orDocument<T>({ url }: Request, content: Promise<T>): Promise<T> {
  try {
    return await content;
  } catch (error) {
    throw isMissing(error) ? redirectDocument(url) : error;
  }
}

/** The suggestions instead of deleted content (410); undefined for other errors. */
export function suggestionsOf(error: unknown): Suggestion[] | undefined {
  if (!isRouteErrorResponse(error) || error.status !== 410) return undefined;
  const suggestions: unknown = error.data;
  return Array.isArray(suggestions) ? suggestions : [];
}
