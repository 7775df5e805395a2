import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { hashOfToken } from '../access/tokens.js';
import { APP_CONFIG } from '../config/app-config.js';
import type { Config } from '../config/config.js';
import { SiteUrl } from '../config/site-url.js';
import { emailKey, sameEmail } from '../emails/email-key.js';
import type { Language } from '../i18n/language.js';
import { FormAllowances } from '../limits/form-allowance.js';
import { IpRateLimit } from '../limits/rate-limit.js';
import { MailQueueService } from '../mail/mail-queue.service.js';
import { deleteInBatches } from '../personal-data/in-batches.js';
import { NotFoundError, TooManyRequestsError } from '../problems/domain-errors.js';
import type { Settings } from '../settings/settings.entity.js';
import { SettingsService } from '../settings/settings.service.js';
import { createConfirmation } from './confirmations.js';
import type { PreferencesDto, SubscribeDto } from './dto/subscriber.dto.js';
import { confirmationMail, subscriberMail, type Reader } from './newsletter-mails.js';
import { hashOfEmail } from './newsletter-tokens.js';
import { suppress } from './suppressions.js';

/** Stores an address that has not confirmed, with what its owner consents to now. */
const ASK = `
  INSERT INTO newsletters AS known (email, language, consent_version, consent_at)
  VALUES ($1, $2, $3, now())
  ON CONFLICT (address_key(email)) DO UPDATE SET
    subscribed_at = now(),
    is_active = true,
    language = excluded.language,
    consent_version = excluded.consent_version,
    consent_at = excluded.consent_at,
    confirmed_at = NULL,
    asked_at = now()
  WHERE known.confirmed_at IS NULL OR NOT known.is_active`;
/** Subscriptions per IP address in a minute, enough for an office that shares one. */
const ATTEMPTS_PER_IP = { keyPrefix: 'newsletter', points: 10, duration: 60 };
const TOO_MANY_ATTEMPTS = {
  hr: 'Previše pokušaja pretplate. Pokušajte ponovno malo kasnije.',
  en: 'Too many subscription attempts. Please try again a little later.',
};
const INVALID_LINK = {
  hr: 'Ova je poveznica već iskorištena ili više ne vrijedi.',
  en: 'This link has already been used or is no longer valid.',
};
/** Version of the privacy notice beside the form. */
const CONSENT_VERSION = '1';
/** Limits of mails to one e-mail address: one a minute, three a day. */
const PAUSE_MINUTES = 1;
const DAY_MINUTES = 24 * 60;
const MAILS_PER_DAY = 3;
/** Seconds after which a network that used up its day may try again. */
const RETRY_S = 3600;
/** Limits of such mails to all e-mail addresses: of a network in a day, of all in an hour. */
const ALLOWANCE = { form: 'newsletter', perNetwork: 20, perHour: 200 } as const;
const TOO_MANY_TODAY = {
  hr: 'S vaše je mreže danas već zatraženo previše pretplata. Pokušajte ponovno sutra.',
  en: 'Too many subscriptions were asked for from your network today. Please try again tomorrow.',
};

/** A row of the queries below. */
interface SubscriberRow {
  id: number;
  email: string;
  language: Language;
  confirmed: boolean;
  manageToken: string;
}
const SUBSCRIBER_COLUMNS = `id, email, language, confirmed_at IS NOT NULL AND is_active AS confirmed,
  manage_token AS "manageToken"`;

