import { createHash } from 'node:crypto';
import { emailKey } from '../emails/email-key.js';

/** Format of a token; ours have 43 or 64 characters. */
export const TOKEN = /^[\w-]{43,64}$/;

/** The stored hash of a suppressed e-mail address, from which it cannot be derived. */
export function hashOfEmail(email: string): string {
  return createHash('sha256')
    .update(`newsletter ${emailKey(email)}`)
    .digest('base64url');
}

/** `hashOfEmail` of a column, in SQL. */
export const emailHashSql = (column: string): string =>
  `translate(rtrim(encode(sha256(convert_to('newsletter ' || address_key(${column}), 'UTF8')),
    'base64'), '='), '+/', '-_')`;

/** SQL condition of a row with `email`: the owner has unsubscribed. */
export const IS_SUPPRESSED = `EXISTS (
  SELECT FROM newsletter_suppressions WHERE address_hash = ${emailHashSql('email')})`;
