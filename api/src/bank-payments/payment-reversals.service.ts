import { Injectable } from '@nestjs/common';
import { Between, In, IsNull, MoreThanOrEqual, type EntityManager } from 'typeorm';
import { DonationRollbackService } from '../donations/donation-rollback.service.js';
import { DonationsService } from '../donations/donations.service.js';
import { BankPayment } from './bank-payment.entity.js';
import type { EntryRow } from './statement-entry.js';
import { findPayments } from './stored-payments.js';

/** How far back a reversal is looked up: direct debits may be reversed for 13 months. */
const REVERSIBLE_DAYS = 400;

/** A payment and the entry that reverses it; both are stored before they are linked. */
export interface ReversedPayment {
  payment: EntryRow;
  reversal: EntryRow;
}

function daysBefore(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - days);
  return date.toISOString().slice(0, 10);
}

/** Links reversals with the payments that they reverse, and resets their donations. */
@Injectable()
export class PaymentReversalsService {
  constructor(
    private readonly donations: DonationsService,
    private readonly rollback: DonationRollbackService,
  ) {}

  /** Stored payments of an account that entries booked between two days may reverse. */
  findReversible(
    manager: EntityManager,
    account: string,
    first: string,
    last: string,
  ): Promise<BankPayment[]> {
    const bookedOn = Between(daysBefore(first, REVERSIBLE_DAYS), last);
    return findPayments(manager, { kind: 'payment', account, bookedOn, counterpartId: IsNull() });
  }

  /** Stored reversals, booked on a day or later, that wait for their payment. */
  findUnmatched(manager: EntityManager, account: string, first: string): Promise<BankPayment[]> {
    return findPayments(manager, {
      kind: 'reversal',
      account,
      reason: 'no-payment',
      counterpartId: IsNull(),
      setAsideAt: IsNull(),
      bookedOn: MoreThanOrEqual(first),
    });
  }

  /**
   * Resets the donations of reversed payments.
   * @returns the number of thanked donors who were notified
   */
  async resetDonations(manager: EntityManager, pairs: readonly ReversedPayment[]): Promise<number> {
    let notified = 0;
    for (const { donationId, donationBefore } of pairs.map(({ payment }) => payment)) {
      if (!donationId) continue;
      const donation = await this.donations.lock(manager, donationId);
      if (await this.rollback.resetToUnpaid(manager, donation, donationBefore ?? null))
        notified += 1;
    }
    return notified;
  }

  /** Links each reversal with its payment; both refer to the donation of the payment. */
  async link(manager: EntityManager, pairs: readonly ReversedPayment[]): Promise<void> {
    const both = pairs.flatMap(({ payment, reversal }) => {
      const donation = payment.donationId ?? null;
      return [
        { id: payment.id, other: reversal.id, donation },
        { id: reversal.id, other: payment.id, donation },
      ];
    });
    await manager.query(
      `UPDATE bank_payments
       SET counterpart_id = pair.other, donation_id = pair.donation, set_aside_at = NULL,
         reason = CASE kind WHEN 'payment' THEN reason END
       FROM jsonb_to_recordset($1) AS pair(id integer, other integer, donation integer)
       WHERE bank_payments.id = pair.id`,
      [JSON.stringify(both)],
    );
  }

  /** Unlinks a reversal and its payment: both wait again, and the donation stays as it is. */
  async unlink(manager: EntityManager, { id, counterpartId }: BankPayment): Promise<void> {
    const both = In([id, counterpartId ?? id]);
    const unlinked = { counterpartId: null, donationId: null, donationBefore: null };
    await manager.update(BankPayment, { id: both }, unlinked);
    await manager.update(BankPayment, { id: both, kind: 'reversal' }, { reason: 'no-payment' });
  }
}
