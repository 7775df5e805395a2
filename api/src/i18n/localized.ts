import { asShown } from 'shared/as-shown';
import type { Language } from './language.js';

export interface LocalizedText {
  text: string;
  /** Set when the text is in the other language. */
  lang?: Language;
}

/**
 * Picks the text of a bilingual row (`title`/`titleEn`) in a language; in English the Croatian one
 * where there is none, or where the row is in Croatian only, with its language, as the site does.
 */
export function localized<Name extends string>(
  row: Readonly<Record<Name | `${Name}En`, string | null>>,
  name: Name,
  language: Language,
): LocalizedText {
  const croatian = row[name] ?? '';
  if (language === 'hr') return { text: croatian };
  const english = asShown(row)[`${name}En`] ?? '';
  return english === '' && croatian !== '' ? { text: croatian, lang: 'hr' } : { text: english };
}
