import { Injectable, SetMetadata, type CallHandler, type ExecutionContext } from '@nestjs/common';
import type { Request, Response } from 'express';
import { map, type Observable } from 'rxjs';
import { fieldsOf } from 'shared/is-record';
import type { ChainedInterceptor } from '../http/interceptor-chain.js';
import { Page } from './page.js';
import type { Resource } from './resource.js';
import { readRowFields, searchedWords, summaryOf, type RowFields } from './row-fields.js';

const RESOURCE = 'resource of a list';

/** Tells the interceptor which resource an operation lists. */
export const ListOf = (resource: Resource): MethodDecorator => SetMetadata(RESOURCE, resource);

function shownRows(
  rows: readonly unknown[],
  fields: RowFields,
  resource: Resource,
  query: Record<string, unknown>,
): readonly unknown[] {
  if (fields === 'all') return rows;
  const q = searchedWords(query);
  return rows.map((row) => summaryOf(fieldsOf(row), resource, q));
}

/**
 * Sends a `Page` as an array, with its range and the total in the Content-Range header, and with
 * the fields that the request wants.
 */
@Injectable()
export class PageInterceptor implements ChainedInterceptor {
  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const resource: Resource | undefined = Reflect.getMetadata(RESOURCE, context.getHandler());
    if (resource === undefined) return next.handle();
    const { query } = context.switchToHttp().getRequest<Request>();
    const fields = readRowFields(query);
    return next.handle().pipe(
      map((body) => {
        if (!(body instanceof Page)) return body;
        const { rows, total, offset } = body;
        const range = rows.length > 0 ? `${offset}-${offset + rows.length - 1}` : '*';
        const response = context.switchToHttp().getResponse<Response>();
        response.setHeader('Content-Range', `${resource.name} ${range}/${total}`);
        return shownRows(rows, fields, resource, query);
      }),
    );
  }
}
