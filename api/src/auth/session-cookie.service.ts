import { Inject, Injectable } from '@nestjs/common';
import type { CookieOptions, Response } from 'express';
import { APP_CONFIG } from '../config/app-config.js';
import type { Config } from '../config/config.js';
import { sessionCookieName } from '../http/cookies.js';

/** Lifetime of a session, in hours. */
export const SESSION_HOURS = 8;

/** Sets and clears the session cookie, which scripts cannot read (HttpOnly). */
@Injectable()
export class SessionCookieService {
  private readonly name: string;
  private readonly options: CookieOptions;

  constructor(@Inject(APP_CONFIG) config: Config) {
    this.name = sessionCookieName(config.publicUrl);
    this.options = {
      httpOnly: true,
      sameSite: 'strict',
      path: '/',
      secure: config.publicUrl.startsWith('https:'),
    };
  }

  set(response: Response, token: string): void {
    response.cookie(this.name, token, {
      ...this.options,
      maxAge: SESSION_HOURS * 3_600_000,
    });
  }

  clear(response: Response): void {
    response.clearCookie(this.name, this.options);
  }
}
