import { Inject, Injectable } from '@nestjs/common';
import type { CookieOptions, Response } from 'express';
import { APP_CONFIG } from '../http/app-config.js';
import { SESSION_COOKIE } from '../http/session-cookie-name.js';
import type { Config } from '../config/config.js';

/** How long a session lasts without signing in again. */
export const SESSION_HOURS = 8;

/** Puts the session's token into the browser, where no script can read it, and takes it away. */
@Injectable()
export class SessionCookie {
  private readonly options: CookieOptions;

  constructor(@Inject(APP_CONFIG) config: Config) {
    this.options = {
      httpOnly: true,
      sameSite: 'strict',
      path: '/',
      secure: config.publicUrl.startsWith('https:'),
    };
  }

  set(response: Response, token: string): void {
    response.cookie(SESSION_COOKIE, token, {
      ...this.options,
      maxAge: SESSION_HOURS * 3_600_000,
    });
  }

  clear(response: Response): void {
    response.clearCookie(SESSION_COOKIE, this.options);
  }
}
