import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { includeScreens, loadCatalogue } from './catalogues';
import { isLanguage, storeLanguage, type Language } from './language';

let reloadTexts = (): Promise<void> => Promise.resolve();

/** Loads the texts of the screens in the current language. Rejects when that fails. */
export async function loadScreenTexts(): Promise<void> {
  includeScreens();
  await reloadTexts();
}

/** The panel's texts, with the catalogue of one language; other texts are loaded on demand. */
export function createI18nProvider(
  language: Language,
  catalogue: TranslationMessages,
): I18nProvider {
  document.documentElement.lang = language;
  let initial: TranslationMessages | undefined = catalogue;
  const provider = polyglotI18nProvider(
    (locale) => {
      const messages = initial ?? loadCatalogue(isLanguage(locale) ? locale : 'hr');
      initial = undefined;
      return messages;
    },
    language,
    [
      { locale: 'hr', name: 'Hrvatski' },
      { locale: 'en', name: 'English' },
    ],
    // React-admin also looks up optional keys (page titles, menu names), with its own fallback.
    { allowMissing: true },
  );
  reloadTexts = async () => {
    let locale: string;
    do {
      locale = provider.getLocale();
      await loadCatalogue(isLanguage(locale) ? locale : 'hr');
      // The language may have been changed meanwhile.
    } while (provider.getLocale() !== locale);
    await provider.changeLocale(locale);
  };
  return {
    ...provider,
    changeLocale: async (locale) => {
      await provider.changeLocale(locale);
      if (isLanguage(locale)) {
        storeLanguage(locale);
      }
    },
  };
}
