import {
  bodyOf,
  type ApiClient,
  type CallBlock,
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
  /** Documents that applicants need. */
  files: ProjectDocument[];
  /** Documents with its results. */
  resultFiles: ProjectDocument[];
  /** Its project, where the letterhead or the funding depends on it. */
  project: Project | null;
  /** Whether there are other calls. */
  others: boolean;
}

/** Who previews a draft: the cookies of an administrator, or a link. */
type Headers = Readonly<Record<string, string>>;

async function loadFiles(api: ApiClient, ids: readonly number[]): Promise<ProjectDocument[]> {
  if (ids.length === 0) return [];
  const filter = JSON.stringify({ id: ids });
  return bodyOf(api.GET('/api/documents', { params: { query: { filter } } }));
}

async function loadPage(api: ApiClient, call: PublicCall, headers?: Headers): Promise<CallPage> {
  const { documentIds, euFunded, letterhead, projectId, resultDocumentIds, id } = call;
  // None where the project is a draft.
  const projectOfCall = async () => {
    const filter = JSON.stringify({ id: projectId });
    const [project = null] = await bodyOf(
      api.GET('/api/projects', { params: { query: { filter } } }),
    );
    return project;
  };
  const [texts, files, resultFiles, project, calls] = await Promise.all([
    bodyOf(
      api.GET('/api/public-calls/{idOrSlug}/texts', {
        params: { path: { idOrSlug: String(id) } },
        headers,
      }),
    ),
    loadFiles(api, documentIds),
    loadFiles(api, resultDocumentIds),
    projectId !== null && (letterhead === 'none' || !euFunded) ? projectOfCall() : null,
    bodyOf(api.GET('/api/public-calls', { params: { query: { range: '[0,1]' } } })),
  ]);
  return { call, texts, files, resultFiles, project, others: calls.length > 1 };
}

/** The page of the call with the id or slug. */
export async function loadCall(
  api: ApiClient,
  idOrSlug: string,
  headers?: Headers,
): Promise<CallPage> {
  const request = api.GET('/api/public-calls/{idOrSlug}', {
    params: { path: { idOrSlug } },
    headers,
  });
  return loadPage(api, await bodyOf(request), headers);
}

/** The page of the current call; null while there is none. */
export async function loadCurrentCall(api: ApiClient): Promise<CallPage | null> {
  const filter = JSON.stringify({ current: true });
  const [call] = await bodyOf(api.GET('/api/public-calls', { params: { query: { filter } } }));
  return call ? loadPage(api, call) : null;
}

/** The blocks of a bilingual pair: in English the Croatian ones where there are none, so marked. */
export const localizedBlocks = (language: Language, croatian: CallBlock[], english: CallBlock[]) =>
  language === 'en' && english.length > 0
    ? { blocks: english }
    : { blocks: croatian, lang: language === 'en' ? ('hr' as const) : undefined };
