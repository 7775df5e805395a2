import { PAGE_TEXT_LENGTHS, type PageTextKind } from 'shared/page-text';
import { catalogue as english } from '../app/i18n/en/index';
import { catalogue as croatian } from '../app/i18n/hr/index';
import { DECLARED_TEXTS } from '../app/i18n/page-texts/declared-texts';

/** An editable text with its words in the catalogues. */
export interface EditableText {
  /** The namespace and the path in it. */
  key: string;
  page: string;
  kind: PageTextKind;
  hr: string;
  en: string;
}

const KINDS = [
  'line',
  'description',
  'paragraph',
] as const satisfies (keyof typeof PAGE_TEXT_LENGTHS)[];

/** Every text below a value of the catalogue, by its path. */
export function textsIn(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${path}.${key}`));
}

/** Whether the path is the other one or below it. */
export const isWithin = (path: string, group: string): boolean =>
  path === group || path.startsWith(`${group}.`);

/** The editable texts in the order of the catalogue, which is that of the pages. */
export function editableTexts(): EditableText[] {
  return Object.entries(DECLARED_TEXTS).flatMap(([page, { namespace, texts }]) => {
    const inEnglish = new Map(textsIn(english[namespace], namespace));
    return textsIn(croatian[namespace], namespace).flatMap(([key, hr]) => {
      const path = key.slice(namespace.length + 1);
      const kind = KINDS.find((one) =>
        texts.editable[one].some((declared) => isWithin(path, declared)),
      );
      return kind ? [{ key, page, kind, hr, en: inEnglish.get(key) ?? '' }] : [];
    });
  });
}

/** The source of the module from which the API knows the editable texts. */
export function originalTextsModule(): string {
  const lines = editableTexts().map(
    ({ key, page, kind, hr, en }) =>
      `  { key: '${key}', page: '${page}', kind: '${kind}', hr: ${JSON.stringify(hr)}, en: ${JSON.stringify(en)} },\n`,
  );
  return `// Written by \`npm run page-texts\` from the catalogues of the site.
import type { OriginalText } from './original-text.js';

/** The editable texts with the words of a new installation, in the order of the pages. */
export const ORIGINAL_TEXTS: readonly OriginalText[] = [
${lines.join('')}];
`;
}
