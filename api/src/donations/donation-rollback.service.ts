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
   * not being sent yet are deleted.
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
      await this.save(manager, donation, { ...before, receivedAt });
      return false;
    }
    await this.donorMails.cancelThanks(manager, donation);
    await this.save(manager, donation, { ...UNPAID, status: before?.status ?? 'cancelled' });
    return donation.thankedAt !== null;
  }

  /**
   * Makes a donation whose payment was reversed pending again, or `cancelled` where nobody pledged
   * it. Thanks that are not being sent yet are deleted; a donor who has been thanked is notified,
   * and will be thanked for another payment.
   * @returns whether its donor was notified
   */
  async resetToUnpaid(
    manager: EntityManager,
    donation: Donation,
    before: DonationBefore | null,
  ): Promise<boolean> {
    if (donation.status !== 'completed') return false;
    await this.donorMails.cancelThanks(manager, donation);
    const wasNotified = await this.donorMails.sendReturned(manager, donation);
    await this.save(manager, donation, { ...UNPAID, status: before ? 'pending' : 'cancelled' });
    return wasNotified;
  }

  private async save(
    manager: EntityManager,
    donation: Donation,
    fields: Pick<Donation, 'status' | 'receivedAt' | 'paidCents'>,
  ): Promise<void> {
    await manager.save(Object.assign(donation, fields));
  }
}
