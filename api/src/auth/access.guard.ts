import { Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { Request } from 'express';
import {
  ACCESS_KEY,
  DEFAULT_ACCESS,
  type Access,
  type MaybeSignedInRequest,
} from '../access/access.js';
import { OWN_ACCOUNT_KEY } from '../access/own-account.js';
import { ForbiddenError, UnauthenticatedError } from '../problems/domain-errors.js';
import { DETAILS } from '../problems/problem-texts.js';
import { SecondFactorSetupRequiredError } from '../problems/second-factor-setup-required.error.js';
import { SessionReaderService, type Session } from './session-reader.service.js';

type AuthenticatedRequest = MaybeSignedInRequest & { authInfo?: Session };

const NOT_YOUR_ROLE = {
  hr: 'Vaša uloga ne dopušta ovu radnju. Ako vam je potrebna, obratite se administratoru.',
  en: 'Your role does not allow this. If you need it, please ask an administrator.',
};

const isOwnAccount = (context: ExecutionContext): boolean =>
  [context.getHandler(), context.getClass()].some(
    (target) => Reflect.getMetadata(OWN_ACCOUNT_KEY, target) === true,
  );

/** Answers a user as anybody else: the public site goes on working for them. */
function actAsVisitor(request: AuthenticatedRequest): void {
  request.user = undefined;
  request.authInfo = undefined;
}

/**
 * Requires a role on every route: that of administrators, unless its decorator admits others. Users
 * without the second factor that is required of them are admitted to their own account only.
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
    const lacksFactor = user && request.authInfo?.lacksFactor && !isOwnAccount(context);
    if (access === 'anyone') {
      if (lacksFactor) actAsVisitor(request);
      return true;
    }
    if (!user) throw new UnauthenticatedError(DETAILS[401]);
    if (!access.includes(user.role)) throw new ForbiddenError(NOT_YOUR_ROLE);
    if (lacksFactor) throw new SecondFactorSetupRequiredError();
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
