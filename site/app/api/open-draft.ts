import { data, isRouteErrorResponse, redirect, type RouterContextProvider } from 'react-router';
import { isLanguage, resolveLanguage, type Language } from '~/i18n/language';
import { serverApi } from './client';

/** A draft that a request may see. */
export interface OpenedDraft {
  id: string;
  language: Language;
  /** For reading it from the API. */
  headers: Readonly<Record<string, string>>;
  /** Until when its link works; null for users of the panel. */
  until: string | null;
}

/** Why a link shows nothing. */
export type DraftRefusal = 'invalid' | 'ended';

interface DraftRequest {
  request: Request;
  /** In links, the language is the word `shared`. */
  params: { language: string; id: string };
  context: Readonly<RouterContextProvider>;
}

/** Of all responses about drafts: no cache, other site or search engine may get them. */
export const DRAFT_HEADERS = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
};

const REFUSALS: Readonly<Record<number, DraftRefusal>> = {
  400: 'invalid',
  404: 'invalid',
  410: 'ended',
};

async function openForUser({
  request,
  params: { language, id },
  context,
}: DraftRequest): Promise<OpenedDraft> {
  if (!isLanguage(language) || !/^\d+$/.test(id)) throw data(null, { status: 404 });
  const headers = { Cookie: request.headers.get('Cookie') ?? '' };
  const { data: user } = await serverApi(context).GET('/api/auth/me', { headers });
  if (!user?.seesDrafts) throw data(null, { status: 404 });
  return { id, language, headers, until: null };
}

async function openByLink(
  { request, params, context }: DraftRequest,
  resource: string,
): Promise<OpenedDraft> {
  const query = new URL(request.url).searchParams;
  const token = query.get('token') ?? '';
  const answer = await serverApi(context).POST('/api/draft-links/open', { body: { token } });
  const { status } = answer.response;
  if (!answer.data && !REFUSALS[status]) throw data(null, { status: 503, headers: DRAFT_HEADERS });
  if (answer.data?.resource !== resource || String(answer.data.id) !== params.id) {
    const refused = REFUSALS[status] ?? 'invalid';
    throw data(refused, { status: refused === 'ended' ? 410 : 404, headers: DRAFT_HEADERS });
  }
  const { path, isPublic, expiresAt } = answer.data;
  const chosen = query.get('lang');
  if (isPublic) {
    throw redirect(isLanguage(chosen) ? `${path}?lang=${chosen}` : path, {
      headers: DRAFT_HEADERS,
    });
  }
  const headers = { Authorization: `Draft-Link ${token}` };
  const { language } = resolveLanguage(request);
  return { id: params.id, language, headers, until: expiresAt };
}

/**
 * Opens a draft for a user who writes content, or for whoever has its link; on the server only.
 *
 * @param resource that the page shows
 * @throws a redirect to the page of what has been published since, or a route error response
 */
export function openDraft(page: DraftRequest, resource: string): Promise<OpenedDraft> {
  return page.params.language === 'shared' ? openByLink(page, resource) : openForUser(page);
}

/** Why a link shows nothing; undefined for other errors. */
export function draftRefusalOf(error: unknown): DraftRefusal | undefined {
  if (!isRouteErrorResponse(error)) return undefined;
  return error.data === 'invalid' || error.data === 'ended' ? error.data : undefined;
}
