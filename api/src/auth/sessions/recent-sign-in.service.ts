import { Injectable } from '@nestjs/common';
import { RECENT_SIGN_IN_MINUTES } from '../../access/recent-sign-in.js';
import { RecentSignInRequiredError } from '../../problems/recent-sign-in-required.error.js';
import type { Session } from '../session-reader.service.js';
import { SessionsService } from './sessions.service.js';

/** Requires that the user of a session has entered the password not long ago. */
@Injectable()
export class RecentSignInService {
  constructor(private readonly sessions: SessionsService) {}

  /**
   * Checks the last time at which the user of a session entered the password.
   * @throws RecentSignInRequiredError when that is too long ago, or there is no session
   */
  async require(session: Session | undefined): Promise<void> {
    const isRecent =
      session !== undefined &&
      (await this.sessions.isAuthenticatedWithin(session.id, RECENT_SIGN_IN_MINUTES));
    if (!isRecent) throw new RecentSignInRequiredError();
  }
}
