import {
  Injectable,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { PATH_METADATA } from '@nestjs/common/constants.js';
import type { Request } from 'express';
import { mergeMap, type Observable } from 'rxjs';
import { fieldsOf } from 'shared/is-record';
import type { User } from '../users/user.entity.js';
import { ChangesService } from './changes.service.js';
import type { ChangeAction } from './recorded-change.entity.js';

/** The resources whose changes are recorded: content of the association, no data of visitors. */
const RECORDED: ReadonlySet<unknown> = new Set([
  'blog',
  'projects',
  'events',
  'public-calls',
  'team',
  'partners',
  'documents',
  'pages',
  'media',
  'settings',
  'redirects',
]);

const READS = new Set(['GET', 'HEAD']);

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Records who changed which row of content, once the change has succeeded. */
@Injectable()
export class ChangeRecorder implements NestInterceptor {
  constructor(private readonly changes: ChangesService) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request & { user?: User }>();
    const resource: unknown = Reflect.getMetadata(PATH_METADATA, context.getClass());
    const { user, method } = request;
    if (READS.has(method) || !user || typeof resource !== 'string' || !RECORDED.has(resource)) {
      return next.handle();
    }
    const action = actionOf(method, context.getHandler());
    return next.handle().pipe(
      mergeMap(async (answer: unknown) => {
        const { id, title, titleEn, name, nameEn } = fieldsOf(answer);
        if (typeof id === 'number') {
          await this.changes.record({
            resource,
            rowId: id,
            action,
            title: textOrNull(title ?? name),
            titleEn: textOrNull(titleEn ?? nameEn),
            userId: user.id,
          });
        }
        return answer;
      }),
    );
  }
}

/** What a handler does with its row: those at a path of their own change it. */
function actionOf(method: string, handler: object): ChangeAction {
  const path = String(Reflect.getMetadata(PATH_METADATA, handler));
  if (method === 'POST') return path === '/' ? 'added' : 'changed';
  return method === 'DELETE' && /^:\w+$/.test(path) ? 'deleted' : 'changed';
}
