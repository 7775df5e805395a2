/** Words that most people read in a minute, of a text that is not hard. */
const WORDS_A_MINUTE = 200;

/** Minutes it takes to read a text, one at the least. */
export function readingMinutes(text: string): number {
  const words = text.split(/\s+/).filter((word) => word !== '').length;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}
