import { withoutDiacritics } from 'shared/plain-letters';
import { COMMON_WORDS } from './common-words.js';

/** Sequences of adjacent characters in the alphabet, of digits and of keyboards. */
const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertzuiop',
  'qwertyuiop',
  'asdfghjkl',
  'yxcvbnm',
  'zxcvbnm',
].flatMap((row) => [row, [...row].reverse().join('')]);
const SHORTEST_RUN = 3;
/** A password with fewer different characters counts as common, whatever its length. */
const FEWEST_CHARACTERS = 5;
const SUBSTITUTIONS: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Converts a text to lower case without diacritics. */
function normalize(text: string): string {
  return withoutDiacritics(text.toLowerCase());
}

/** Removes sequences such as 1234 or asdf. */
function withoutRuns(text: string): string {
  let rest = '';
  for (let at = 0; at < text.length;) {
    let length = 0;
    for (const row of ROWS) {
      let reach = SHORTEST_RUN;
      while (at + reach <= text.length && row.includes(text.slice(at, at + reach))) reach += 1;
      if (reach > SHORTEST_RUN) length = Math.max(length, reach - 1);
    }
    if (length === 0) rest += text[at] ?? '';
    at += Math.max(length, 1);
  }
  return rest;
}

/** Whether a text is a common word, or two of them. */
function isOfCommonWords(text: string): boolean {
  if (COMMON_WORDS.has(text)) return true;
  for (let at = 3; at <= text.length - 3; at += 1) {
    if (COMMON_WORDS.has(text.slice(0, at)) && COMMON_WORDS.has(text.slice(at))) return true;
  }
  return false;
}

/**
 * Returns a text without digits at its ends, and the same with digits replaced by the letters that
 * they resemble.
 */
function coreForms(text: string): string[] {
  const trimmed = (folded: string) =>
    folded.replaceAll(/[^a-z\d]/g, '').replaceAll(/^\d+|\d+$/g, '');
  const withLetters = text
    .replace(/[\d\W]+$/, '')
    .replaceAll(/[013457@$!]/g, (one) => SUBSTITUTIONS[one] ?? one);
  return [trimmed(text), trimmed(withLetters)];
}

/**
 * Whether a password is among those that attackers try first: one or two common words in any case,
 * with digits or punctuation before and after; a keyboard sequence; or a repetition.
 */
export function isCommonPassword(password: string): boolean {
  const text = normalize(password);
  if (new Set(text).size < FEWEST_CHARACTERS) return true;
  const [, repeated] = /^(.{1,8}?)\1+.{0,2}$/s.exec(text) ?? [];
  if (repeated !== undefined) return true;
  return coreForms(text).some(
    (core) => withoutRuns(core).length < SHORTEST_RUN || isOfCommonWords(core),
  );
}
