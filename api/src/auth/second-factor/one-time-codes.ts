import { createHash, randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const PERIOD_S = 30;
/** Periods by which the clock of the device may be wrong. */
const WINDOW = 1;
const ISSUER = 'Kvaliteta življenja';
const RECOVERY_CODES = 10;
/** Without letters and digits that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 3;
const GROUP_LENGTH = 4;

/** A secret of 160 bits in Base32 (RFC 4226, section 4). */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

const totp = (secret: string, label = ''): TOTP =>
  new TOTP({
    issuer: ISSUER,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_S,
  });

/** The address that applications for codes read from the QR code. */
export const urlOf = (secret: string, username: string): string =>
  totp(secret, username).toString();

/**
 * The period of a code (RFC 6238), counted since 1970.
 * @returns undefined where it is no code of this, the last or the next period
 */
export function stepOf(secret: string, code: string): number | undefined {
  const timestamp = Date.now();
  const delta = totp(secret).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD_S) + delta;
}

const randomGroup = (): string =>
  Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Codes of 59 random bits, such as `abcd-efgh-jkmn`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: GROUPS }, randomGroup).join('-'),
  );

/** The hash of a code as people type it: with spaces or hyphens, in any case. */
export const hashRecoveryCode = (code: string): string =>
  createHash('sha256')
    .update(code.toLowerCase().replace(/[^a-z0-9]/g, ''))
    .digest('base64url');
