import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MAX_PLEDGE_EUROS } from 'shared/limits';
import type { Repository } from 'typeorm';
import { paymentDetails } from '../payments/payment-order.js';
import { NotFoundError } from '../problems/domain-errors.js';
import { SettingsService } from '../settings/settings.service.js';
import { DonationLinksService } from './donation-links.service.js';
import { Donation } from './donation.entity.js';
import type { DonationStatusDto } from './dto/donation-status.dto.js';

const INVALID_LINK = {
  hr: 'Ova poveznica ne vrijedi. Otvorite je izravno iz poruke koju smo vam poslali.',
  en: 'This link is not valid. Open it straight from the message we sent you.',
};

/** Shows donors the status of their donations. */
@Injectable()
export class DonationStatusService {
  constructor(
    @InjectRepository(Donation) private readonly donations: Repository<Donation>,
    private readonly settings: SettingsService,
    private readonly links: DonationLinksService,
  ) {}

  /**
   * The donation of a link from a mail.
   * @throws NotFoundError for a forged token as well as a deleted donation
   */
  async read(token: string): Promise<DonationStatusDto> {
    const reference = this.links.referenceIn(token);
    const donation = reference === undefined ? null : await this.donations.findOneBy({ reference });
    if (!donation) throw new NotFoundError(INVALID_LINK);
    const { amount, paidCents, currency, status, donatedAt, receivedAt, language } = donation;
    return {
      reference: donation.reference,
      amount,
      paidCents,
      currency,
      status,
      donatedAt,
      receivedAt,
      language,
      payment: await this.payment(donation),
    };
  }

  /** Null when nothing or only a part is due, or the amount exceeds what a slip can carry. */
  private async payment({ reference, amount, currency, status, paidCents }: Donation) {
    if (
      status !== 'pending' ||
      paidCents !== null ||
      currency !== 'EUR' ||
      amount > MAX_PLEDGE_EUROS
    )
      return null;
    return paymentDetails(await this.settings.current(), reference);
  }
}
