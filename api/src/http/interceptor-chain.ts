import {
  Injectable,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { defer, type Observable } from 'rxjs';

/** An interceptor that returns its observable without a promise. */
export interface ChainedInterceptor extends NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown>;
}

/**
 * The interceptors of all operations, which Nest runs as one. It would give each of them an
 * asynchronous scope, a promise and several observables in every request, also where one only
 * passes the request on.
 * See decision 104.
 */
@Injectable()
export class InterceptorChain implements NestInterceptor {
  private readonly interceptors: ChainedInterceptor[] = [];

  /** Adds interceptors inside of those that are there: each one contains the next. */
  add(...interceptors: readonly ChainedInterceptor[]): void {
    this.interceptors.push(...interceptors);
  }

  /** Adds an interceptor around those that are there. */
  addAround(interceptor: ChainedInterceptor): void {
    this.interceptors.unshift(interceptor);
  }

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    return this.handlerFrom(0, context, next).handle();
  }

  private handlerFrom(
    position: number,
    context: ExecutionContext,
    next: CallHandler<unknown>,
  ): CallHandler<unknown> {
    const interceptor = this.interceptors[position];
    if (interceptor === undefined) return next;
    const inner = this.handlerFrom(position + 1, context, next);
    return { handle: () => defer(() => interceptor.intercept(context, inner)) };
  }
}
