import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { CookieOptions, Request, Response } from 'express';
import { APP_CONFIG } from '../config/app-config.js';
import type { Config } from '../config/config.js';
import { readCookie } from '../http/cookies.js';
import type { User } from '../users/user.entity.js';
import { LinkSignerService } from './link-signer.service.js';

const PURPOSE = 'known device';
const ID_BYTES = 16;
const LIFETIME_MS = 365 * 24 * 3_600_000;
const VALUE = /^([\w-]{22})\.([\w-]{43})$/;

/** A user with the hash of the password, which is not selected by default. */
type Keyed = Pick<User, 'id' | 'password'>;

/**
 * The cookie by which a device is recognised on which a user has signed in, so that others'
 * attempts at the account do not slow it down. It holds a random name and a signature over that
 * name, the user and the hash of the password: it is valid for this user only, and until the
 * password changes. It signs nobody in, is set by signing in only, and is sent to `/api/auth` only.
 */
@Injectable()
export class DeviceCookieService {
  private readonly options: CookieOptions;
  private readonly prefix: string;

  constructor(
    @Inject(APP_CONFIG) config: Config,
    private readonly signer: LinkSignerService,
  ) {
    const secure = config.publicUrl.startsWith('https:');
    this.prefix = secure ? '__Secure-device' : 'device';
    this.options = { httpOnly: true, sameSite: 'strict', path: '/api/auth', secure };
  }

  /** The name of the device that the request comes from, when this user signed in on it. */
  read(request: Request, user: Keyed): string | undefined {
    const value = readCookie(request, this.nameFor(user)) ?? '';
    const [, device = '', signature = ''] = VALUE.exec(value) ?? [];
    const signed = this.signer.isSigned(PURPOSE, contentOf(user, device), signature);
    return device !== '' && signed ? device : undefined;
  }

  /** Sets the cookie of a device; a device that has one keeps its name. */
  set(request: Request, response: Response, user: Keyed, known = this.read(request, user)): void {
    const device = known ?? randomBytes(ID_BYTES).toString('base64url');
    const signature = this.signer.sign(PURPOSE, contentOf(user, device));
    response.cookie(this.nameFor(user), `${device}.${signature}`, {
      ...this.options,
      maxAge: LIFETIME_MS,
    });
  }

  /** One for each user: several may share a browser. */
  private nameFor({ id }: Keyed): string {
    return `${this.prefix}-${id}`;
  }
}

function contentOf({ id, password }: Keyed, device: string): string {
  return [id, device, password].join('\n');
}
