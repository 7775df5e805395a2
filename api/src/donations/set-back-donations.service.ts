import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Donation, type DonationStatus } from './donation.entity.js';
import { DonorMailsService } from './donor-mails.service.js';

/** What a payment changes of a donation. */
export interface DonationBefore {
  status: DonationStatus;
  /** A moment as JSON writes it. */
  receivedAt: string | null;
  paidCents: number | null;
}

/** What a donation is whose money is not there any more. */
const UNPAID = { receivedAt: null, paidCents: null };

/** Sets donations back whose payment was taken off them or reversed, in transactions of other features. */
@Injectable()
export class SetBackDonations {
  constructor(private readonly donorMails: DonorMailsService) {}

  /** What a payment is about to change. */
  before({ status, receivedAt, paidCents }: Donation): DonationBefore {
    return { status, receivedAt: receivedAt?.toISOString() ?? null, paidCents };
  }

  /**
   * Makes of a donation what it was before its payment: one that was made from the payment is
   * `cancelled`, as nobody pledged it. One that somebody has set back already stays as it is. Thanks
   * that are not under way yet are not sent.
   * @param before null where the donation was made from the payment
   * @returns whether its donor has been thanked
   */
  async toBefore(
    manager: EntityManager,
    donation: Donation,
    before: DonationBefore | null,
  ): Promise<boolean> {
    if (donation.status !== 'completed') return false;
    if (before?.status === 'completed') {
      const receivedAt = before.receivedAt === null ? null : new Date(before.receivedAt);
      await this.save(manager, donation, { ...before, receivedAt });
      return false;
    }
    await this.donorMails.withdrawThanks(manager, donation);
    await this.save(manager, donation, { ...UNPAID, status: before?.status ?? 'cancelled' });
    return donation.thankedAt !== null;
  }

  /**
   * Makes of a donation whose payment was reversed one that waits for a payment, or `cancelled` where
   * nobody pledged it. Thanks that are not under way yet are not sent; a donor who has been thanked is
   * told that the payment went back, and will be thanked for another one.
   * @returns whether its donor was told
   */
  async toUnpaid(
    manager: EntityManager,
    donation: Donation,
    before: DonationBefore | null,
  ): Promise<boolean> {
    if (donation.status !== 'completed') return false;
    await this.donorMails.withdrawThanks(manager, donation);
    const told = await this.donorMails.returned(manager, donation);
    await this.save(manager, donation, { ...UNPAID, status: before ? 'pending' : 'cancelled' });
    return told;
  }

  private async save(
    manager: EntityManager,
    donation: Donation,
    fields: Pick<Donation, 'status' | 'receivedAt' | 'paidCents'>,
  ): Promise<void> {
    await manager.save(Object.assign(donation, fields));
  }
}
