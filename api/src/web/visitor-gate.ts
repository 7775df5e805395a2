import type { IncomingMessage } from 'node:http';
import type { CallHandler, ExecutionContext } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { clientWork } from '../http/client-work.js';
import { carriesSession, isAnonymous } from '../http/cookies.js';
import type { ChainedInterceptor } from '../http/interceptor-chain.js';
import { reads } from '../http/reads.js';
import { WorkGate } from '../limits/work-gate.js';
import { isSentByThisServer } from './visitor-ip.js';

const LIMITS = { queue: 64, maxWait: 8_000, refusalDelay: 1_000 };
/**
 * Requests of visitors have at most six of the database's ten connections, so that signed-in users,
 * the check of health and jobs always have some. Forms have the fewer, as storing one occupies the
 * processor with transactions and mails, and the event loop turns between them.
 */
const READ_GATE = { ...LIMITS, concurrency: 4, turnsBetween: 0 };
const WRITE_GATE = { ...LIMITS, concurrency: 2 };

/** Paths of the check of health and of signing in, which has limits of its own. */
const ALWAYS = /^\/api\/(?:health|auth)(?:[/?]|$)/;

/** Whether a request is answered before those of visitors: of health, signing in and users. */
export const isUrgent = (request: IncomingMessage): boolean =>
  ALWAYS.test(request.url ?? '') || carriesSession(request);

/**
 * Bounds the number of visitors' requests that the API works on at once. The others wait, while the
 * networks they come from take turns, and are answered with 503 when too many wait. Requests of
 * signed-in users pass, as do those of the site's pages, which are bounded where they are rendered.
 */
export class VisitorGate implements ChainedInterceptor {
  private readonly readGate = new WorkGate(READ_GATE);
  private readonly writeGate = new WorkGate(WRITE_GATE);
  private readonly admitted = new WeakSet<Request>();

  /**
   * Bounds forms before they are routed and checked, so that a refusal costs little. Mount it under
   * /api, after what reads bodies: a client that sends its body slowly must not hold a turn.
   */
  readonly forms = (request: Request, response: Response, next: NextFunction): void => {
    const isForm = !reads(request) && isAnonymous(request) && this.applies(request);
    if (!isForm) {
      next();
      return;
    }
    const answered = new Promise<void>((resolve) => response.once('close', resolve));
    this.writeGate
      .run(() => {
        this.admitted.add(request);
        next();
        return answered;
      }, clientWork(response))
      .catch(next);
  };

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const passes =
      request.user !== undefined || this.admitted.has(request) || !this.applies(request);
    if (passes) return next.handle();
    const work = (): Promise<unknown> => lastValueFrom(next.handle(), { defaultValue: undefined });
    const gate = reads(request) ? this.readGate : this.writeGate;
    return from(gate.run(work, clientWork(http.getResponse<Response>())));
  }

  private applies(request: Request): boolean {
    return !ALWAYS.test(request.baseUrl + request.path) && !isSentByThisServer(request);
  }
}
