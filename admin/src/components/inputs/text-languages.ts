/** The languages that the site's texts are written in. */
export const textLanguages = ['hr', 'en'] as const;
export type TextLanguage = (typeof textLanguages)[number];

/** The field that holds a text in a language: English stands in a twin of the Croatian field. */
export const fieldIn = (language: TextLanguage, source: string): string =>
  language === 'en' ? `${source}En` : source;
