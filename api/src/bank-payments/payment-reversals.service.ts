import { Injectable } from '@nestjs/common';
import { Between, In, IsNull, MoreThanOrEqual, Not, type EntityManager } from 'typeorm';
import { DonationPaymentsService } from '../donations/donation-payments.service.js';
import { DonationsService } from '../donations/donations.service.js';
import { BankPayment } from './bank-payment.entity.js';
import { matchReversals } from './reversal-matching.js';
import { addDays, dayRange, type EntryRow, type OutgoingEntry } from './statement-entry.js';
import { findPayments } from './stored-payments.js';

/** How far back a reversal is looked up: direct debits may be reversed for 13 months. */
const REVERSIBLE_DAYS = 400;

/** A payment and the entry that reverses it; both are stored before they are linked. */
export interface ReversedPayment {
  payment: EntryRow;
  reversal: EntryRow;
}

/** Reversals, with their payment or waiting for an administrator. */
interface Reversals {
  pairs: ReversedPayment[];
  /** Payments that only a person can say to be reversed. */
  proposals: ReversedPayment[];
  waiting: EntryRow[];
  /** New payments that the statement itself marks as reversed, though not for certain. */
  doubtful: ReadonlySet<EntryRow>;
}

/** Links reversals with the payments that they reverse, and resets their donations. */
@Injectable()
export class PaymentReversalsService {
  constructor(
    private readonly donations: DonationsService,
    private readonly donationPayments: DonationPaymentsService,
  ) {}

  /** Pairs new payments and debits of an account with each other and with stored ones. */
  async pair(
    manager: EntityManager,
    account: string,
    payments: readonly EntryRow[],
    outgoing: readonly OutgoingEntry[],
  ): Promise<Reversals> {
    const days = dayRange(outgoing.map(({ row }) => row));
    const stored = days ? await this.findReversible(manager, account, ...days) : [];
    const pairs: ReversedPayment[] = [];
    const proposals: ReversedPayment[] = [];
    const waiting: EntryRow[] = [];
    const doubtful = new Set<EntryRow>();
    const propose = (proposal: ReversedPayment, isMarked: boolean) => {
      proposals.push(proposal);
      if (isMarked && proposal.payment.id === undefined) doubtful.add(proposal.payment);
    };
    const rows: EntryRow[] = [...stored, ...payments];
    const hintedEntries = outgoing.map(({ row, hint }) => ({ ...row, hint }));
    for (const [index, found] of (await matchReversals(rows, hintedEntries)).entries()) {
      const { row: reversal, hint } = outgoing[index] ?? {};
      if (!found || !reversal) continue;
      if ('reason' in found) waiting.push(Object.assign(reversal, { reason: found.reason }));
      else if (found.isCertain) pairs.push({ payment: found.payment, reversal });
      else propose({ payment: found.payment, reversal }, hint === 'reversal');
    }
    const paired = new Set([...pairs, ...proposals].map(({ payment }) => payment));
    const open = payments.filter((row) => !paired.has(row));
    const [firstDay] = dayRange(payments) ?? [];
    const unmatched =
      firstDay === undefined ? [] : await this.findUnmatched(manager, account, firstDay);
    const hintedReversals = unmatched.map((one) => ({ ...one, hint: 'reversal' as const }));
    for (const [index, found] of (await matchReversals(open, hintedReversals)).entries()) {
      const reversal = unmatched[index];
      if (!found || !reversal || 'reason' in found) continue;
      if (found.isCertain) pairs.push({ payment: found.payment, reversal });
      else propose({ payment: found.payment, reversal }, true);
    }
    return { pairs, proposals, waiting, doubtful };
  }

  /** Proposes payments, which are stored, to the reversals, of which some are. */
  async propose(manager: EntityManager, proposals: readonly ReversedPayment[]): Promise<void> {
    for (const { payment, reversal } of proposals) {
      const likely = { likelyId: payment.id ?? null, reason: 'maybe-reversal' } as const;
      if (reversal.id !== undefined) await manager.update(BankPayment, reversal.id, likely);
      Object.assign(reversal, likely);
    }
  }

  /**
   * Stored payments of an account that entries booked between two days may reverse: none that is
   * likely to be a copy, in whose place that of the donation would stay.
   */
  private findReversible(
    manager: EntityManager,
    account: string,
    first: string,
    last: string,
  ): Promise<BankPayment[]> {
    const bookedOn = Between(addDays(first, -REVERSIBLE_DAYS), last);
    return findPayments(manager, {
      kind: 'payment',
      account,
      bookedOn,
      counterpartId: IsNull(),
      likelyId: IsNull(),
    });
  }

  /** Stored reversals, booked on a day or later, that wait for their payment. */
  private findUnmatched(
    manager: EntityManager,
    account: string,
    first: string,
  ): Promise<BankPayment[]> {
    return findPayments(manager, {
      kind: 'reversal',
      account,
      reason: 'no-payment',
      counterpartId: IsNull(),
      setAsideAt: IsNull(),
      bookedOn: MoreThanOrEqual(first),
    });
  }

  /** The payments of a donation that are not reversed, except some. */
  paymentsOf(
    manager: EntityManager,
    donationId: number,
    except: readonly number[],
  ): Promise<BankPayment[]> {
    return manager.find(BankPayment, {
      where: { donationId, kind: 'payment', counterpartId: IsNull(), id: Not(In([...except])) },
      order: { id: 'ASC' },
    });
  }

  /**
   * Takes reversed payments off their donations.
   * @returns the number of thanked donors who were notified
   */
  async resetDonations(manager: EntityManager, pairs: readonly ReversedPayment[]): Promise<number> {
    let notified = 0;
    const reversed: number[] = [];
    for (const { payment } of pairs) {
      const { id, donationId } = payment;
      if (!id || !donationId) continue;
      reversed.push(id);
      const donation = await this.donations.lock(manager, donationId);
      const others = await this.paymentsOf(manager, donationId, reversed);
      if (await this.donationPayments.reverse(manager, donation, payment, others)) notified += 1;
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
         likely_id = NULL, reason = CASE kind WHEN 'payment' THEN reason END
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
