/** A number as part of a text: not within a longer number, an amount or a date. */
const patternOf = (number: string) =>
  new RegExp(`(?<!\\d[ .,-]?)${number.replace(/\D+/g, '\\D?')}(?![ .,-]?\\d)`);

/**
 * Whether a text names one of the telephone numbers. Who reads there that they may have to call
 * finds the numbers above the text.
 */
export const namesNumber = (
  texts: readonly (string | null)[],
  numbers: readonly { number: string }[],
): boolean => {
  const patterns = numbers.map(({ number }) => patternOf(number));
  return texts.some((text) => patterns.some((pattern) => pattern.test(text ?? '')));
};
