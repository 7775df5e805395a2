import { containsPattern } from '../lists/filters.js';

/** A person of whom something is stored under an e-mail address. */
export interface Person {
  email: string;
  name: string | null;
}

/** What people are searched by: a part of a name or of an address, or a phone number. */
export interface PeopleSearch {
  /** LIKE pattern of the text. */
  pattern: string;
  /** LIKE pattern of the digits of a phone number without its prefix; null for other texts. */
  digits: string | null;
}

/** Digits of a phone number that are enough to look for it. */
const MIN_DIGITS = 6;

/** The most people that each kind of data contributes to a search. */
export const MAX_PEOPLE = 20;

export function peopleSearch(text: string): PeopleSearch {
  const number = /^\+?[\d /().-]+$/.test(text)
    ? text.replace(/\D/g, '').replace(/^(?:00)?385|^0/, '')
    : '';
  return {
    pattern: containsPattern(text),
    digits: number.length >= MIN_DIGITS ? containsPattern(number) : null,
  };
}

/** SQL condition that a column contains the text `$1`, regardless of case and diacritics. */
export const containsText = (column: string): string =>
  `unaccent(coalesce(${column}, '')) ILIKE unaccent($1)`;

/** SQL condition that the digits of a column contain those of the phone number `$2`. */
export const containsNumber = (column: string): string =>
  `($2::text IS NOT NULL AND regexp_replace(coalesce(${column}, ''), '\\D', '', 'g') LIKE $2)`;
