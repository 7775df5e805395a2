import {
  Injectable,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { Response } from 'express';
import { map, type Observable } from 'rxjs';
import { Page } from './page.js';

/** Answers a `Page` as a plain array and says in Content-Range which rows of how many it holds. */
@Injectable()
export class PageInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    return next.handle().pipe(
      map((body) => {
        if (!(body instanceof Page)) return body;
        const { resource, rows, total, offset } = body;
        const range = rows.length > 0 ? `${offset}-${offset + rows.length - 1}` : '*';
        const response = context.switchToHttp().getResponse<Response>();
        response.setHeader('Content-Range', `${resource} ${range}/${total}`);
        return rows;
      }),
    );
  }
}