/** Subscriptions by visitors themselves, through the form and the links in mails. */
@Injectable()
export class SubscriptionService {
  private readonly perIp: IpRateLimit;
  private readonly allowances: FormAllowances;
  private readonly site: SiteUrl;

  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: SettingsService,
    private readonly mails: MailQueueService,
    @Inject(APP_CONFIG) config: Config,
  ) {
    this.site = new SiteUrl(config.publicUrl);
    this.perIp = new IpRateLimit(dataSource, ATTEMPTS_PER_IP);
    this.allowances = new FormAllowances(dataSource, ALLOWANCE);
  }

  /**
   * Stores an unconfirmed e-mail address and asks its owner by mail. One that unsubscribed
   * subscribes again; an active one does not change and is informed by mail. The caller cannot tell
   * which it was.
   * @param language of the consent
   * @param ip the client's IP address
   * @throws TooManyRequestsError after too many attempts
   */
  async subscribe({ email }: SubscribeDto, language: Language, ip: string): Promise<void> {
    await this.perIp.limit(ip, TOO_MANY_ATTEMPTS, async () => {
      const settings = await this.settings.current();
      const perHour = await this.allowances.take(ip);
      if (perHour === 0) {
        await this.allowances.withhold(this.dataSource.manager);
        throw new TooManyRequestsError(TOO_MANY_TODAY, RETRY_S);
      }
      await this.dataSource.transaction(async (manager) => {
        await manager.query(ASK, [email, language, CONSENT_VERSION]);
        await this.sendConfirmation(manager, email, settings, perHour);
      });
    });
  }

  /**
   * Asks the owner of a stored e-mail address for confirmation, or informs a subscriber that the
   * subscription exists. The same is done in every case, and rolled back when a mail was sent
   * shortly before, so that the response time reveals nothing about an address.
   * @param perHour how many such mails to all in the last hour are too many
   */
  async sendConfirmation(
    manager: EntityManager,
    email: string,
    settings: Readonly<Settings>,
    perHour: number = ALLOWANCE.perHour,
  ): Promise<void> {
    const [row]: SubscriberRow[] = await manager.query(
      `SELECT ${SUBSCRIBER_COLUMNS} FROM newsletters WHERE ${sameEmail('email', '$1')} FOR UPDATE`,
      [email],
    );
    if (!row) return;
    const kind = row.confirmed ? 'newsletter-known' : 'newsletter-confirmation';
    const countRecent = (minutes: number, recipient?: string) =>
      this.mails.countRecent(manager, kind, minutes, recipient);
    const lastMinute = await countRecent(PAUSE_MINUTES, email);
    const today = await countRecent(DAY_MINUTES, email);
    const toAll = await countRecent(60);
    if (toAll >= perHour) await this.allowances.withhold(manager);
    const allowed = lastMinute === 0 && today < MAILS_PER_DAY && toAll < perHour;

    await manager.query('SAVEPOINT before_mail');
    const token = await createConfirmation(manager, row.id, !row.confirmed);
    const reader = this.reader(row, settings);
    const mail = row.confirmed
      ? subscriberMail('newsletter-known', reader, row.manageToken)
      : confirmationMail(reader, token);
    await this.mails.add(manager, mail);
    await manager.query(`${allowed ? 'RELEASE' : 'ROLLBACK TO'} SAVEPOINT before_mail`);
  }

  /**
   * Confirms an e-mail address by a mailed token, and invalidates all its tokens. A confirmation
   * overrides an earlier unsubscription.
   * @throws NotFoundError when the token is unknown, used or expired
   */
  async confirm(token: string): Promise<void> {
    const settings = await this.settings.current();
    await this.dataSource.transaction(async (manager) => {
      const [[used]]: [{ id: number }[], number] = await manager.query(
        `UPDATE newsletter_confirmations SET used_at = now()
         WHERE token_hash = $1 AND used_at IS NULL AND expires_at > now()
         RETURNING newsletter_id AS id`,
        [hashOfToken(token)],
      );
      if (!used) throw new NotFoundError(INVALID_LINK);
      const [rows]: [SubscriberRow[], number] = await manager.query(
        `UPDATE newsletters SET
           is_active = true,
           confirmed_at = now(),
           consent_version = coalesce(consent_version, $2),
           consent_at = coalesce(consent_at, now())
         WHERE id = $1 RETURNING ${SUBSCRIBER_COLUMNS}`,
        [used.id, CONSENT_VERSION],
      );
      await manager.query(
        `UPDATE newsletter_confirmations SET used_at = now()
         WHERE newsletter_id = $1 AND used_at IS NULL`,
        [used.id],
      );
      for (const row of rows) {
        await manager.query('DELETE FROM newsletter_suppressions WHERE address_hash = $1', [
          hashOfEmail(row.email),
        ]);
        const reader = this.reader(row, settings);
        await this.mails.add(
          manager,
          subscriberMail('newsletter-welcome', reader, row.manageToken),
        );
      }
    });
  }

  /**
   * The preferences of a subscriber, by the token in every mail.
   * @throws NotFoundError when the token is unknown
   */
  async preferences(token: string): Promise<PreferencesDto> {
    const [found]: PreferencesDto[] = await this.dataSource.query(
      `SELECT email, language, is_active AS "isActive" FROM newsletters WHERE manage_token = $1`,
      [token],
    );
    if (!found) throw new NotFoundError(INVALID_LINK);
    return found;
  }

  /** @throws NotFoundError when the token is unknown */
  async changeLanguage(token: string, language: Language): Promise<PreferencesDto> {
    await this.dataSource.query('UPDATE newsletters SET language = $2 WHERE manage_token = $1', [
      token,
      language,
    ]);
    return this.preferences(token);
  }

  /**
   * Ends a subscription and suppresses the e-mail address, even if it is added again.
   * @throws NotFoundError when the token is unknown
   */
  async unsubscribe(token: string): Promise<void> {
    const { email } = await this.preferences(token);
    await this.dataSource.transaction((manager) => this.end(manager, [email]));
  }

  /** Ends the subscriptions of e-mail addresses, if they have any, and suppresses the addresses. */
  async end(manager: EntityManager, emails: readonly string[]): Promise<void> {
    await manager.query(
      'UPDATE newsletters SET is_active = false WHERE address_key(email) = ANY($1)',
      [emails.map(emailKey)],
    );
    await this.cancelIssueMails(manager, emails);
    await suppress(manager, emails);
  }

  /** Deletes queued mails of issues to e-mail addresses. */
  async cancelIssueMails(manager: EntityManager, emails: readonly string[]): Promise<void> {
    await manager.query(
      `DELETE FROM mails WHERE address_key(recipient) = ANY($1)
       AND kind = 'newsletter-issue' AND state = 'queued'`,
      [emails.map(emailKey)],
    );
  }

  /**
   * Deletes all data of a subscriber except the hash that suppresses the e-mail address.
   * @throws NotFoundError when the token is unknown
   */
  async erase(token: string): Promise<void> {
    const { email } = await this.preferences(token);
    await this.dataSource.transaction(async (manager) => {
      await manager.query('DELETE FROM newsletters WHERE manage_token = $1', [token]);
      await manager.query(
        `DELETE FROM mails WHERE ${sameEmail('recipient', '$1')} AND kind LIKE 'newsletter-%'`,
        [email],
      );
      await suppress(manager, [email]);
    });
  }

  /**
   * Deletes a subscriber by e-mail address, except the hash that suppresses it. Nothing is stored
   * about an unknown address.
   * @returns how many were deleted
   */
  async eraseEmail(manager: EntityManager, email: string): Promise<number> {
    const [, deleted]: [unknown[], number] = await manager.query(
      `DELETE FROM newsletters WHERE ${sameEmail('email', '$1')}`,
      [email],
    );
    if (deleted > 0) await suppress(manager, [email]);
    return deleted;
  }

  /**
   * Deletes addresses not confirmed within the period of the settings, and expired links.
   * @returns how many addresses
   */
  async deleteExpired(): Promise<number> {
    const { unconfirmedRetentionDays } = await this.settings.current();
    const deleted = await deleteInBatches(this.dataSource, {
      table: 'newsletters',
      condition: 'confirmed_at IS NULL AND subscribed_at < now() - make_interval(days => $1)',
      period: unconfirmedRetentionDays,
    });
    await this.dataSource.query('DELETE FROM newsletter_confirmations WHERE expires_at < now()');
    return deleted;
  }

  private reader({ email, language }: SubscriberRow, settings: Readonly<Settings>): Reader {
    return { email, language, settings, site: this.site };
  }
}
