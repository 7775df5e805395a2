import { centsOf } from 'shared/money';
import type { EntityManager } from 'typeorm';
import { ConflictError } from '../problems/domain-errors.js';
import type { Donation } from './donation.entity.js';
import type { UpdateDonationDto } from './dto/record-donation.dto.js';

export const HAS_PAYMENT = {
  hr: 'Za ovu je donaciju stigla uplata. Najprije je na zaslonu Bankovni izvodi odvojite od donacije.',
  en: 'A payment has arrived for this donation. First take it off the donation on the screen Bank statements.',
};

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

/** Whether a payment was matched with a donation, also one that was reversed. */
export async function hasPayment(manager: EntityManager, { id }: Donation): Promise<boolean> {
  const payments: unknown[] = await manager.query(
    'SELECT 1 FROM bank_payments WHERE donation_id = $1 LIMIT 1',
    [id],
  );
  return payments.length > 0;
}

/** When the last payment of a donation was booked, at the hour that counts for it. */
async function lastBooking(manager: EntityManager, { id }: Donation): Promise<Date | null> {
  const [row]: { last: Date | null }[] = await manager.query(
    `SELECT (max(booked_on) + time '11:00') AT TIME ZONE 'UTC' AS last FROM bank_payments
     WHERE donation_id = $1 AND counterpart_id IS NULL`,
    [id],
  );
  return row?.last ?? null;
}

/** Makes the payments of a donation wait again. */
async function releasePayments(manager: EntityManager, { id }: Donation): Promise<void> {
  await manager.query(
    `UPDATE bank_payments SET donation_id = NULL, donation_before = NULL
     WHERE donation_id = $1 AND counterpart_id IS NULL`,
    [id],
  );
}

/**
 * The fields of a donation that a change by hand sets. A pledge is received when its amount is
 * lowered to what has come of it, on the day of its last payment; the payments of one that becomes
 * pending or cancelled wait again.
 * @throws ConflictError when the currency is changed although it has a payment
 */
export async function fieldsByHand(
  manager: EntityManager,
  donation: Donation,
  fields: UpdateDonationDto,
): Promise<UpdateDonationDto> {
  const { status = donation.status, currency = donation.currency } = fields;
  if (currency !== donation.currency && (await hasPayment(manager, donation))) {
    throw ConflictError.of('currency', HAS_PAYMENT);
  }
  const entered = enteredFields(fields, status === 'completed');
  if (status !== 'completed' && status !== donation.status) {
    await releasePayments(manager, donation);
    return { ...entered, paidCents: null };
  }
  const { amount = donation.amount } = fields;
  const isReached = status === 'pending' && (donation.paidCents ?? 0) >= centsOf(amount);
  if (!isReached) return entered;
  return { ...entered, status: 'completed', receivedAt: await lastBooking(manager, donation) };
}
