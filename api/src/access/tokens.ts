import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits. */
const TOKEN_BYTES = 32;

/** A random token in base64url, of which only the hash is stored. */
export function createToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** The stored hash of a token, from which it cannot be derived. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
