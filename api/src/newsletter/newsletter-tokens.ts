import { createHash, randomBytes } from 'node:crypto';

/** Length of a confirmation token: 256 random bits. */
const TOKEN_BYTES = 32;

/** Format of a token; ours have 43 or 64 characters. */
export const TOKEN = /^[\w-]{43,64}$/;

/** A random token. */
export function createToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** The stored hash of a token, from which it cannot be derived. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** The stored hash of a suppressed e-mail address, from which it cannot be derived. */
export function hashOfEmail(email: string): string {
  return createHash('sha256').update(`newsletter ${email.toLowerCase()}`).digest('base64url');
}
