import { describe, expect, it } from '@jest/globals';
import { carriesCertificates } from './attestation.js';

/** `{fmt, attStmt, authData}` in CBOR, in base64url. */
function attestation(format: string, statement: number[]): string {
  const text = (value: string) => [0x60 + value.length, ...Buffer.from(value)];
  return Buffer.from([
    0xa3,
    ...text('fmt'),
    ...text(format),
    ...text('attStmt'),
    ...statement,
    ...text('authData'),
    0x40,
  ]).toString('base64url');
}

const EMPTY = [0xa0];
const ALGORITHM = [0xa1, 0x63, ...Buffer.from('alg'), 0x26];
const CERTIFICATES = [0xa1, 0x63, ...Buffer.from('x5c'), 0x81, 0x41, 0x30];

describe('a statement about an authenticator', () => {
  it.each([
    ['none', EMPTY, false],
    ['packed', ALGORITHM, false],
    ['packed', CERTIFICATES, true],
    ['tpm', EMPTY, true],
    ['apple', CERTIFICATES, true],
  ])('of the format %s with %j carries certificates: %s', (format, statement, carries) => {
    expect(carriesCertificates(attestation(format, statement))).toBe(carries);
  });
});
