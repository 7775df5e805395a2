import { Inject, Injectable } from '@nestjs/common';
import type { CookieOptions, Request, Response } from 'express';
import { APP_CONFIG } from '../../config/app-config.js';
import type { Config } from '../../config/config.js';
import { readCookie } from '../../http/cookies.js';
import type { User } from '../../users/user.entity.js';
import { LinkSignerService } from '../link-signer.service.js';
import type { SecondFactor } from './second-factor.entity.js';

export const REMEMBERED_DAYS = 30;
const LIFETIME_MS = REMEMBERED_DAYS * 24 * 3_600_000;
const PURPOSE = 'remembered device';
const VALUE = /^(\d{13})\.([\w-]{43})$/;

type Factor = Pick<SecondFactor, 'secret'>;

/**
 * A cookie of a device on which the second factor of a user is not asked for. It is signed for one
 * user, password, second factor and version of sessions, so that it ends when one of them changes:
 * also when the user signs out on all devices. It never replaces the password.
 */
@Injectable()
export class RememberedDeviceService {
  private readonly options: CookieOptions;
  private readonly prefix: string;

  constructor(
    @Inject(APP_CONFIG) config: Config,
    private readonly signer: LinkSignerService,
  ) {
    const secure = config.publicUrl.startsWith('https:');
    this.prefix = secure ? '__Secure-remembered' : 'remembered';
    this.options = { httpOnly: true, sameSite: 'strict', path: '/api/auth', secure };
  }

  /** @param user with the password's hash */
  isRemembered(request: Request, user: User, factor: Factor): boolean {
    const value = readCookie(request, `${this.prefix}-${user.id}`) ?? '';
    const [, until = '0', signature = ''] = VALUE.exec(value) ?? [];
    return (
      Number(until) > Date.now() &&
      this.signer.isSigned(PURPOSE, signedContent(user, factor, until), signature)
    );
  }

  /** @param user with the password's hash */
  remember(response: Response, user: User, factor: Factor): void {
    const until = String(Date.now() + LIFETIME_MS);
    const signature = this.signer.sign(PURPOSE, signedContent(user, factor, until));
    response.cookie(`${this.prefix}-${user.id}`, `${until}.${signature}`, {
      ...this.options,
      maxAge: LIFETIME_MS,
    });
  }
}

const signedContent = (
  { id, password, sessionVersion }: User,
  { secret }: Factor,
  until: string,
): string => [id, password, sessionVersion, secret, until].join('\n');
