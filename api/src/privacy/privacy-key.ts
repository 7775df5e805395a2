import { createHmac } from 'node:crypto';

/** The token under which the key is provided by which addresses are hashed. */
export const PRIVACY_KEY = Symbol('privacy key');

/** What is kept of an address that was erased: nobody without the key can tell whose it is. */
export function keyedHash(key: string, email: string): string {
  return createHmac('sha256', key).update(`erased ${email.toLowerCase()}`).digest('base64url');
}
