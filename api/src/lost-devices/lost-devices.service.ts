import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { formatDateTime } from 'shared/croatian-time';
import { DataSource, type EntityManager } from 'typeorm';
import { createToken, hashOfToken } from '../access/tokens.js';
import { recordAct, recordInstead } from '../actors/audit-lines.js';
import { AuthService } from '../auth/auth.service.js';
import { DeviceCookieService } from '../auth/device-cookie.service.js';
import { stopLostDevice } from '../auth/second-factor/lost-device.js';
import { APP_CONFIG } from '../config/app-config.js';
import type { Config } from '../config/config.js';
import { SiteUrl } from '../config/site-url.js';
import type { Language } from '../i18n/language.js';
import { IpRateLimit } from '../limits/rate-limit.js';
import { MailQueueService } from '../mail/mail-queue.service.js';
import { addAccountNotice } from '../notices/account-notice.js';
import {
  ConflictError,
  GoneError,
  NotFoundError,
  TooManyRequestsError,
} from '../problems/domain-errors.js';
import { SettingsService } from '../settings/settings.service.js';
import type { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import type {
  LostDeviceDto,
  LostDeviceRequestDto,
  RequestLostDeviceDto,
} from './dto/lost-device.dto.js';
import { lostDeviceMail, lostDeviceNotice } from './lost-device-mails.js';

/** For how long the owner and the administrators can stop a request. */
const WAIT_HOURS = 72;
/** For how long its link works afterwards. */
const LINK_DAYS = 7;
/** Mails with a link to one user in a day. */
const MAILS_PER_DAY = 3;
const DAY_MINUTES = 24 * 60;
/** Used links of an IP address in a quarter of an hour. */
const USES = { keyPrefix: 'lost-device-use', points: 10, duration: 900 };

const TOO_MANY = {
  hr: 'Previše pokušaja u kratkom vremenu. Pokušajte ponovno malo kasnije.',
  en: 'Too many attempts in a short time. Please try again a little later.',
};
const TOO_MANY_MAILS = {
  hr: 'Poveznica vam je danas već nekoliko puta poslana. Pogledajte i među neželjenom poštom.',
  en: 'The link was mailed to you several times today. Look among junk mail, too.',
};
const NO_FACTOR = {
  hr: 'Za ovaj račun drugi faktor nije uključen. Prijavite se lozinkom.',
  en: 'This account has no second factor. Sign in with the password.',
};
const INVALID_LINK = {
  hr: 'Poveznica više ne vrijedi: upotrijebljena je, istekla je, zahtjev je zaustavljen ili je poslana nova.',
  en: 'The link no longer works: it was used, it has expired, the request was stopped, or another link was sent.',
};
const NOTHING_TO_STOP = {
  hr: 'Nema što zaustaviti: zahtjev je već zaustavljen, izvršen ili je istekao.',
  en: 'There is nothing to stop: the request was stopped already, carried out, or has expired.',
};

const tooEarly = (opensAt: Date) =>
  new ConflictError({
    hr: `Poveznica vrijedi tek od ${formatDateTime(opensAt, 'hr')}. Dotad je vlasnik računa i administratori mogu zaustaviti.`,
    en: `The link works only from ${formatDateTime(opensAt, 'en')}. Until then the owner of the account and administrators can stop it.`,
  });

interface Times {
  opensAt: Date;
  expiresAt: Date;
}

/** Lets users who lost the device of their second factor remove it, after a time. */
@Injectable()
export class LostDevicesService {
  private readonly uses: IpRateLimit;
  private readonly site: SiteUrl;

  constructor(
    private readonly dataSource: DataSource,
    private readonly auth: AuthService,
    private readonly devices: DeviceCookieService,
    private readonly mails: MailQueueService,
    private readonly settings: SettingsService,
    private readonly users: UsersService,
    @Inject(APP_CONFIG) private readonly config: Config,
  ) {
    this.site = new SiteUrl(config.publicUrl);
    this.uses = new IpRateLimit(dataSource, USES);
  }

  /**
   * Mails a link to a user whose password is right, and tells the administrators. Asked again, it
   * mails another link, and the time goes on from the first request.
   * @throws UnauthenticatedError and TooManyRequestsError as signing in does
   * @throws ConflictError when the user has no second factor
   */
  async request(
    { username, password }: RequestLostDeviceDto,
    language: Language,
    request: Request,
  ): Promise<LostDeviceRequestDto> {
    const user = await this.auth.authenticate(username, password, request.ip ?? '', (known) =>
      this.devices.read(request, known),
    );
    if (this.config.smtpUrl === undefined) return { way: 'none', opensAt: null };
    const opensAt = await this.dataSource.transaction((manager) =>
      this.mailLink(manager, user, language),
    );
    return { way: 'mail', opensAt };
  }

  /** The requests that were not stopped, and whose links still work or will. */
  list(): Promise<LostDeviceDto[]> {
    return this.dataSource.query(
      `SELECT user_id AS "userId", requested_at AS "requestedAt", opens_at AS "opensAt",
         expires_at AS "expiresAt"
       FROM lost_devices WHERE expires_at > now() ORDER BY requested_at`,
    );
  }

  /**
   * Removes the second factor and the passkeys by a mailed token, once, and ends all sessions.
   * @param ip the client's IP address
   * @throws ConflictError before the time has come
   * @throws GoneError when the token is unknown, used, replaced, stopped or expired
   * @throws TooManyRequestsError after too many attempts
   */
  async complete(token: string, language: Language, ip: string): Promise<void> {
    await this.uses.consume(ip, TOO_MANY);
    const hash = hashOfToken(token);
    await this.dataSource.transaction(async (manager) => {
      const [early]: Times[] = await manager.query(
        'SELECT opens_at AS "opensAt" FROM lost_devices WHERE hash = $1 AND opens_at > now()',
        [hash],
      );
      if (early) throw tooEarly(early.opensAt);
      const [used]: [{ id: number }[], number] = await manager.query(
        `DELETE FROM lost_devices WHERE hash = $1 AND opens_at <= now() AND expires_at > now()
         RETURNING user_id AS id`,
        [hash],
      );
      const userId = used[0]?.id;
      if (userId === undefined) throw new GoneError(INVALID_LINK);
      const act = { action: 'lost-device-completed', resource: 'users', rowId: userId };
      await recordInstead(manager, act);
      const isRemoved = await this.auth.removeFactors(manager, userId);
      if (!isRemoved) throw new GoneError(INVALID_LINK);
      await addAccountNotice(manager, { kind: 'factors-removed-by-link', userId, language });
    });
  }

  /**
   * Stops a request by the token of a mail.
   * @param ip the client's IP address
   * @throws NotFoundError with the same message for an unknown token and one of an earlier request
   * @throws TooManyRequestsError after too many attempts
   */
  async stop(token: string, ip: string): Promise<void> {
    await this.uses.consume(ip, TOO_MANY);
    const [found]: { id: number }[] = await this.dataSource.query(
      'SELECT user_id AS id FROM lost_devices WHERE stop_hash = $1',
      [hashOfToken(token)],
    );
    await this.cancel(found?.id ?? 0);
  }

  /**
   * Stops the request of a user.
   * @throws NotFoundError when there is none
   */
  async cancel(userId: number): Promise<void> {
    const isStopped = await this.dataSource.transaction((manager) =>
      stopLostDevice(manager, userId),
    );
    if (!isStopped) throw new NotFoundError(NOTHING_TO_STOP);
  }

  private async mailLink(manager: EntityManager, user: User, language: Language): Promise<Date> {
    await manager.query('SELECT FROM users WHERE id = $1 FOR UPDATE', [user.id]);
    const factors: unknown[] = await manager.query(
      'SELECT FROM second_factors WHERE user_id = $1',
      [user.id],
    );
    if (factors.length === 0) throw new ConflictError(NO_FACTOR);
    const sent = await this.mails.countRecent(manager, 'lost-device', DAY_MINUTES, user.email);
    if (sent >= MAILS_PER_DAY) throw new TooManyRequestsError(TOO_MANY_MAILS, 3600);
    await manager.query('DELETE FROM lost_devices WHERE expires_at <= now()');
    const [token, stopToken] = [createToken(), createToken()];
    const [times]: (Times & { isNew: boolean })[] = await manager.query(
      `INSERT INTO lost_devices (user_id, hash, stop_hash, opens_at, expires_at)
       VALUES ($1, $2, $3, now() + make_interval(hours => $4),
         now() + make_interval(hours => $4, days => $5))
       ON CONFLICT (user_id) DO UPDATE SET hash = excluded.hash
       RETURNING opens_at AS "opensAt", expires_at AS "expiresAt", stop_hash = $3 AS "isNew"`,
      [user.id, hashOfToken(token), hashOfToken(stopToken), WAIT_HOURS, LINK_DAYS],
    );
    if (!times) throw new TypeError('The request was not stored');
    const { isNew, opensAt, expiresAt } = times;
    const settings = await this.settings.current();
    const { username, email } = user;
    const request = { username, opensAt, expiresAt, settings, site: this.site };
    const act = { action: 'lost-device-requested', resource: 'users', rowId: user.id };
    await recordAct(manager, act);
    await this.mails.add(manager, lostDeviceMail({ ...request, to: email, token, language }));
    if (!isNew) return opensAt;
    for (const to of await this.users.administratorEmails(manager, user.id)) {
      await this.mails.add(manager, lostDeviceNotice({ ...request, to, token: stopToken }));
    }
    return opensAt;
  }
}
