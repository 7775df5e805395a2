import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Donation, type DonationStatus } from './donation.entity.js';
import { DonorMailsService } from './donor-mails.service.js';

/** The fields of a donation that a payment changes. */
export interface DonationBefore {
  status: DonationStatus;
  /** An instant in JSON (ISO 8601). */
  receivedAt: string | null;
  paidCents: number | null;
}

/** The state of a donation whose payment was reversed. */
const UNPAID = { receivedAt: null, paidCents: null };

/** Resets donations whose payment was separated or reversed, in transactions of other features. */
@Injectable()
export class DonationRollbackService {
  constructor(private readonly donorMails: DonorMailsService) {}

  /** What a payment is about to change. */
  snapshot({ status, receivedAt, paidCents }: Donation): DonationBefore {
    return { status, receivedAt: receivedAt?.toISOString() ?? null, paidCents };
  }

  /**
   * Restores a donation to its state before its payment: one that was entered from the payment is
   * `cancelled`, as nobody pledged it. One that is already reset stays as it is. Thanks that are
   * not being sent yet are withdrawn.
   * @param before null where the donation was entered from the payment
   * @returns whether its donor has been thanked
   */
  async restore(
    manager: EntityManager,
    donation: Donation,
    before: DonationBefore | null,
  ): Promise<boolean> {
    if (donation.status !== 'completed') return false;
    if (before?.status === 'completed') {
      const receivedAt = before.receivedAt === null ? null : new Date(before.receivedAt);
      await this.change(manager, donation, { ...before, receivedAt });
      await manager.save(donation);
      return false;
    }
    await this.change(manager, donation, { ...UNPAID, status: before?.status ?? 'cancelled' });
    await manager.save(donation);
    return donation.thankedAt !== null;
  }

  /**
   * Makes a donation whose payment was reversed pending again, or `cancelled` where nobody pledged
   * it. Thanks that are not being sent yet are withdrawn; a donor who has been thanked is notified,
   * and will be thanked for another payment.
   * @returns whether its donor was notified
   */
  async resetToUnpaid(
    manager: EntityManager,
    donation: Donation,
    before: DonationBefore | null,
  ): Promise<boolean> {
    if (donation.status !== 'completed') return false;
    const { paidCents } = donation;
    await this.change(manager, donation, { ...UNPAID, status: before ? 'pending' : 'cancelled' });
    const wasNotified = await this.donorMails.sendReturned(manager, donation, paidCents);
    await manager.save(donation);
    return wasNotified;
  }

  /** Changes a received donation, and the mails about it that were not sent yet. */
  private async change(
    manager: EntityManager,
    donation: Donation,
    fields: Pick<Donation, 'status' | 'receivedAt' | 'paidCents'>,
  ): Promise<void> {
    await this.donorMails.follow(manager, Object.assign(donation, fields), true);
  }
}
