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

/** A user with the password's hash, which is not selected by default. */
type UserWithHash = Pick<User, 'id' | 'password'>;

/**
 * A cookie that identifies a device on which a user has signed in, so that other clients' attempts
 * to sign in do not delay this one. It contains a random device id and a signature of that id, the
 * user and the password's hash: it is valid for one user until the password changes. It grants no
 * access, is set on sign-in only, and is sent to `/api/auth` only.
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

  /** The id of the request's device, if this user has signed in on it. */
  read(request: Request, user: UserWithHash): string | undefined {
    const value = readCookie(request, this.nameFor(user)) ?? '';
    const [, device = '', signature = ''] = VALUE.exec(value) ?? [];
    const signed = this.signer.isSigned(PURPOSE, signedContent(user, device), signature);
    return device !== '' && signed ? device : undefined;
  }

  /** Sets the cookie of a device; the id of a known device stays the same. */
  set(
    request: Request,
    response: Response,
    user: UserWithHash,
    known = this.read(request, user),
  ): void {
    const device = known ?? randomBytes(ID_BYTES).toString('base64url');
    const signature = this.signer.sign(PURPOSE, signedContent(user, device));
    response.cookie(this.nameFor(user), `${device}.${signature}`, {
      ...this.options,
      maxAge: LIFETIME_MS,
    });
  }

  /** The name of the cookie: one per user, because several may share a browser. */
  private nameFor({ id }: UserWithHash): string {
    return `${this.prefix}-${id}`;
  }
}

function signedContent({ id, password }: UserWithHash, device: string): string {
  return [id, device, password].join('\n');
}
