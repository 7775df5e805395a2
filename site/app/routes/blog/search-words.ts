import { withoutDiacritics } from 'shared/plain-letters';

/** A piece of a text, and whether the search found it there. */
export interface Piece {
  text: string;
  found: boolean;
}

interface Span {
  start: number;
  end: number;
}

const WORD = /[\p{L}\p{N}]+/gu;

/** Letters before a find that an excerpt shows. */
const LEAD = 40;

/** Small letters without marks, one for one, so that places in the text stay the same. */
function folded(text: string): string {
  return Array.from({ length: text.length }, (_, at) => {
    const letter = text.charAt(at).toLowerCase();
    return withoutDiacritics(letter)[0] ?? letter;
  }).join('');
}

/** What other forms of a word begin with; short words stand for themselves and their endings. */
function stem(word: string): string {
  return word.length <= 4 ? word : word.slice(0, Math.max(4, Math.ceil(word.length * 0.7)));
}

function isForm(word: string, asked: string): boolean {
  if (asked.length < 3) return word === asked;
  if (asked.length < 5) return word.startsWith(asked) && word.length <= asked.length + 3;
  return word.startsWith(stem(asked));
}

function finds(text: string, q: string): Span[] {
  const asked = folded(q).match(WORD) ?? [];
  return [...folded(text).matchAll(WORD)]
    .filter(([word]) => asked.some((one) => isForm(word, one)))
    .map(({ index, 0: word }) => ({ start: index, end: index + word.length }));
}

/** The text in pieces, those marked in which a word of the search stands in some form. */
export function markWords(text: string, q: string): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  for (const { start, end } of finds(text, q)) {
    if (start > done) pieces.push({ text: text.slice(done, start), found: false });
    pieces.push({ text: text.slice(start, end), found: true });
    done = end;
  }
  if (done < text.length) pieces.push({ text: text.slice(done), found: false });
  return pieces;
}

/**
 * The first `length` characters of a text, spaces collapsed, and '...' where it goes on; of a text
 * in which a word of the search comes later, that many around the word.
 */
export function excerpt(text: string, length: number, q = ''): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  const first = finds(flat, q)[0];
  const start = first === undefined || first.end <= length ? 0 : wordStart(flat, first.start);
  const letters = Array.from(flat.slice(start));
  const shown = letters.slice(0, length).join('');
  const before = start === 0 ? '' : '...';
  return `${before}${letters.length > length ? `${shown.trimEnd()}...` : shown}`;
}

function wordStart(text: string, found: number): number {
  const from = Math.max(0, found - LEAD);
  const space = text.indexOf(' ', from);
  return space < 0 || space >= found ? found : space + 1;
}
