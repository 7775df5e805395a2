/** Length of an excerpt, as on the site's cards. */
const EXCERPT_LENGTH = 150;

/** The beginning of a text, in one line, which ends after a whole word. */
export function excerptOf(text: string): string {
  const line = [...text.replace(/\s+/g, ' ').trim()];
  if (line.length <= EXCERPT_LENGTH) return line.join('');
  const start = line.slice(0, EXCERPT_LENGTH + 1).join('');
  const words = start.slice(0, Math.max(0, start.lastIndexOf(' '))).replace(/[\s,;:–—-]+$/u, '');
  // A single word that is longer, such as an address, is cut.
  return `${words || line.slice(0, EXCERPT_LENGTH).join('')}...`;
}
