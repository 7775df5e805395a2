import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider } from 'react-admin';

import { en } from '../i18n/en';
import { hr } from '../i18n/hr';
import { forgetAskedLanguage, isLanguage, resolveLanguage, storeLanguage } from './language';

const catalogues = { hr, en };

export function createI18nProvider(): I18nProvider {
  const initial = resolveLanguage();
  document.documentElement.lang = initial;
  forgetAskedLanguage();
  const provider = polyglotI18nProvider(
    (locale) => catalogues[isLanguage(locale) ? locale : 'hr'],
    initial,
    [
      { locale: 'hr', name: 'Hrvatski' },
      { locale: 'en', name: 'English' },
    ],
    // React-admin asks for optional keys (page titles, menu names) and falls back by itself.
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
