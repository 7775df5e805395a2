import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { loadCatalogue } from './catalogues';
import { isLanguage, storeLanguage, type Language } from './language';

/** The panel's texts, with the catalogue of one language; the other is loaded on demand. */
export function createI18nProvider(
  language: Language,
  catalogue: TranslationMessages,
): I18nProvider {
  document.documentElement.lang = language;
  const provider = polyglotI18nProvider(
    (locale) =>
      locale === language ? catalogue : loadCatalogue(isLanguage(locale) ? locale : 'hr'),
    language,
    [
      { locale: 'hr', name: 'Hrvatski' },
      { locale: 'en', name: 'English' },
    ],
    // React-admin also looks up optional keys (page titles, menu names), with its own fallback.
    { allowMissing: true },
  );
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
