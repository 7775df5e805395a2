import { centsOf } from 'shared/money';
import type { Donation } from './donation.entity.js';

/** Sets `receivedAt` and `paidCents` of completed donations, and clears them of all others. */
export function settle(donation: Donation, instant: Date): void {
  const received = donation.status === 'completed';
  donation.receivedAt = received ? (donation.receivedAt ?? instant) : null;
  donation.paidCents = received ? (donation.paidCents ?? centsOf(donation.amount)) : null;
}
