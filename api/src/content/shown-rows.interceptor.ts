import { Injectable, type CallHandler, type ExecutionContext } from '@nestjs/common';
import { map, type Observable } from 'rxjs';
import { asShown } from 'shared/as-shown';
import { seesDrafts, type MaybeSignedInRequest } from '../access/access.js';
import type { ChainedInterceptor } from '../http/interceptor-chain.js';
import { Page } from '../lists/page.js';

/** Answers rows as they are shown to all but those who write them. */
@Injectable()
export class ShownRowsInterceptor implements ChainedInterceptor {
  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const { user } = context.switchToHttp().getRequest<MaybeSignedInRequest>();
    if (seesDrafts(user)) return next.handle();
    return next
      .handle()
      .pipe(map((body) => (body instanceof Page ? body.map(asShown) : asShown(body))));
  }
}
