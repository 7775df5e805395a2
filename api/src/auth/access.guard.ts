import { Injectable, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { ACCESS_KEY, type Access, type MaybeSignedInRequest } from '../access/access.js';
import { ForbiddenError, UnauthenticatedError } from '../problems/domain-errors.js';
import { DETAILS } from '../problems/problem-texts.js';

/** Requires an administrator on every route without `@Public()` or `@SignedIn()`. */
@Injectable()
export class AccessGuard extends AuthGuard('jwt') {
  constructor(private readonly reflector: Reflector) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS_KEY, [
      context.getHandler(),
      context.getClass(),
    ]);
    await super.canActivate(context);
    const { user } = context.switchToHttp().getRequest<MaybeSignedInRequest>();
    if (access === 'anyone') return true;
    if (!user) throw new UnauthenticatedError(DETAILS[401]);
    if (access !== 'signed-in' && user.role !== 'admin') throw new ForbiddenError(DETAILS[403]);
    return true;
  }

  /** Treats a missing or expired token as not signed in, and rethrows other errors. */
  override handleRequest<U>(error: unknown, user: U | false | null): U | undefined {
    if (error) throw error;
    return user || undefined;
  }
}
