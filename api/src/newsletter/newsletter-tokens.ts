import { createHash, randomBytes } from 'node:crypto';

/** Bytes of a confirmation's token: 256 random bits. */
const TOKEN_BYTES = 32;

/** What a token looks like; ours are 43 or 64 of these. */
export const TOKEN = /^[\w-]{43,64}$/;

/** A token nobody can guess. */
export function createToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** What is kept of a token: enough to recognise it, and nothing to use it by. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** What is kept of an address that is not to be written to: it cannot be read off it. */
export function hashOfAddress(email: string): string {
  return createHash('sha256').update(`newsletter ${email.toLowerCase()}`).digest('base64url');
}
