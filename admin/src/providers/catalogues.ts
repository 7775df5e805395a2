import type { TranslationMessages } from 'react-admin';
import { mergeCatalogues } from '../i18n/merge-catalogues';
import type { Language } from './language';

const loadFrame = {
  hr: async (): Promise<TranslationMessages> => (await import('../i18n/hr/frame-hr')).frameHr,
  en: async (): Promise<TranslationMessages> => (await import('../i18n/en/frame-en')).frameEn,
} as const satisfies Record<Language, () => Promise<TranslationMessages>>;

const loadScreens = {
  hr: async (): Promise<object> => (await import('../i18n/hr/screens-hr')).screensHr,
  en: async (): Promise<object> => (await import('../i18n/en/screens-en')).screensEn,
} as const satisfies Record<Language, () => Promise<object>>;

let withScreens = false;

/** From now on the catalogues also have the texts of the screens. */
export function includeScreens(): void {
  withScreens = true;
}

/**
 * Loads the panel's texts in a language: those of the frame, and those of the screens once one was
 * opened. Browsers load each module once. Rejects when that fails.
 */
export async function loadCatalogue(language: Language): Promise<TranslationMessages> {
  if (!withScreens) return loadFrame[language]();
  const [frame, screens] = await Promise.all([loadFrame[language](), loadScreens[language]()]);
  return mergeCatalogues(frame, screens);
}
