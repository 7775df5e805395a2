import { describe, expect, it } from '@jest/globals';
import type { CallHandler, ExecutionContext } from '@nestjs/common';
import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host.js';
import { catchError, lastValueFrom, map, of, type Observable } from 'rxjs';
import { InterceptorChain, type ChainedInterceptor } from './interceptor-chain.js';

const CONTEXT = new ExecutionContextHost([]);

/** Writes when it is called, and adds its name to the answer. */
function named(name: string, calls: string[]): ChainedInterceptor {
  return {
    intercept(_context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
      calls.push(name);
      return next.handle().pipe(map((answer) => `${name}(${String(answer)})`));
    },
  };
}

const failing: ChainedInterceptor = {
  intercept() {
    throw new Error('not valid');
  },
};

const catching: ChainedInterceptor = {
  intercept: (_context, next) =>
    next.handle().pipe(catchError((error: unknown) => of(`caught: ${String(error)}`))),
};

describe('the chain of interceptors', () => {
  const handler: CallHandler<unknown> = { handle: () => of('answer') };
  const answerOf = (chain: InterceptorChain): Promise<unknown> =>
    lastValueFrom(chain.intercept(CONTEXT, handler));

  it('contains the handler in each interceptor, the first outermost', async () => {
    const calls: string[] = [];
    const chain = new InterceptorChain();
    chain.add(named('a', calls), named('b', calls));
    chain.addAround(named('around', calls));
    expect(await answerOf(chain)).toBe('around(a(b(answer)))');
    expect(calls).toEqual(['around', 'a', 'b']);
  });

  it('passes what an interceptor throws to those around it', async () => {
    const chain = new InterceptorChain();
    chain.add(catching, failing);
    expect(await answerOf(chain)).toBe('caught: Error: not valid');
  });
});
