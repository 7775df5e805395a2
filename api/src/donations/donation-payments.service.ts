import { Injectable } from '@nestjs/common';
import { centsOf } from 'shared/money';
import type { EntityManager } from 'typeorm';
import { Donation, type DonationStatus } from './donation.entity.js';
import { DonationsService } from './donations.service.js';
import { DonorMailsService } from './donor-mails.service.js';

/** The fields of a donation that payments change. */
export interface DonationBefore {
  status: DonationStatus;
  /** An instant in JSON (ISO 8601). */
  receivedAt: string | null;
  paidCents: number | null;
}

/** A payment of a donation. */
export interface DonationPayment {
  /** Hundredths of the donation's currency. */
  cents: number;
  /** The donation's state before its first payment; null where it was entered from that. */
  donationBefore?: DonationBefore | null;
}

type PaidState = Pick<Donation, 'status' | 'receivedAt' | 'paidCents'>;

const unpaid = (status: DonationStatus): PaidState => ({
  status,
  receivedAt: null,
  paidCents: null,
});

/**
 * The state of a donation without one of its payments, while it has others: a pledge is received
 * as long as these reach it.
 * @param isReceivedAnyway whether it is received also with less
 */
function stateWithout(
  { status, amount, receivedAt, paidCents }: Donation,
  { cents }: DonationPayment,
  others: readonly DonationPayment[],
  isReceivedAnyway: boolean,
): PaidState {
  const rest = (paidCents ?? 0) - cents;
  // What was paid may have been corrected to less than its payments.
  const left = rest > 0 ? rest : others.reduce((sum, other) => sum + other.cents, 0);
  return status === 'completed' && (isReceivedAnyway || left >= centsOf(amount))
    ? { status, receivedAt, paidCents: left }
    : { ...unpaid('pending'), paidCents: left };
}

/** Whether it was entered when it was received: both dates are set within milliseconds. */
function hasOneDate({ donatedAt, receivedAt }: Donation): boolean {
  return receivedAt !== null && Math.abs(receivedAt.getTime() - donatedAt.getTime()) < 1_000;
}

/** Adds payments of statements to donations and takes them off, in the manager's transaction. */
@Injectable()
export class DonationPaymentsService {
  constructor(
    private readonly donations: DonationsService,
    private readonly donorMails: DonorMailsService,
  ) {}

  /**
   * Adds a payment to a locked donation. A pledge is received, and its donor thanked, once its
   * payments reach it; until then it is pending. Of a pledge that was marked as received by hand,
   * the day of its first payment counts.
   * @param others its other payments
   * @param receivedAt when the last of its payments came
   * @returns the donation's state before its first payment, which is stored with each
   */
  async add(
    manager: EntityManager,
    donation: Donation,
    { cents }: DonationPayment,
    others: readonly DonationPayment[],
    receivedAt: Date,
  ): Promise<DonationBefore | null> {
    const { status } = donation;
    const [first] = others;
    const before = first ? (first.donationBefore ?? null) : snapshot(donation);
    const paidCents = cents + (first ? (donation.paidCents ?? 0) : 0);
    if (status === 'completed') {
      const receipt = first || hasOneDate(donation) ? {} : { receivedAt };
      await this.donations.changeIn(manager, donation, { paidCents, ...receipt });
    } else if (paidCents >= centsOf(donation.amount)) {
      await this.donations.changeIn(manager, donation, {
        status: 'completed',
        paidCents,
        receivedAt,
      });
    } else {
      await this.donations.changeIn(manager, donation, { status: 'pending', paidCents });
    }
    return before;
  }

  /**
   * Takes off a payment that was matched by mistake. Without others, the donation gets its earlier
   * state; one that was entered from the payment is `cancelled`, as nobody pledged it. Thanks that
   * are not being sent yet are withdrawn where it is no longer received.
   * @returns whether it is no longer received although its donor has been thanked
   */
  async takeOff(
    manager: EntityManager,
    donation: Donation,
    payment: DonationPayment,
    others: readonly DonationPayment[],
  ): Promise<boolean> {
    const { donationBefore: before = null } = payment;
    const isReceivedAnyway = before === null || before.status === 'completed';
    const earlier = before
      ? { ...before, receivedAt: before.receivedAt === null ? null : new Date(before.receivedAt) }
      : unpaid('cancelled');
    const state =
      others.length > 0 ? stateWithout(donation, payment, others, isReceivedAnyway) : earlier;
    const isLost = donation.status === 'completed' && state.status !== 'completed';
    await this.change(manager, donation, state);
    await manager.save(donation);
    return isLost && donation.thankedAt !== null;
  }

  /**
   * Takes off a payment that was reversed. Without others, the donation is pending again, or
   * `cancelled` where nobody pledged it. Where it is no longer received, thanks that are not being
   * sent yet are withdrawn; a donor who has been thanked is notified, and will be thanked for
   * another payment.
   * @returns whether its donor was notified
   */
  async reverse(
    manager: EntityManager,
    donation: Donation,
    payment: DonationPayment,
    others: readonly DonationPayment[],
  ): Promise<boolean> {
    const isPledged = Boolean(payment.donationBefore);
    const state =
      others.length > 0
        ? stateWithout(donation, payment, others, !isPledged)
        : unpaid(isPledged ? 'pending' : 'cancelled');
    const { paidCents } = donation;
    const isLost = donation.status === 'completed' && state.status !== 'completed';
    await this.change(manager, donation, state);
    const isNotified =
      isLost &&
      (await this.donorMails.sendReturned(
        manager,
        donation,
        others.length > 0 ? payment.cents : paidCents,
      ));
    await manager.save(donation);
    return isNotified;
  }

  /** Changes a donation, and the mails about it that were not sent yet. */
  private async change(
    manager: EntityManager,
    donation: Donation,
    state: PaidState,
  ): Promise<void> {
    const wasReceived = donation.status === 'completed';
    await this.donorMails.follow(manager, Object.assign(donation, state), wasReceived);
  }
}

function snapshot({ status, receivedAt, paidCents }: Donation): DonationBefore {
  return { status, receivedAt: receivedAt?.toISOString() ?? null, paidCents };
}
