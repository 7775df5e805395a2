import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Catalogue } from './catalogue';
import type { Language } from './language';

const instances = new Map<Language, i18n>();

/**
 * Installs the catalogue of one language. The server has both in full; a browser has one, with the
 * namespaces that its pages have used.
 */
export function installCatalogue(language: Language, catalogue: Partial<Catalogue>): i18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: language,
    defaultNS: 'common',
    resources: { [language]: catalogue },
    fallbackLng: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  instances.set(language, instance);
  return instance;
}

export function translator(language: Language): i18n {
  const instance = instances.get(language) ?? instances.values().next().value;
  if (instance === undefined) throw new Error('No catalogue is installed');
  return instance;
}
