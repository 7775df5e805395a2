import { centsOf } from 'shared/money';
import type { EntityManager } from 'typeorm';
import type { Donation } from './donation.entity.js';
import type { UpdateDonationDto } from './dto/record-donation.dto.js';

/**
 * Sets `receivedAt` and `paidCents` of completed donations, and clears them of all others, except
 * what has come of a pending one.
 */
export function settle(donation: Donation, instant: Date): void {
  const received = donation.status === 'completed';
  donation.receivedAt = received ? (donation.receivedAt ?? instant) : null;
  if (received) donation.paidCents ??= centsOf(donation.amount);
  else if (donation.status === 'cancelled') donation.paidCents = null;
}

/** The fields that are entered by hand: what was paid only of a completed donation. */
export function enteredFields<T extends UpdateDonationDto>(
  { paidCents, ...fields }: T,
  isReceived: boolean,
) {
  return isReceived && paidCents !== undefined ? { ...fields, paidCents } : fields;
}

/** Makes the payments of a donation wait again. */
export async function releasePayments(manager: EntityManager, { id }: Donation): Promise<void> {
  await manager.query(
    `UPDATE bank_payments SET donation_id = NULL, donation_before = NULL
     WHERE donation_id = $1 AND counterpart_id IS NULL`,
    [id],
  );
}
