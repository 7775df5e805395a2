import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { sameAddress } from '../addresses/address-key.js';
import { APP_CONFIG } from '../config/app-config.js';
import type { Config } from '../config/config.js';
import { SiteUrl } from '../config/site-url.js';
import { JobRunnerService } from '../jobs/job-runner.service.js';
import { MailAttachmentsService } from '../mail/mail-attachments.service.js';
import { MailQueueService } from '../mail/mail-queue.service.js';
import { SettingsService } from '../settings/settings.service.js';
import { DonationLinksService } from './donation-links.service.js';
import { Donation } from './donation.entity.js';
import { slipMail, type Donor, type SlipMailKind } from './donor-mails.js';
import { payerOf } from './payer.js';
import { returnedMail, thanksMail } from './payment-mails.js';
import { SLIP } from './slips/slip-texts.js';
import { readSheet, SlipsService } from './slips/slips.service.js';

/**
 * Maximum number of slips per e-mail address in a day, and in total in an hour, against flooding.
 */
const SLIPS_PER_EMAIL = 3;
const SLIPS_PER_HOUR = 100;
/** Days after a pledge between which its reminder may be sent. */
const REMIND_AFTER_DAYS = 14;
const REMIND_UNTIL_DAYS = 60;
/** Milliseconds in which a donation that was marked as received can be reset without a mail. */
const THANKS_DELAY_MS = 60_000;
/** The name under which the generator of slips is registered. */
const SLIP_GENERATOR = 'donation slip';

/**
 * Queues mails to donors who gave an e-mail address, in the transaction of the change they are
 * about.
 */
@Injectable()
export class DonorMailsService implements OnModuleInit {
  private readonly site: SiteUrl;

  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: SettingsService,
    private readonly slips: SlipsService,
    private readonly links: DonationLinksService,
    private readonly mails: MailQueueService,
    private readonly files: MailAttachmentsService,
    private readonly jobs: JobRunnerService,
    @Inject(APP_CONFIG) config: Config,
  ) {
    this.site = new SiteUrl(config.publicUrl);
  }

  onModuleInit(): void {
    const schedule = { crontab: '20 7 * * *', options: '?fill=1d' };
    this.jobs.define('remind_donors', () => this.remind(), schedule);
    this.files.define(SLIP_GENERATOR, (sheet) => this.slips.draw(readSheet(sheet)));
  }

  /** Sends the payment slip of a pledge, in the manager's transaction. */
  async sendPledged(manager: EntityManager, donation: Donation): Promise<void> {
    if (!donation.donorEmail) return;
    const countRecent = (minutes: number, recipient?: string) =>
      this.mails.countRecent(manager, 'donation-pledge', minutes, recipient);
    if ((await countRecent(24 * 60, donation.donorEmail)) >= SLIPS_PER_EMAIL) return;
    if ((await countRecent(60)) >= SLIPS_PER_HOUR) return;
    await this.sendSlip(manager, 'donation-pledge', donation, donation.donorEmail);
  }

  /**
   * Thanks for a received donation, once, after a minute in which that can be cancelled. Sets
   * `thankedAt`; the caller saves the donation.
   */
  async sendThanks(manager: EntityManager, donation: Donation): Promise<void> {
    if (!donation.donorEmail || donation.thankedAt) return;
    donation.thankedAt = new Date();
    const mail = thanksMail(donation, await this.donor(donation, donation.donorEmail));
    await this.mails.add(manager, { ...mail, delay: THANKS_DELAY_MS });
  }

  /**
   * Deletes thanks whose sending has not begun, and resets `thankedAt`; the caller saves the
   * donation.
   */
  async cancelThanks(manager: EntityManager, donation: Donation): Promise<void> {
    const { donorEmail, reference } = donation;
    if (!donorEmail || !donation.thankedAt) return;
    if (await this.mails.cancel(manager, 'donation-thanks', donorEmail, reference)) {
      donation.thankedAt = null;
    }
  }

  /**
   * Notifies a thanked donor that the payment was reversed, and resets `thankedAt`; the caller
   * saves the donation.
   * @returns whether a mail was queued
   */
  async sendReturned(manager: EntityManager, donation: Donation): Promise<boolean> {
    if (!donation.donorEmail || !donation.thankedAt) return false;
    donation.thankedAt = null;
    const donor = await this.donor(donation, donation.donorEmail);
    await this.mails.add(manager, returnedMail(donation, donor));
    return true;
  }

  /**
   * Reminds of unpaid pledges, once per pledge and once per e-mail address. Donors who have paid
   * since get no reminder.
   */
  async remind(): Promise<void> {
    while (await this.dataSource.transaction((manager) => this.remindOne(manager)));
  }

  private async remindOne(manager: EntityManager): Promise<boolean> {
    const donation = await manager
      .createQueryBuilder(Donation, 'donation')
      .setLock('pessimistic_write')
      .setOnLocked('skip_locked')
      .where(`donation.status = 'pending' AND donation.donorEmail IS NOT NULL`)
      .andWhere(`donation.currency = 'EUR' AND donation.remindedAt IS NULL`)
      .andWhere('donation.donatedAt < now() - make_interval(days => :after)')
      .andWhere('donation.donatedAt > now() - make_interval(days => :until)')
      .andWhere(
        `NOT EXISTS (
           SELECT FROM donations AS paid
           WHERE ${sameAddress('paid.donor_email', 'donation.donorEmail')}
           AND paid.status = 'completed' AND paid.received_at >= donation.donatedAt)`,
      )
      .setParameters({ after: REMIND_AFTER_DAYS, until: REMIND_UNTIL_DAYS })
      .orderBy('donation.id', 'DESC')
      .limit(1)
      .getOne();
    if (!donation?.donorEmail) return false;
    await manager.query(
      `UPDATE donations SET reminded_at = now()
       WHERE status = 'pending' AND reminded_at IS NULL
       AND ${sameAddress('donor_email', '$1')}`,
      [donation.donorEmail],
    );
    await this.sendSlip(manager, 'donation-reminder', donation, donation.donorEmail);
    return true;
  }

  private async sendSlip(
    manager: EntityManager,
    kind: SlipMailKind,
    donation: Donation,
    to: string,
  ): Promise<void> {
    const { amount, reference, language } = donation;
    const slip = { amount, reference, payer: payerOf(donation) };
    await this.mails.add(manager, {
      ...slipMail(kind, donation, await this.donor(donation, to)),
      attachments: [
        {
          filename: `${SLIP[language].pdf}-${reference}.pdf`,
          contentType: 'application/pdf',
          maker: SLIP_GENERATOR,
          of: await this.slips.sheet(slip, language),
        },
      ],
    });
  }

  private async donor(donation: Donation, email: string): Promise<Donor> {
    const settings = await this.settings.current();
    return { email, page: this.links.page(donation), settings, site: this.site };
  }
}
