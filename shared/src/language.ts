/** The languages of the product; Croatian is the default. */
export const LANGUAGES = ['hr', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (value: unknown): value is Language => value === 'hr' || value === 'en';

/** The locale by which dates and numbers of a language are written. */
export const localeOf = (language: string): string => (language === 'en' ? 'en-GB' : 'hr-HR');
