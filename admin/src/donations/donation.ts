import { useLocaleState, useTranslate } from 'react-admin';
import { centsOf, formatCents, wholeEuros } from 'shared/money';
import type { Schemas } from '../api/schemas';

export type Donation = Schemas['DonationDto'];

/** What was paid of a received donation, else what was pledged, in cents. */
export const shownCents = ({ status, amount, paidCents }: Donation): number =>
  status === 'completed' && paidCents !== null ? paidCents : centsOf(amount);

/** Whether it was entered when it was received, with the rounded amount in place of a pledge. */
export function isWithoutPledge({ amount, paidCents, donatedAt, receivedAt }: Donation): boolean {
  if (!receivedAt || amount !== wholeEuros(paidCents ?? 0)) return false;
  // Both dates of such a donation are set in one request, a few milliseconds apart.
  return Math.abs(Date.parse(receivedAt) - Date.parse(donatedAt)) < 1_000;
}

/** The amount of a donation, what was received or else pledged, and its donor. */
export function useDonationTitle(): (donation: Donation) => string {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (donation) =>
    translate('admin.donations.by', {
      amount: formatCents(shownCents(donation), locale, donation.currency),
      donor: donation.donorName ?? translate('admin.donations.unnamed'),
    });
}
