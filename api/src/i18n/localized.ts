import type { Language } from './language.js';

export interface LocalizedText {
  text: string;
  /** Set when the text is in the other language. */
  lang?: Language;
}

/**
 * Picks the text of a bilingual row (`title`/`titleEn`) in a language; in English the Croatian one
 * where there is none, with its language, as the site does.
 */
export function localized<Name extends string>(
  row: Readonly<Record<Name | `${Name}En`, string | null>>,
  name: Name,
  language: Language,
): LocalizedText {
  const croatian = row[name] ?? '';
  if (language === 'hr') return { text: croatian };
  const english = row[`${name}En`] ?? '';
  return english === '' && croatian !== '' ? { text: croatian, lang: 'hr' } : { text: english };
}
