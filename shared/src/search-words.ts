import { beginningOf, inOneLine } from './excerpt.js';
import { withoutDiacritics } from './plain-letters.js';

/** A piece of a text, and whether it matches the search. */
export interface Piece {
  text: string;
  found: boolean;
}

interface Span {
  start: number;
  end: number;
}

const WORD = /[\p{L}\p{N}]+/gu;

/** Characters that an excerpt shows before a match. */
const CHARACTERS_BEFORE = 40;

/** The characters that were folded before, as texts have few different ones. */
const foldedCharacters = new Map<string, string>();

function foldedCharacter(character: string): string {
  const known = foldedCharacters.get(character);
  if (known !== undefined) return known;
  const lower = character.toLowerCase();
  const plain = lower < '\u0080' ? lower : (withoutDiacritics(lower)[0] ?? lower);
  foldedCharacters.set(character, plain);
  return plain;
}

/** Lower case without diacritics, character by character, so that positions stay the same. */
const folded = (text: string): string => text.replace(/[^\n -@[-~]/g, foldedCharacter);

/** The beginning that all forms of a word share; of a short word, the whole word. */
function stem(word: string): string {
  return word.length <= 4 ? word : word.slice(0, Math.max(4, Math.ceil(word.length * 0.7)));
}

function isForm(word: string, searched: string): boolean {
  if (searched.length < 3) return word === searched;
  if (searched.length < 5) return word.startsWith(searched) && word.length <= searched.length + 3;
  return word.startsWith(stem(searched));
}

function matchesIn(text: string, q: string): Span[] {
  const searchedWords = folded(q).match(WORD) ?? [];
  return [...folded(text).matchAll(WORD)]
    .filter(([word]) => searchedWords.some((searched) => isForm(word, searched)))
    .map(({ index, 0: word }) => ({ start: index, end: index + word.length }));
}

/** The first of the matches, without looking at the words before and after it. */
function firstMatch(text: string, q: string): Span | undefined {
  const searchedWords = folded(q).match(WORD);
  if (searchedWords === null) return undefined;
  const plain = folded(text);
  // Every form of a word begins with its stem.
  const found = searchedWords.map((searched) => plain.indexOf(stem(searched)));
  const positions = found.filter((position) => position >= 0);
  if (positions.length === 0) return undefined;
  const from = plain.lastIndexOf(' ', Math.min(...positions)) + 1;
  for (const { index, 0: word } of plain.slice(from).matchAll(WORD)) {
    if (searchedWords.some((searched) => isForm(word, searched))) {
      return { start: from + index, end: from + index + word.length };
    }
  }
  return undefined;
}

/** Splits a text into pieces that contain a form of a searched word, and the others. */
export function markWords(text: string, q: string): Piece[] {
  const pieces: Piece[] = [];
  let position = 0;
  for (const { start, end } of matchesIn(text, q)) {
    if (start > position) pieces.push({ text: text.slice(position, start), found: false });
    pieces.push({ text: text.slice(start, end), found: true });
    position = end;
  }
  if (position < text.length) pieces.push({ text: text.slice(position), found: false });
  return pieces;
}

/**
 * The beginning of a text in one line, within `length` characters. If a searched word appears only
 * later, `…` and the words around that word. An `ellipsis` as in `beginningOf`.
 */
export function excerpt(text: string, length: number, q = '', ellipsis?: string): string {
  const line = inOneLine(text);
  const first = firstMatch(line, q);
  if (first === undefined || first.end <= length) return beginningOf(line, length, ellipsis);
  const part = beginningOf(line.slice(wordStart(line, first.start)), length, ellipsis);
  return `${ellipsis ?? '…'}${part}`;
}

function wordStart(text: string, found: number): number {
  const from = Math.max(0, found - CHARACTERS_BEFORE);
  const space = text.indexOf(' ', from);
  return space < 0 || space >= found ? found : space + 1;
}
