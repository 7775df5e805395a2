import { emailSpellings } from '../emails/email-key.js';

/**
 * A PostgreSQL pattern (`~*`) of texts with an e-mail address, which is not a part of a longer one.
 * In the text of JSON, one that begins a line follows an escape, such as `\n`.
 */
export function mentionPattern(email: string): string {
  const escaped = emailSpellings(email)
    .map((spelling) => spelling.replace(/[^\p{L}\p{N}]/gu, '\\$&'))
    .join('|');
  return `(?:(?<![[:alnum:]._%+-])|(?<=\\\\[nrt]))(?:${escaped})(?![[:alnum:]-]|\\.[[:alnum:]])`;
}
