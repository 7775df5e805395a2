import { createHmac, hkdfSync, timingSafeEqual, type Hmac } from 'node:crypto';

const KEY_BYTES = 32;

/**
 * Signs the backups of an installation, with a key derived from the secret that signs sessions
 * (RFC 5869), so that it knows its own ones from those of others, and from changed ones.
 */
export class ArchiveSigner {
  private readonly key: Buffer;
  /** Says in an archive's first line by which key it is signed, and reveals nothing of it. */
  readonly name: string;

  /** @param secret of the server, `JWT_SECRET` */
  constructor(secret: string) {
    this.key = Buffer.from(hkdfSync('sha256', secret, '', 'backup', KEY_BYTES));
    this.name = this.begin().update('name of the key').digest('base64url');
  }

  /** An empty digest, to which all lines of an archive but the last are added. */
  begin(): Hmac {
    return createHmac('sha256', this.key);
  }
}

/** Whether a digest of all lines is the signature in base64url, compared in constant time. */
export function isSignature(digest: Hmac, signature: unknown): boolean {
  const expected = Buffer.from(digest.digest('base64url'));
  const given = Buffer.from(String(signature));
  return expected.length === given.length && timingSafeEqual(expected, given);
}
