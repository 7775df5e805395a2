import type { Language } from './language';
import { namespacesOf } from './namespaces';
import { translator } from './translator';

const files = import.meta.glob<Record<string, unknown>>([
  './hr/*.ts',
  './en/*.ts',
  '!./*/index.ts',
]);

/** In a browser: fetches the texts of a page that are not loaded yet. */
export async function loadTexts(language: Language, pathname: string): Promise<void> {
  const i18n = translator(language);
  const missing = namespacesOf(pathname).filter(
    (namespace) => !i18n.hasResourceBundle(language, namespace),
  );
  await Promise.all(
    missing.map(async (namespace) => {
      const module = await files[`./${language}/${namespace}.ts`]?.();
      i18n.addResourceBundle(language, namespace, module?.[namespace]);
    }),
  );
}
