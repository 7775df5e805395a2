import type { RouterContextProvider } from 'react-router';
import type { Language } from '~/i18n/language';
import { namespacesOf } from '~/i18n/namespaces';
import { pageTexts, type PageTexts } from '~/i18n/stored-texts';
import { bodyOf, serverApi } from './client';
import { storedWithLineEnds } from './line-ends';

/** Loads the stored texts of a page; on the server only. */
export async function loadPageTexts(
  context: Readonly<RouterContextProvider>,
  language: Language,
  pathname: string,
): Promise<PageTexts | undefined> {
  const stored = await bodyOf(serverApi(context).GET('/api/page-texts/stored'));
  return pageTexts(storedWithLineEnds(stored, language), namespacesOf(pathname));
}
