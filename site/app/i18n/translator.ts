import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Catalogue } from './catalogue';
import type { Language } from './language';
import { withStoredTexts, type PageTexts, type StoredTexts } from './stored-texts';

const instances = new Map<Language, i18n>();

/** The instance of each language with stored texts that was used last: they rarely change. */
const withStored = new Map<Language, { key: string; texts: PageTexts; instance: i18n }>();

function createTranslator(language: Language, catalogue: Record<string, unknown>): i18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: language,
    defaultNS: 'common',
    fallbackLng: false,
    initAsync: false,
    // No text can contain this prefix: a stored text must not refer to other texts.
    interpolation: { escapeValue: false, nestingPrefix: '\0' },
    react: { useSuspense: false },
  });
  for (const [namespace, texts] of Object.entries(catalogue)) {
    instance.addResourceBundle(language, namespace, texts);
  }
  return instance;
}

/**
 * Installs the catalogue of one language. The server has both in full; a browser has one, with the
 * namespaces that its pages have used.
 */
export function installCatalogue(language: Language, catalogue: Partial<Catalogue>): i18n {
  const instance = createTranslator(language, catalogue);
  instances.set(language, instance);
  withStored.delete(language);
  return instance;
}

/**
 * The translator of a language.
 * @param texts the stored texts, which replace those of the catalogue
 */
export function translator(language: Language, texts?: PageTexts): i18n {
  const original = instances.get(language) ?? instances.values().next().value;
  if (original === undefined) throw new Error('No catalogue is installed');
  if (texts === undefined) return original;
  const key = JSON.stringify(texts.stored);
  const last = withStored.get(language);
  if (last?.key === key) return last.instance;
  const catalogue = Object.entries(original.getDataByLanguage(language) ?? {}).map(
    ([namespace, part]) => [namespace, withStoredTexts(namespace, part, texts.stored)],
  );
  const instance = createTranslator(language, Object.fromEntries(catalogue));
  withStored.set(language, { key, texts, instance });
  return instance;
}

/** In a browser: whether texts of the namespace are stored that the document did not bring. */
export const isStoredElsewhere = (language: Language, namespace: string): boolean =>
  withStored.get(language)?.texts.elsewhere.includes(namespace) ?? false;

/** In a browser: adds a namespace, with the stored texts where there are any. */
export function addTexts(
  language: Language,
  namespace: string,
  texts: unknown,
  stored: StoredTexts,
): void {
  translator(language).addResourceBundle(language, namespace, texts);
  const changed = withStoredTexts(namespace, texts, stored);
  withStored.get(language)?.instance.addResourceBundle(language, namespace, changed);
}
