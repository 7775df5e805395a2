import { createHash, randomBytes } from 'node:crypto';

/** Bytes of a confirmation's token: 256 random bits. */
const TOKEN_BYTES = 32;

/** What a token looks like; ours are 43 or 64 of these. */
export const TOKEN = /^[\w-]{43,64}$/;

/** A token nobody can guess. */
export function createToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** The stored hash of a token: enough to recognise it, and useless to anybody who reads it. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/**
 * The stored hash of an e-mail address that must not get mails; the address cannot be read from it.
 */
export function hashOfEmail(email: string): string {
  return createHash('sha256').update(`newsletter ${email.toLowerCase()}`).digest('base64url');
}
