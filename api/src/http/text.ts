import type { ValidationOptions } from 'class-validator';

/** The languages of the product; Croatian is the default. */
export type Language = 'hr' | 'en';

/** One sentence in both languages. */
export type Text = Record<Language, string>;

/**
 * The message of a validation rule, in both languages, kept with the rule:
 * `@MinLength(3, say('Naslov mora imati barem 3 znaka', 'Title must have …'))`.
 */
export function say(hr: string, en: string): ValidationOptions {
  return { message: hr, context: { hr, en } satisfies Text };
}
