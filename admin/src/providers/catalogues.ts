import type { TranslationMessages } from 'react-admin';
import type { Language } from './language';

const load = {
  hr: async (): Promise<TranslationMessages> => (await import('../i18n/hr/hr')).hr,
  en: async (): Promise<TranslationMessages> => (await import('../i18n/en/en')).en,
} as const satisfies Record<Language, () => Promise<TranslationMessages>>;

const loaded = new Map<Language, TranslationMessages>();

/** Loads the panel's texts in a language, once. Rejects when that fails. */
export async function loadCatalogue(language: Language): Promise<TranslationMessages> {
  const catalogue = loaded.get(language) ?? (await load[language]());
  loaded.set(language, catalogue);
  return catalogue;
}
