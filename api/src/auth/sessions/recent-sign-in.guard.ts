import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { RECENT_SIGN_IN_KEY } from '../../access/recent-sign-in.js';
import type { Session } from '../session-reader.service.js';
import { RecentSignInService } from './recent-sign-in.service.js';

/** Refuses operations marked with `@RecentSignIn()` to sessions whose sign-in is not recent. */
@Injectable()
export class RecentSignInGuard implements CanActivate {
  constructor(private readonly recent: RecentSignInService) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (Reflect.getMetadata(RECENT_SIGN_IN_KEY, context.getHandler()) === true) {
      await this.recent.require(
        context.switchToHttp().getRequest<{ authInfo?: Session }>().authInfo,
      );
    }
    return true;
  }
}
