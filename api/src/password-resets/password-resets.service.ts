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
import { GoneError, TooManyRequestsError } from '../problems/domain-errors.js';
import { SettingsService } from '../settings/settings.service.js';
import { User } from '../users/user.entity.js';
import { UsersService, type IssueInvitation } from '../users/users.service.js';
import type { PasswordResetRequestDto } from './dto/password-reset.dto.js';
import { invitationMail } from './invitation-mail.js';
import { passwordChangedMail, passwordResetMail, type Reader } from './password-reset-mails.js';

const SEND_LINK = 'send_password_reset';
const LINK_MINUTES = 30;
const INVITATION_MINUTES = 7 * 24 * 60;
/** Requests and used links of an IP address in a quarter of an hour. */
const PER_IP = { points: 10, duration: 900 };
/** Mails of a kind to one account, and to all, in an hour; further requests send none. */
const MAILS_PER_ACCOUNT = 3;
const MAILS_PER_HOUR = 60;

const TOO_MANY = {
  hr: 'Previše pokušaja u kratkom vremenu. Pokušajte ponovno malo kasnije.',
  en: 'Too many attempts in a short time. Please try again a little later.',
};
const TOO_MANY_INVITATIONS = {
  hr: 'U posljednjih sat vremena poslano je previše poziva. Pokušajte ponovno kasnije.',
  en: 'Too many invitations were sent within an hour. Please try again later.',
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
    private readonly users: UsersService,
    @Inject(APP_CONFIG) private readonly config: Config,
  ) {
    this.site = new SiteUrl(config.publicUrl);
    this.requests = new IpRateLimit(dataSource, { ...PER_IP, keyPrefix: 'password-reset' });
    this.uses = new IpRateLimit(dataSource, { ...PER_IP, keyPrefix: 'password-reset-use' });
  }

  onModuleInit(): void {
    this.jobs.define(SEND_LINK, (payload) => this.sendLink(payload));
    this.users.inviteBy((...invitation) => this.invite(...invitation));
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
      const invited: unknown[] = await manager.query(
        'SELECT FROM users WHERE id = $1 AND password IS NULL',
        [id],
      );
      const isFirst = invited.length > 0;
      const action = isFirst ? 'invitation-accepted' : 'password-reset';
      await recordInstead(manager, { action, resource: 'users', rowId: id });
      const account = await this.auth.replacePassword(manager, id, password);
      if (!account) throw new GoneError(INVALID_LINK);
      // The time to set up a required second factor begins when the invitation is accepted.
      if (isFirst) await manager.update(User, id, { secondFactorGraceFrom: () => 'now()' });
      const reader = this.reader(account, language, settings);
      await this.mails.add(manager, passwordChangedMail(reader, isFirst));
    });
  }

  private async sendLink(payload: unknown): Promise<void> {
    const { identity, language } = fieldsOf(payload);
    const settings = await this.settings.current();
    await this.dataSource.transaction(async (manager) => {
      const [account]: Account[] = await manager.query(
        `SELECT id, username, email FROM users
         WHERE is_active AND (username = $1 OR ${sameEmail('email', '$1')})
           -- Anybody may ask, and must not end an invitation by it.
           AND (password IS NOT NULL OR NOT EXISTS (
             SELECT FROM password_resets WHERE user_id = users.id AND expires_at > now()))
         ORDER BY username = $1 DESC LIMIT 1 FOR UPDATE`,
        [String(identity)],
      );
      if (!account || !(await this.maySend(manager, 'password-reset', account.email))) return;
      const { token } = await this.addLink(manager, account.id, LINK_MINUTES);
      const reader = this.reader(account, language === 'en' ? 'en' : 'hr', settings);
      await this.mails.add(manager, passwordResetMail(reader, token));
      await recordAct(manager, {
        action: 'password-reset-sent',
        resource: 'users',
        rowId: account.id,
      });
    });
  }

  /** Invites a user to set a password, by a link that replaces an earlier one. */
  private async invite(
    manager: EntityManager,
    account: Account,
    invitedBy: string,
  ): ReturnType<IssueInvitation> {
    if (!(await this.maySend(manager, 'invitation', account.email))) {
      throw new TooManyRequestsError(TOO_MANY_INVITATIONS, 3600);
    }
    const { token, expiresAt } = await this.addLink(manager, account.id, INVITATION_MINUTES);
    await recordAct(manager, { action: 'invited', resource: 'users', rowId: account.id });
    const url = `${this.site.page('/admin/invitation', 'hr')}#token=${token}`;
    if (this.config.smtpUrl === undefined) return url;
    const reader = this.reader(account, 'hr', await this.settings.current());
    await this.mails.add(manager, invitationMail(reader, { url, expiresAt, invitedBy }));
    return null;
  }

  /** Stores the only link of a user. */
  private async addLink(
    manager: EntityManager,
    userId: number,
    minutes: number,
  ): Promise<{ token: string; expiresAt: Date }> {
    const token = createToken();
    const [stored]: { expiresAt: Date }[] = await manager.query(
      `INSERT INTO password_resets (user_id, hash, expires_at)
       VALUES ($1, $2, now() + make_interval(mins => $3))
       ON CONFLICT (user_id) DO UPDATE SET hash = $2, expires_at = excluded.expires_at
       RETURNING expires_at AS "expiresAt"`,
      [userId, hashOfToken(token), minutes],
    );
    if (!stored) throw new TypeError('The link was not stored');
    return { token, expiresAt: stored.expiresAt };
  }

  private async maySend(
    manager: EntityManager,
    kind: 'password-reset' | 'invitation',
    email: string,
  ): Promise<boolean> {
    const count = (recipient?: string) => this.mails.countRecent(manager, kind, 60, recipient);
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
