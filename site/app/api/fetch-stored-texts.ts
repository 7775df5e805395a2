import type { Language } from '~/i18n/language';
import type { StoredTexts } from '~/i18n/stored-texts';
import { bodyOf, browserApi } from './client';
import { storedWithLineEnds } from './line-ends';

/** Fetches all stored texts of a language; in a browser. */
export async function fetchStoredTexts(language: Language): Promise<StoredTexts> {
  const stored = await bodyOf(browserApi.GET('/api/page-texts/stored'));
  return storedWithLineEnds(stored, language);
}
