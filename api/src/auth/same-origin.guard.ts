import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { APP_CONFIG } from '../config/app-config.js';
import type { Config } from '../config/config.js';
import { carriesSession } from '../http/session-cookie-name.js';
import { ForbiddenError } from '../problems/domain-errors.js';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses changes another site makes a browser send (cross-site request forgery): with our cookie,
 * a change must come provably from our own pages; without it, not provably from elsewhere. A bearer
 * token is never sent by itself, so requests with one are let through.
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
    const own = this.comesFromUs(request);
    if (own ?? !carriesSession(request)) return true;
    throw new ForbiddenError({
      hr: 'Zahtjev nije poslan s ove stranice.',
      en: 'The request was not sent from this site.',
    });
  }

  /** Undefined when the request does not say where it comes from. */
  private comesFromUs(request: Request): boolean | undefined {
    const site = request.headers['sec-fetch-site'];
    if (site === 'same-origin') return true;
    const { origin } = request.headers;
    if (origin !== undefined) return this.isOwn(origin, request.host);
    return site === undefined || site === 'none' ? undefined : false;
  }

  private isOwn(origin: string, host: string): boolean {
    return origin === this.ownOrigin || (URL.canParse(origin) && new URL(origin).host === host);
  }
}
