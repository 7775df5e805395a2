import type { Language } from './language';

export interface LocalizedText {
  text: string;
  /** Set when the text is in the other language; for the element's `lang` attribute. */
  lang?: Language;
}

/**
 * Picks the text of a bilingual row (`title`/`titleEn`) in the requested language; if that is
 * empty, in the other one, with its language.
 */
export function localized<Name extends string>(
  row: Partial<Record<Name | `${Name}En`, unknown>>,
  name: Name,
  language: Language,
): LocalizedText {
  const read = (key: Name | `${Name}En`): string => {
    const value: unknown = row[key];
    return typeof value === 'string' ? value.trim() : '';
  };
  const texts = { hr: read(name), en: read(`${name}En`) };
  if (texts[language] !== '') return { text: texts[language] };
  const other = language === 'hr' ? 'en' : 'hr';
  return texts[other] === '' ? { text: '' } : { text: texts[other], lang: other };
}
