import type { Language } from '~/i18n/language';
import type { StoredTexts } from '~/i18n/stored-texts';
import { bodyOf, browserApi } from './client';

/** Fetches all stored texts of a language; in a browser. */
export async function fetchStoredTexts(language: Language): Promise<StoredTexts> {
  return (await bodyOf(browserApi.GET('/api/page-texts/stored')))[language];
}
