import { centsOf } from 'shared/money';
import type { Donation } from './donation.entity.js';

/** Only money that came has an instant at which it did, and is counted to the cent. */
export function settle(donation: Donation, instant: Date): void {
  const received = donation.status === 'completed';
  donation.receivedAt = received ? (donation.receivedAt ?? instant) : null;
  donation.paidCents = received ? (donation.paidCents ?? centsOf(donation.amount)) : null;
}
