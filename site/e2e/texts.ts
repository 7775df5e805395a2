import { catalogue as english } from '../app/i18n/en/index';
import { catalogue as croatian } from '../app/i18n/hr/index';

/** The texts of the site in one language. */
export type Catalogue = typeof croatian;

export const hr: Catalogue = croatian;
export const en: Catalogue = english;

/** The text with values in place of their placeholders. */
export function filled(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
}

/** For tests of what is the same in both languages. */
export const ONE_LANGUAGE = ['hr'] as readonly ('hr' | 'en')[];
