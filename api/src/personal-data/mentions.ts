/**
 * A PostgreSQL pattern (`~*`) of texts with an e-mail address, which is not a part of a longer one.
 */
export function mentionPattern(email: string): string {
  const escaped = email.replace(/[^\p{L}\p{N}]/gu, '\\$&');
  return `(?<![[:alnum:]._%+-])${escaped}(?![[:alnum:]-]|\\.[[:alnum:]])`;
}
