/** White space that is neither a single space nor a no-break space. */
const SPACES = /\s*[^\S \u00a0]\s*| {2,}/g;

/** Whole sentences; a shorter last word may be an abbreviation. */
const SENTENCES = /^.*\p{L}{4}[.!?]["”’)]*(?= )/u;

/** What does not stand before an ellipsis: spaces, punctuation and a last word of one letter. */
const LOOSE_END = /(?: \p{L})?[\s.,;:„“(–—-]*$/u;

/** A text in one line, without space around it. No-break spaces stay. */
export const inOneLine = (text: string): string => text.replace(SPACES, ' ').trim();

/**
 * A text in one line of at most `length` characters: whole, or its first whole words. `…` says that
 * it goes on. Sentences that fill most of the length stay whole. A word that is longer is cut. See
 * decision 263.
 *
 * @param ellipsis where given, follows every text that is cut, after `length` characters at most
 */
export function beginningOf(text: string, length: number, ellipsis?: string): string {
  const line = inOneLine(text);
  // A character has at most two units; the rest of a long text is not needed.
  const characters = Array.from(line.slice(0, 2 * length + 2));
  if (characters.length <= length) return line;
  const start = characters.slice(0, length).join('');
  const words = start.slice(0, start.lastIndexOf(' ') + 1);
  const sentences = SENTENCES.exec(words)?.[0] ?? '';
  if (ellipsis === undefined && sentences.length > 0.75 * length) return sentences;
  const cut = characters.slice(0, length - 1).join('');
  return (words.replace(LOOSE_END, '') || cut) + (ellipsis ?? '…');
}
