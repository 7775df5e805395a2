/** The languages of the site's texts. */
export const textLanguages = ['hr', 'en'] as const;
export type TextLanguage = (typeof textLanguages)[number];

/** The field of a text in a language: the English one has the suffix `En`. */
export const fieldIn = (language: TextLanguage, source: string): string =>
  language === 'en' ? `${source}En` : source;
