import { withoutDiacritics } from 'shared/plain-letters';

/** Minimum length: banks and exports use shorter ones, such as the number of a row, repeatedly. */
const SHORTEST = 6;

/**
 * An identification by which an entry is the same in two files, or a payment and its reversal
 * belong together; null where it is a number of few digits or has no digit.
 */
export function identification(value: string | null): string | null {
  const significant = value?.replace(/^[\s0]+/, '') ?? '';
  return significant.length >= SHORTEST && /\d/.test(significant) ? value : null;
}

/** The words of a name, without case, diacritics and order; null without any. */
export function nameWords(name: string | null): string[] | null {
  const found = name && withoutDiacritics(name.toLowerCase()).match(/[\p{L}\p{N}]+/gu);
  return found ? [...new Set(found)].sort() : null;
}
