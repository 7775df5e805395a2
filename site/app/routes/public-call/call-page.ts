import {
  bodyOf,
  type ApiClient,
  type CallTexts,
  type Project,
  type ProjectDocument,
  type PublicCall,
} from '~/api/client';
import type { Language } from '~/i18n/language';

/** What the page of a call shows. */
export interface CallPage {
  call: PublicCall;
  texts: CallTexts;
  files: ProjectDocument[];
  /** Its project, where the letterhead names it. */
  project: Project | null;
  /** Whether there are other calls. */
  others: boolean;
}

async function loadFiles(api: ApiClient, ids: readonly number[]): Promise<ProjectDocument[]> {
  if (ids.length === 0) return [];
  const filter = JSON.stringify({ id: ids });
  return bodyOf(api.GET('/api/documents', { params: { query: { filter } } }));
}

async function loadPage(api: ApiClient, call: PublicCall): Promise<CallPage> {
  const { letterhead, projectId } = call;
  const projectOfCall = () =>
    bodyOf(
      api.GET('/api/projects/{idOrSlug}', { params: { path: { idOrSlug: String(projectId) } } }),
    );
  const [texts, files, project, calls] = await Promise.all([
    bodyOf(
      api.GET('/api/public-calls/{idOrSlug}/texts', {
        params: { path: { idOrSlug: call.slug } },
      }),
    ),
    loadFiles(api, call.documentIds),
    letterhead === 'none' && projectId !== null ? projectOfCall() : null,
    bodyOf(api.GET('/api/public-calls', { params: { query: { range: '[0,1]' } } })),
  ]);
  return { call, texts, files, project, others: calls.length > 1 };
}

/** The page of the call with the slug. */
export async function loadCall(api: ApiClient, slug: string): Promise<CallPage> {
  const params = { path: { idOrSlug: slug } };
  return loadPage(api, await bodyOf(api.GET('/api/public-calls/{idOrSlug}', { params })));
}

/** The page of the current call; null while there is none. */
export async function loadCurrentCall(api: ApiClient): Promise<CallPage | null> {
  const filter = JSON.stringify({ current: true });
  const [call] = await bodyOf(api.GET('/api/public-calls', { params: { query: { filter } } }));
  return call ? loadPage(api, call) : null;
}

/** The part of a bilingual pair that the language reads. */
export const inLanguage = <T>(language: Language, croatian: T, english: T): T =>
  language === 'en' ? english : croatian;
