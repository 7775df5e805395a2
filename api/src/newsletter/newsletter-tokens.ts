import { createHash } from 'node:crypto';

/** Format of a token; ours have 43 or 64 characters. */
export const TOKEN = /^[\w-]{43,64}$/;

/** The stored hash of a suppressed e-mail address, from which it cannot be derived. */
export function hashOfEmail(email: string): string {
  return createHash('sha256').update(`newsletter ${email.toLowerCase()}`).digest('base64url');
}

/** `hashOfEmail` of a column, in SQL. */
export const emailHashSql = (column: string): string =>
  `translate(rtrim(encode(sha256(convert_to('newsletter ' || lower(${column}::text), 'UTF8')),
    'base64'), '='), '+/', '-_')`;
