import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { fieldsOf } from 'shared/is-record';
import { DataSource, type EntityManager } from 'typeorm';
import { createToken, hashOfToken } from '../access/tokens.js';
import { recordAct, recordInstead } from '../actors/audit-lines.js';
import { AuthService } from '../auth/auth.service.js';
import { APP_CONFIG } from '../config/app-config.js';
import type { Config } from '../config/config.js';
import { SiteUrl } from '../config/site-url.js';
import { sameEmail } from '../emails/email-key.js';
import type { Language } from '../i18n/language.js';
import { addJob } from '../jobs/job-queue.js';
import { JobRunnerService } from '../jobs/job-runner.service.js';
import { IpRateLimit } from '../limits/rate-limit.js';
import { MailQueueService } from '../mail/mail-queue.service.js';
import { GoneError } from '../problems/domain-errors.js';
import { SettingsService } from '../settings/settings.service.js';
import type { PasswordResetRequestDto } from './dto/password-reset.dto.js';
import { passwordChangedMail, passwordResetMail, type Reader } from './password-reset-mails.js';

const SEND_LINK = 'send_password_reset';
const LINK_MINUTES = 30;
/** Requests and used links of an IP address in a quarter of an hour. */
const PER_IP = { points: 10, duration: 900 };
/** Mails to one account, and to all, in an hour; further requests send none. */
const MAILS_PER_ACCOUNT = 3;
const MAILS_PER_HOUR = 60;

const TOO_MANY = {
  hr: 'Previše pokušaja u kratkom vremenu. Pokušajte ponovno malo kasnije.',
  en: 'Too many attempts in a short time. Please try again a little later.',
};
const INVALID_LINK = {
  hr: 'Poveznica više ne vrijedi: upotrijebljena je, istekla je ili je zatražena nova. Zatražite novu.',
  en: 'The link no longer works: it was used, it has expired, or another one was requested. Request a new one.',
};

interface Account {
  id: number;
  username: string;
  email: string;
}

/** Lets users who forgot their password set another one, by a mailed link. */
@Injectable()
export class PasswordResetsService implements OnModuleInit {
  private readonly requests: IpRateLimit;
  private readonly uses: IpRateLimit;
  private readonly site: SiteUrl;

  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: SettingsService,
    private readonly mails: MailQueueService,
    private readonly jobs: JobRunnerService,
    private readonly auth: AuthService,
    @Inject(APP_CONFIG) private readonly config: Config,
  ) {
    this.site = new SiteUrl(config.publicUrl);
    this.requests = new IpRateLimit(dataSource, { ...PER_IP, keyPrefix: 'password-reset' });
    this.uses = new IpRateLimit(dataSource, { ...PER_IP, keyPrefix: 'password-reset-use' });
  }

  onModuleInit(): void {
    this.jobs.define(SEND_LINK, (payload) => this.sendLink(payload));
  }

  /**
   * Sends a link to the account with this username or email address, if there is one. A job looks
   * for it, so that neither the answer nor its time tells whether there is.
   * @param ip the client's IP address
   * @throws TooManyRequestsError after too many requests
   */
  async request(
    identity: string,
    language: Language,
    ip: string,
  ): Promise<PasswordResetRequestDto> {
    await this.requests.consume(ip, TOO_MANY);
    const payload = { identity: identity.trim(), language };
    await addJob(this.dataSource.manager, SEND_LINK, payload);
    return { way: this.config.smtpUrl === undefined ? 'none' : 'mail' };
  }

  /**
   * Sets a new password by a mailed token, once, and ends all sessions of the user.
   * @param ip the client's IP address
   * @throws GoneError when the token is unknown, used, replaced or expired
   * @throws TooManyRequestsError after too many attempts
   */
  async reset(token: string, newPassword: string, language: Language, ip: string): Promise<void> {
    await this.uses.consume(ip, TOO_MANY);
    const hash = hashOfToken(token);
    // A password is hashed for a valid link only, since that takes time and memory.
    const known: unknown[] = await this.dataSource.query(
      'SELECT FROM password_resets WHERE hash = $1 AND expires_at > now()',
      [hash],
    );
    if (known.length === 0) throw new GoneError(INVALID_LINK);
    const password = await this.auth.hashNewPassword(newPassword);
    const settings = await this.settings.current();
    await this.dataSource.transaction(async (manager) => {
      const [used]: [{ id: number }[], number] = await manager.query(
        `DELETE FROM password_resets WHERE hash = $1 AND expires_at > now()
         RETURNING user_id AS id`,
        [hash],
      );
      const id = used[0]?.id;
      if (id === undefined) throw new GoneError(INVALID_LINK);
      await recordInstead(manager, { action: 'password-reset', resource: 'users', rowId: id });
      const account = await this.auth.replacePassword(manager, id, password);
      if (!account) throw new GoneError(INVALID_LINK);
      await this.mails.add(manager, passwordChangedMail(this.reader(account, language, settings)));
    });
  }

  private async sendLink(payload: unknown): Promise<void> {
    const { identity, language } = fieldsOf(payload);
    const settings = await this.settings.current();
    await this.dataSource.transaction(async (manager) => {
      const [account]: Account[] = await manager.query(
        `SELECT id, username, email FROM users
         WHERE is_active AND (username = $1 OR ${sameEmail('email', '$1')})
         ORDER BY username = $1 DESC LIMIT 1 FOR UPDATE`,
        [String(identity)],
      );
      if (!account || !(await this.maySend(manager, account.email))) return;
      const token = createToken();
      await manager.query(
        `INSERT INTO password_resets (user_id, hash, expires_at)
         VALUES ($1, $2, now() + make_interval(mins => $3))
         ON CONFLICT (user_id) DO UPDATE SET hash = $2, expires_at = excluded.expires_at`,
        [account.id, hashOfToken(token), LINK_MINUTES],
      );
      const reader = this.reader(account, language === 'en' ? 'en' : 'hr', settings);
      await this.mails.add(manager, passwordResetMail(reader, token));
      await recordAct(manager, {
        action: 'password-reset-sent',
        resource: 'users',
        rowId: account.id,
      });
    });
  }

  private async maySend(manager: EntityManager, email: string): Promise<boolean> {
    const count = (recipient?: string) =>
      this.mails.countRecent(manager, 'password-reset', 60, recipient);
    return (await count(email)) < MAILS_PER_ACCOUNT && (await count()) < MAILS_PER_HOUR;
  }

  private reader(
    { username, email }: Account,
    language: Language,
    settings: Reader['settings'],
  ): Reader {
    return { username, email, language, settings, site: this.site };
  }
}
