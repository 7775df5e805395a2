/** A number as part of a text: not within a longer number, an amount or a date. */
const patternOf = (number: string) =>
  new RegExp(`(?<!\\d[ .,-]?)${number.replace(/\D+/g, '\\D?')}(?![ .,-]?\\d)`);

/** The telephone numbers that a text names, which its page repeats as links. */
export const namedNumbers = <T extends { number: string }>(
  texts: readonly (string | null)[],
  numbers: readonly T[],
): T[] =>
  numbers.filter(({ number }) => {
    const pattern = patternOf(number);
    return texts.some((text) => pattern.test(text ?? ''));
  });
