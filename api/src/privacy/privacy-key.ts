import { createHmac } from 'node:crypto';

/** Injection token of the key for hashes of e-mail addresses. */
export const PRIVACY_KEY = Symbol('privacy key');

/** The stored hash of an erased e-mail address; without the key it reveals nothing. */
export function keyedHash(key: string, email: string): string {
  return createHmac('sha256', key).update(`erased ${email.toLowerCase()}`).digest('base64url');
}
