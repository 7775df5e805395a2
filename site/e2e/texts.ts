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

/** Text that is read as the same: no-break spaces are spaces. */
export const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * Matches only the beginning of a text in whole words that fills most of `length` characters, with
 * `…` after it unless it ends a sentence.
 */
export function beginningPattern(text: string, length: number): RegExp {
  const escaped = (words: string) =>
    words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s');
  const words = plain(text).slice(0, length).split(' ').slice(0, -1);
  const most = plain(text.slice(0, length * 0.7)).split(' ').length;
  const rest = words.slice(most).reduceRight((tail, word) => {
    const [, letters = word, marks = ''] = /^(.*?)([.,;:!?]*)$/.exec(word) ?? [];
    return `(?:\\s${escaped(letters)}(?:${escaped(marks)}${tail})?)?`;
  }, '');
  return new RegExp(`^${escaped(words.slice(0, most).join(' '))}${rest}(?:…|(?<=[.!?]))$`);
}

/** For tests of what is the same in both languages. */
export const ONE_LANGUAGE = ['hr'] as readonly ('hr' | 'en')[];
