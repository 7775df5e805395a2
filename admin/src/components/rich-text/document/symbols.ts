/**
 * Symbols such as emoji are punctuation in CommonMark, which decides where bold words begin and
 * end. The panel's parser and writer see those beyond the first 65,536 characters as letters, so
 * both get them written as a symbol that they know with the number of the character.
 */
const mark = '\u2ff0';
const symbols = /(?:(?=[\u{10000}-\u{10ffff}])[\p{P}\p{S}])|\u2ff0/gu;
const marked = /\u2ff0([\da-f]+)\u2ff0/gi;

/** A text whose symbols are written so that the parser and the writer see them as such. */
export const withMarkedSymbols = (text: string): string =>
  text.replace(symbols, (symbol) => `${mark}${symbol.codePointAt(0)?.toString(16) ?? ''}${mark}`);

/** The text that `withMarkedSymbols` was given. */
export const withSymbols = (text: string): string =>
  text.replace(marked, (_all, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));
