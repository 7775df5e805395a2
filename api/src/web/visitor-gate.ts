import type { CallHandler, ExecutionContext } from '@nestjs/common';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { from, lastValueFrom, type Observable } from 'rxjs';
import type { SessionReaderService } from '../auth/session-reader.service.js';
import { clientWork } from '../http/client-work.js';
import { isAnonymous } from '../http/cookies.js';
import type { ChainedInterceptor } from '../http/interceptor-chain.js';
import { reads } from '../http/reads.js';
import { network } from '../limits/rate-limit.js';
import { WorkGate } from '../limits/work-gate.js';
import { YieldingQueue } from '../limits/yielding-queue.js';
import { isSentByThisServer } from './visitor-ip.js';

const LIMITS = { queue: 64, maxWait: 8_000, refusalDelay: 1_000 };
/**
 * Requests of visitors have at most six of the database's ten connections, so that signed-in users,
 * the check of health and jobs always have some. Forms have the fewer, as storing one occupies the
 * processor with transactions and mails, and the event loop turns between them.
 */
const READ_GATE = { ...LIMITS, concurrency: 4, turnsBetween: 0 };
const WRITE_GATE = { ...LIMITS, concurrency: 2 };
/** The rest is for the check of health, jobs, and what users write. */
const USER_READ_GATE = { ...READ_GATE, concurrency: 3 };

/** Paths of the check of health and of signing in, which has limits of its own. */
const ALWAYS = /^\/api\/(?:health|auth)(?:[/?]|$)/;

/**
 * Starts the requests that no cache answers one after another; their networks take turns. Every
 * second one is of a signed-in user, of the check of health or of signing in, while some wait. What
 * the site's own pages ask of the API is not delayed, since those pages had their turn. Mount it
 * before all else: what follows costs time for each request.
 */
export function takeTurns(sessions: Pick<SessionReaderService, 'isSignedIn'>): RequestHandler {
  const queue = new YieldingQueue();
  return (request, response, next) => {
    if (isSentByThisServer(request)) {
      next();
      return;
    }
    const start = (): void => {
      // Listeners of an event that was emitted already would wait for ever.
      if (!response.destroyed) next();
    };
    const isPreferred = ALWAYS.test(request.originalUrl) || sessions.isSignedIn(request);
    queue.add(start, { client: network(request.ip ?? ''), isPreferred });
  };
}

/**
 * Bounds the number of requests that the API works on at once. The others wait, while the networks
 * they come from take turns, and are answered with 503 when too many wait. What signed-in users
 * write passes, as do requests of the site's pages, which are bounded where they are rendered.
 */
export class VisitorGate implements ChainedInterceptor {
  private readonly readGate = new WorkGate(READ_GATE);
  private readonly writeGate = new WorkGate(WRITE_GATE);
  private readonly userReadGate = new WorkGate(USER_READ_GATE);
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
    const gate = this.gateOf(request);
    if (gate === undefined) return next.handle();
    const work = (): Promise<unknown> => lastValueFrom(next.handle(), { defaultValue: undefined });
    return from(gate.run(work, clientWork(http.getResponse<Response>())));
  }

  /** The gate of a request whose user is known; undefined where it passes. */
  private gateOf(request: Request): WorkGate | undefined {
    if (this.admitted.has(request) || !this.applies(request)) return undefined;
    if (request.user === undefined) return reads(request) ? this.readGate : this.writeGate;
    return reads(request) ? this.userReadGate : undefined;
  }

  private applies(request: Request): boolean {
    return !ALWAYS.test(request.baseUrl + request.path) && !isSentByThisServer(request);
  }
}
