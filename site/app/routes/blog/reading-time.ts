import { remembering } from '~/remembering';

/** Words of plain text that most people read in a minute. */
const WORDS_PER_MINUTE = 200;

function countMinutes(text: string): number {
  const words = text.match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

/** Minutes needed to read a text, at least one. */
export const readingMinutes = import.meta.env.SSR ? remembering(countMinutes) : countMinutes;
