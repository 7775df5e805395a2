import type { ValidationOptions } from 'class-validator';
import type { Language } from 'shared/language';

export { isLanguage, LANGUAGES, type Language } from 'shared/language';

/** One sentence in both languages. */
export type Text = Record<Language, string>;

/**
 * The message of a validation rule, in both languages, given with the rule: `@MinLength(3,
 * bilingual('Naslov mora imati barem 3 znaka', 'Title must have …'))`.
 */
export function bilingual(hr: string, en: string): ValidationOptions {
  return { message: hr, context: { hr, en } satisfies Text };
}

/** NUL, which PostgreSQL cannot store, and lone surrogates, which are not characters. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

/** Control characters but tabs and line feeds: nobody sees them, and XML cannot hold them. */
const CONTROL = /[^\P{Cc}\t\n\r]/gu;

/**
 * A text without control characters. Those that part lines in office programs (vertical tab, form
 * feed, next line) become blanks.
 */
export const withoutControls = (text: string): string =>
  text.replace(CONTROL, (character) => (/[\v\f\u0085]/.test(character) ? ' ' : ''));

/** Whether a database can store the text. */
export function isStorable(text: string): boolean {
  return !UNSTORABLE.test(text);
}
