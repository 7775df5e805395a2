import { PAYER_LENGTH } from '../payments/hub3.js';
import type { Party } from '../payments/payment-order.js';
import { slipText } from '../payments/slip-text.js';
import type { Donation } from './donation.entity.js';

/** Texts that mail programs turn into links. */
const URL_OR_EMAIL = /[/:@]|\bwww\b|[\p{L}\d]{3}\.\p{L}{2,}(?!\p{L}|\.\p{L})/iu;

/**
 * The payer on a slip: the donor's name, unless anonymous. The slip is mailed to an address that
 * anyone may have typed, so names that contain a URL or an e-mail address are left out.
 */
export function payerOf({
  donorName,
  isAnonymous,
}: Pick<Donation, 'donorName' | 'isAnonymous'>): Party | undefined {
  if (isAnonymous || !donorName || URL_OR_EMAIL.test(donorName)) return undefined;
  const name = slipText(donorName, PAYER_LENGTH);
  return name === '' ? undefined : { name };
}
