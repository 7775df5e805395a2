import {
  Injectable,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { Response } from 'express';
import { map, type Observable } from 'rxjs';
import { Page } from './page.js';

/** Sends a `Page` as an array, with its range and the total in the Content-Range header. */
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
