import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { APP_CONFIG } from '../config/app-config.js';
import type { Config } from '../config/config.js';
import { carriesSession } from '../http/cookies.js';
import { isSameOrigin } from '../http/same-origin.js';
import { ForbiddenError } from '../problems/domain-errors.js';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Protects against cross-site request forgery. A write with the session cookie must provably come
 * from the site's own pages; one without it must not provably come from another site. Browsers
 * never send bearer tokens automatically, so requests with one are accepted.
 */
@Injectable()
export class SameOriginGuard implements CanActivate {
  private readonly ownOrigin: string;

  constructor(@Inject(APP_CONFIG) config: Config) {
    this.ownOrigin = new URL(config.publicUrl).origin;
  }

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    if (SAFE_METHODS.has(request.method)) return true;
    if (request.headers.authorization?.startsWith('Bearer ')) return true;
    const sameOrigin = isSameOrigin(request, this.ownOrigin);
    if (sameOrigin ?? !carriesSession(request)) return true;
    throw new ForbiddenError({
      hr: 'Zahtjev nije poslan s ove stranice.',
      en: 'The request was not sent from this site.',
    });
  }
}
