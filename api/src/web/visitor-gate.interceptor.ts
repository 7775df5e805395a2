import type { CallHandler, ExecutionContext } from '@nestjs/common';
import type { Request, Response } from 'express';
import { from, lastValueFrom, type Observable } from 'rxjs';
import type { ChainedInterceptor } from '../http/interceptor-chain.js';
import { reads } from '../http/reads.js';
import { network } from '../limits/rate-limit.js';
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
const ALWAYS = /^\/api\/(?:health|auth)(?:\/|$)/;

/**
 * Bounds the number of visitors' requests that the API works on at once. The others wait, while the
 * networks they come from take turns, and are answered with 503 when too many wait. Requests of
 * signed-in users pass, as do those of the site's pages, which are bounded where they are rendered.
 */
export class VisitorGateInterceptor implements ChainedInterceptor {
  private readonly readGate = new WorkGate(READ_GATE);
  private readonly writeGate = new WorkGate(WRITE_GATE);

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    if (request.user !== undefined || ALWAYS.test(request.path) || isSentByThisServer(request)) {
      return next.handle();
    }
    const left = new AbortController();
    http.getResponse<Response>().once('close', () => left.abort());
    const work = (): Promise<unknown> => lastValueFrom(next.handle(), { defaultValue: undefined });
    const options = { client: network(request.ip ?? ''), signal: left.signal };
    const gate = reads(request) ? this.readGate : this.writeGate;
    return from(gate.run(work, options));
  }
}
