/** Words of plain text that most people read in a minute. */
const WORDS_PER_MINUTE = 200;

/** Minutes needed to read a text, at least one. */
export function readingMinutes(text: string): number {
  const words = text.split(/\s+/).filter((word) => word !== '').length;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
