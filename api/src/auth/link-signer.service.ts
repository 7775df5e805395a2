import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { JWT_SECRET } from './jwt-secret.js';

const KEY_BYTES = 32;

/**
 * Signs values in links and cookies so that they cannot be forged. Each purpose has its own key,
 * derived from the one that signs sessions (RFC 5869), so that a signature for one purpose is
 * invalid for any other, sessions included.
 */
@Injectable()
export class LinkSignerService {
  constructor(@Inject(JWT_SECRET) private readonly secret: string) {}

  /** @returns HMAC-SHA-256 in base64url, 43 characters */
  sign(purpose: string, name: string): string {
    const key = hkdfSync('sha256', this.secret, '', `link: ${purpose}`, KEY_BYTES);
    return createHmac('sha256', Buffer.from(key)).update(name).digest('base64url');
  }

  /** Verifies a signature in constant time. */
  isSigned(purpose: string, name: string, signature: string): boolean {
    const expected = Buffer.from(this.sign(purpose, name));
    const given = Buffer.from(signature);
    return expected.length === given.length && timingSafeEqual(expected, given);
  }
}
