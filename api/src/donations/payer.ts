import { PAYER_LENGTH } from '../payments/hub3.js';
import type { Party } from '../payments/payment-order.js';
import { slipText } from '../payments/slip-text.js';
import type { Donation } from './donation.entity.js';

/** Texts that mail programs turn into links or e-mail addresses. */
const ADDRESS = /[/:@]|\bwww\b|[\p{L}\d]{3}\.\p{L}{2,}(?!\p{L}|\.\p{L})/iu;

/**
 * The payer on a slip: a donor who gave a name and does not want to stay anonymous. The slip goes
 * to an e-mail address that somebody typed, so a name that holds an address is left out.
 */
export function payerOf({
  donorName,
  isAnonymous,
}: Pick<Donation, 'donorName' | 'isAnonymous'>): Party | undefined {
  if (isAnonymous || !donorName || ADDRESS.test(donorName)) return undefined;
  const name = slipText(donorName, PAYER_LENGTH);
  return name === '' ? undefined : { name };
}
