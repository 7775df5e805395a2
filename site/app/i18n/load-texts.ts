import type { Language } from './language';
import { namespacesOf } from './namespaces';
import type { StoredTexts } from './stored-texts';
import { addTexts, isStoredElsewhere, translator } from './translator';

const files = import.meta.glob<Record<string, unknown>>([
  './hr/*.ts',
  './en/*.ts',
  '!./*/index.ts',
]);

const NONE: StoredTexts = {};

/**
 * In a browser: fetches the texts of a page that are not loaded yet.
 * @param fetchStored fetches the stored texts of the language; only called where the page has some
 */
export async function loadTexts(
  language: Language,
  pathname: string,
  fetchStored?: () => Promise<StoredTexts>,
): Promise<void> {
  const i18n = translator(language);
  const missing = namespacesOf(pathname).filter(
    (namespace) => !i18n.hasResourceBundle(language, namespace),
  );
  const changed = missing.some((namespace) => isStoredElsewhere(language, namespace));
  // Without them the page is readable, in the words of the catalogue.
  const stored = changed ? fetchStored?.().catch(() => NONE) : undefined;
  await Promise.all(
    missing.map(async (namespace) => {
      const module = await files[`./${language}/${namespace}.ts`]?.();
      addTexts(language, namespace, module?.[namespace], (await stored) ?? NONE);
    }),
  );
}
