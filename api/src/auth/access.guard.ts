import { Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { Request } from 'express';
import {
  ACCESS_KEY,
  DEFAULT_ACCESS,
  type Access,
  type MaybeSignedInRequest,
} from '../access/access.js';
import { ForbiddenError, UnauthenticatedError } from '../problems/domain-errors.js';
import { DETAILS } from '../problems/problem-texts.js';
import { SessionReaderService, type Session } from './session-reader.service.js';

type AuthenticatedRequest = MaybeSignedInRequest & { authInfo?: Session };

const NOT_YOUR_ROLE = {
  hr: 'Vaša uloga ne dopušta ovu radnju. Ako vam je potrebna, obratite se administratoru.',
  en: 'Your role does not allow this. If you need it, please ask an administrator.',
};

/**
 * Requires a role on every route: that of administrators, unless its decorator admits others.
 */
@Injectable()
export class AccessGuard extends AuthGuard('jwt') {
  constructor(private readonly sessions: SessionReaderService) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const access: Access =
      Reflect.getMetadata(ACCESS_KEY, context.getHandler()) ??
      Reflect.getMetadata(ACCESS_KEY, context.getClass()) ??
      DEFAULT_ACCESS;
    const request = context.switchToHttp().getRequest<AuthenticatedRequest>();
    await this.authenticate(request, context);
    const { user } = request;
    if (access === 'anyone') return true;
    if (!user) throw new UnauthenticatedError(DETAILS[401]);
    if (!access.includes(user.role)) throw new ForbiddenError(NOT_YOUR_ROLE);
    return true;
  }

  /** Treats a missing or expired token as not signed in, and rethrows other errors. */
  override handleRequest<U>(error: unknown, user: U | false | null): U | undefined {
    if (error) throw error;
    return user || undefined;
  }

  /** Sets the user and the session of a request; Passport verifies each token once. */
  private async authenticate(
    request: AuthenticatedRequest,
    context: ExecutionContext,
  ): Promise<void> {
    const token = this.sessions.tokenOf(request as Request);
    if (token === null) return;
    const known = await this.sessions.ofKnownToken(token);
    if (known === undefined) await super.canActivate(context);
    else if (known) [request.user, request.authInfo] = known;
  }
}
