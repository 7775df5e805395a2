import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { APP_CONFIG } from '../config/app-config.js';
import type { Config } from '../config/config.js';
import { SiteUrl } from '../config/site-url.js';
import { sameEmail } from '../emails/email-key.js';
import { JobRunnerService } from '../jobs/job-runner.service.js';
import { FormAllowances } from '../limits/form-allowance.js';
import { MailAttachmentsService } from '../mail/mail-attachments.service.js';
import { MailQueueService } from '../mail/mail-queue.service.js';
import type { MailKind } from '../mail/mail.entity.js';
import { SettingsService } from '../settings/settings.service.js';
import { DonationLinksService } from './donation-links.service.js';
import { Donation } from './donation.entity.js';
import { slipMail, type Donor, type SlipMailKind } from './donor-mails.js';
import { payerOf } from './payer.js';
import { returnedMail, thanksMail } from './payment-mails.js';
import { SLIP } from './slips/slip-texts.js';
import { readSheet, SlipsService } from './slips/slips.service.js';
import { hasWaitingPayment } from './waiting-payment.js';

/** Slips per e-mail address in a day. */
const SLIPS_PER_EMAIL = 3;
/** Slips of a network in a day, enough for an event with one Wi-Fi, and of all in an hour. */
const SLIPS = { form: 'donation', perNetwork: 50, perHour: 100 } as const;
/** Days after a pledge between which its reminder may be sent. */
const REMIND_AFTER_DAYS = 14;
const REMIND_UNTIL_DAYS = 60;
/** Milliseconds in which a donation that was marked as received can be reset without a mail. */
const THANKS_DELAY_MS = 60_000;
/** Mails that are written anew when their donation changes. */
const SLIP_MAILS = ['donation-pledge', 'donation-reminder'] as const satisfies SlipMailKind[];
const REWRITTEN: readonly MailKind[] = [...SLIP_MAILS, 'donation-thanks'];
const ABOUT_DONATIONS: readonly MailKind[] = [...REWRITTEN, 'donation-returned'];
/** The name under which the generator of slips is registered. */
const SLIP_GENERATOR = 'donation slip';

/**
 * Queues mails to donors who gave an e-mail address, in the transaction of the change they are
 * about.
 */
@Injectable()
export class DonorMailsService implements OnModuleInit {
  private readonly site: SiteUrl;
  private readonly allowances: FormAllowances;

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
    this.allowances = new FormAllowances(dataSource, SLIPS);
  }

  onModuleInit(): void {
    const schedule = { crontab: '20 7 * * *', options: '?fill=1d' };
    this.jobs.define('remind_donors', () => this.remind(), schedule);
    this.files.define(SLIP_GENERATOR, (sheet) => this.slips.draw(readSheet(sheet)));
  }

  /** Counts a pledge of a network; `perHour` of `sendPledged`. */
  takeSlip(ip: string): Promise<number> {
    return this.allowances.take(ip);
  }

  /**
   * Sends the payment slip of a pledge, in the manager's transaction.
   * @param perHour how many slips to all in the last hour are too many
   */
  async sendPledged(manager: EntityManager, donation: Donation, perHour: number): Promise<void> {
    if (!donation.donorEmail) return;
    const countRecent = (minutes: number, recipient?: string) =>
      this.mails.countRecent(manager, 'donation-pledge', minutes, recipient);
    if ((await countRecent(24 * 60, donation.donorEmail)) >= SLIPS_PER_EMAIL) return;
    if ((await countRecent(60)) >= perHour) {
      await this.allowances.withhold(manager);
      return;
    }
    await this.sendSlip(manager, 'donation-pledge', donation, donation.donorEmail);
  }

  /**
   * Thanks for a donation that has become received, and brings the mails about a changed donation
   * that were not sent yet in line with it: they go to its present address, slips and thanks are
   * written anew for its present amounts, or withdrawn where they no longer hold. Sets `thankedAt`
   * and `remindedAt`; the caller saves the donation.
   * @param wasReceived whether it was received before the change
   */
  async follow(manager: EntityManager, donation: Donation, wasReceived: boolean): Promise<void> {
    const { id, status, currency, paidCents, donorEmail } = donation;
    const kinds = donorEmail ? REWRITTEN : ABOUT_DONATIONS;
    const withdrawn = await this.mails.withdrawAbout(manager, id, kinds);
    if (withdrawn.includes('donation-thanks')) donation.thankedAt = null;
    if (withdrawn.includes('donation-reminder')) donation.remindedAt = null;
    if (!donorEmail) return;
    await this.mails.redirectAbout(manager, id, donorEmail);
    if (status === 'completed') {
      if (!wasReceived || withdrawn.includes('donation-thanks')) {
        await this.sendThanks(manager, donation, donorEmail);
      }
    } else if (status === 'pending' && currency === 'EUR' && paidCents === null) {
      for (const kind of SLIP_MAILS.filter((one) => withdrawn.includes(one))) {
        if (kind === 'donation-reminder') donation.remindedAt = new Date();
        await this.sendSlip(manager, kind, donation, donorEmail);
      }
    }
  }

  /** Withdraws the mails about a donation that were not sent yet. */
  async withdraw(manager: EntityManager, { id }: Donation): Promise<void> {
    await this.mails.withdrawAbout(manager, id, ABOUT_DONATIONS);
  }

  /**
   * Notifies a thanked donor that the payment was reversed, and resets `thankedAt`; the caller
   * saves the donation.
   * @param paidCents the amount of the payment
   * @returns whether a mail was queued
   */
  async sendReturned(
    manager: EntityManager,
    donation: Donation,
    paidCents: number | null,
  ): Promise<boolean> {
    if (!donation.donorEmail || !donation.thankedAt) return false;
    donation.thankedAt = null;
    const donor = await this.donor(donation, donation.donorEmail);
    await this.mails.add(manager, returnedMail({ ...donation, paidCents }, donor));
    return true;
  }

  /** Thanks for a received donation, once, after a minute in which that can be cancelled. */
  private async sendThanks(manager: EntityManager, donation: Donation, to: string): Promise<void> {
    if (donation.thankedAt) return;
    donation.thankedAt = new Date();
    const mail = thanksMail(donation, await this.donor(donation, to));
    await this.mails.add(manager, { ...mail, delay: THANKS_DELAY_MS });
  }

  /**
   * Reminds of unpaid pledges, once per pledge and once per e-mail address. Donors who have paid
   * since, also in part, or whose payment waits for an administrator, get no reminder.
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
      .andWhere('donation.paidCents IS NULL')
      // A pledge that a restore has reset may have been paid, and its donor thanked.
      .andWhere('donation.thankedAt IS NULL')
      .andWhere('donation.donatedAt < now() - make_interval(days => :after)')
      .andWhere('donation.donatedAt > now() - make_interval(days => :until)')
      .andWhere(
        `NOT EXISTS (
           SELECT FROM donations AS other
           WHERE ${sameEmail('other.donor_email', 'donation.donorEmail')}
           AND ((other.status = 'completed' AND other.received_at >= donation.donatedAt)
             OR (other.status = 'pending' AND ${hasWaitingPayment('other')})))`,
      )
      .setParameters({ after: REMIND_AFTER_DAYS, until: REMIND_UNTIL_DAYS })
      .orderBy('donation.id', 'DESC')
      .limit(1)
      .getOne();
    if (!donation?.donorEmail) return false;
    await manager.query(
      `UPDATE donations SET reminded_at = now()
       WHERE status = 'pending' AND reminded_at IS NULL
       AND ${sameEmail('donor_email', '$1')}`,
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
