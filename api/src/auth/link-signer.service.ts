import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { JWT_SECRET } from './jwt-secret.js';

const KEY_BYTES = 32;

/**
 * Signs values that leave the site and come back, so that nobody can forge them: those in links of
 * mails, and the cookie of a device. Each purpose has a key of its own, derived from the one that
 * signs sessions (RFC 5869): a signature for one purpose is invalid for another, and none of them
 * signs anybody in.
 */
@Injectable()
export class LinkSignerService {
  constructor(@Inject(JWT_SECRET) private readonly secret: string) {}

  /** @returns 43 letters, digits, hyphens and underscores (HMAC-SHA-256) */
  sign(purpose: string, name: string): string {
    const key = hkdfSync('sha256', this.secret, '', `link: ${purpose}`, KEY_BYTES);
    return createHmac('sha256', Buffer.from(key)).update(name).digest('base64url');
  }

  /** Whether a signature is ours, compared in constant time. */
  isSigned(purpose: string, name: string, signature: string): boolean {
    const ours = Buffer.from(this.sign(purpose, name));
    const given = Buffer.from(signature);
    return ours.length === given.length && timingSafeEqual(ours, given);
  }
}
