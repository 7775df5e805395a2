import type { Language } from './language.js';

const NO_BREAK_SPACE = '\u00a0';
/** Neither seen nor searched. The fonts have no hyphen of this kind. */
const WORD_JOINER = '\u2060';

const MONTHS = '(?:siječ|velja|ožuj|trav|svib|lip|srp|kolovoz|ruj|listopad|studen|prosin)\\p{Ll}+';
const ENGLISH_MONTHS =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December)';

/** Each match has one space, at which the line must not break. */
const OF_BOTH = [
  // 116 006, the numbers of help lines
  /(?<!\d[ \u00a0-]?)116 (?=\d{3}(?![ \u00a0]?\d))/g,
  // 120 %, 50 €, 18 h
  /\d (?=[%‰€°ghlm](?!\p{L}))/gu,
  // Zaželi III
  /(?<=\p{L}) (?=[IVX]{2,}(?!\p{L}))/gu,
  // A dash stays in the line of the word before it; between numbers, with both.
  / (?=[–—] )/g,
  /(?<=\d\.?[ \u00a0]–) (?=\d)/g,
];

const SPACES: Record<Language, RegExp[]> = {
  hr: [
    // Words of one letter.
    /(?<![\p{L}\p{N}])[aiouskAIOUSK] /gu,
    // 36 mjeseci, {{count}} minuta; not 116 006 besplatno
    /(?:(?<!\b116[ \u00a0]\d{2})\d|\{\{count\}\}) (?=\p{L}{2})/gu,
    // 22. travnja, 3. stupanj; a year only if it is named one.
    /(?<!\d)\d{1,3}\. (?=\p{Ll})/gu,
    /\d{4}\. (?=g(?:od|\.))/g,
    new RegExp(`(?<!\\p{L})${MONTHS} (?=\\d{4})`, 'giu'),
    // čl. 6, sv. Ante
    /(?<!\p{L})(?:br|čl|dr|sc|st|str|sv|tel|toč|ul)\. /giu,
    ...OF_BOTH,
  ],
  en: [
    // 36 months; not 2024 to, 116 006 is
    /(?:(?<!\d{3}|\b116[ \u00a0]\d{2})\d|\{\{count\}\}) (?=\p{L}{2})/gu,
    new RegExp(`(?<=\\d[ \\u00a0])${ENGLISH_MONTHS} (?=\\d{4})`, 'gu'),
    ...OF_BOTH,
  ],
};

/** Characters of the longest text that may be a name, which others compare and copy. */
const LONGEST_NAME = 60;

/**
 * Šibensko-kninska, of which each line would need a hyphen, QR-kod, and in English at-risk, whose
 * beginning says nothing alone; not an address as more-sunce.hr.
 */
const COMPOUNDS: Record<Language, RegExp> = {
  hr: /(?<![^\s„(])(\p{L}{3,}o|\p{Lu}{2,})-(?=\p{Ll}{3,}(?!\S*[.@/]\p{L}))/gu,
  en: /(?<![^\s“(])(\p{L}{1,2})-(?=\p{Ll}{3,}(?!\S*[.@/]\p{L}))/gu,
};

/** The same as `withLineEnds` without word joiners, which some mail programs show as boxes. */
export function withBoundSpaces(text: string, language: Language): string {
  return SPACES[language].reduce(
    (bound, pattern) => bound.replace(pattern, (match) => match.replace(' ', NO_BREAK_SPACE)),
    text,
  );
}

/**
 * A text that people read, with no-break spaces and word joiners where its lines must not end:
 * after words of one letter in Croatian, between a number and what it counts, within dates and
 * before dashes. Not for values that are copied, sent or searched: `plainSpaces` undoes it.
 */
export function withLineEnds(text: string, language: Language): string {
  const isRunning = text.length > LONGEST_NAME;
  const joined = isRunning ? text.replace(COMPOUNDS[language], `$1-${WORD_JOINER}`) : text;
  return withBoundSpaces(joined, language);
}
