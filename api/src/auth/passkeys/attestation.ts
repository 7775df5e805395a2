import { decodeAttestationObject } from '@simplewebauthn/server/helpers';

/**
 * Whether what an authenticator says about itself carries certificates, or could. None are asked
 * for, and verifying them would request the addresses that they name.
 * @param attestationObject in base64url
 * @throws Error for anything else
 */
export function carriesCertificates(attestationObject: string): boolean {
  const bytes = new Uint8Array(Buffer.from(attestationObject, 'base64url'));
  const decoded = decodeAttestationObject(bytes);
  const format = decoded.get('fmt');
  if (format === 'none') return false;
  // Authenticators may sign with the new key itself, without a certificate.
  return format !== 'packed' || decoded.get('attStmt').get('x5c') !== undefined;
}
