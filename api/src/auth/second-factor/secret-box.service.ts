import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { JWT_SECRET } from '../jwt-secret.js';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts secrets with a key derived from the one that signs sessions (RFC 5869), so that a copy
 * of the database alone computes no codes.
 */
@Injectable()
export class SecretBoxService {
  private readonly key: Buffer;

  constructor(@Inject(JWT_SECRET) secret: string) {
    this.key = Buffer.from(hkdfSync('sha256', secret, '', 'second factor', KEY_BYTES));
  }

  /** @param purpose what it is for and whose it is; needed again to decrypt it */
  encrypt(text: string, purpose: string): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, this.key, iv, { authTagLength: TAG_BYTES });
    cipher.setAAD(Buffer.from(purpose));
    const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), content]).toString('base64url');
  }

  /** @returns undefined where it was not encrypted with this key and for this purpose */
  decrypt(box: string, purpose: string): string | undefined {
    const bytes = Buffer.from(box, 'base64url');
    if (bytes.length <= IV_BYTES + TAG_BYTES) return undefined;
    const tagEnd = IV_BYTES + TAG_BYTES;
    const iv = bytes.subarray(0, IV_BYTES);
    const decipher = createDecipheriv(CIPHER, this.key, iv, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(purpose));
    decipher.setAuthTag(bytes.subarray(IV_BYTES, tagEnd));
    try {
      return Buffer.concat([decipher.update(bytes.subarray(tagEnd)), decipher.final()]).toString();
    } catch {
      return undefined;
    }
  }
}
