import { Injectable, type CallHandler, type ExecutionContext } from '@nestjs/common';
import { PATH_METADATA } from '@nestjs/common/constants.js';
import type { Request } from 'express';
import { catchError, mergeMap, type Observable } from 'rxjs';
import { fieldsOf } from 'shared/is-record';
import { readId } from '../fields/id.pipe.js';
import type { ChainedInterceptor } from '../http/interceptor-chain.js';
import { OutdatedError } from '../problems/domain-errors.js';
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
  'page-texts',
  'issues',
]);

const READS = new Set(['GET', 'HEAD']);
/** Changes nothing, but answers with the row. */
const TEST_MAIL = ':id/test';

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** A successful request of a signed-in user. */
interface Done {
  resource: string;
  /** The path of the operation within its resource. */
  path: string;
  request: Request;
  answer: Record<string, unknown>;
  userId: number;
}

/**
 * Records who changed which row of content, once the change has succeeded, and names them to whom a
 * change is refused as its version is outdated.
 */
@Injectable()
export class ChangeRecorder implements ChainedInterceptor {
  constructor(private readonly changes: ChangesService) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request & { user?: User }>();
    const resource: unknown = Reflect.getMetadata(PATH_METADATA, context.getClass());
    const { user, method } = request;
    if (READS.has(method) || !user || typeof resource !== 'string') return next.handle();
    const path = String(Reflect.getMetadata(PATH_METADATA, context.getHandler()));
    return next.handle().pipe(
      mergeMap(async (answer: unknown) => {
        const done = { resource, path, request, answer: fieldsOf(answer), userId: user.id };
        if (resource === 'trash' && path === 'bulk') await this.recordManyRestored(done);
        else if (resource === 'trash') await this.recordRestored(done);
        else if (!RECORDED.has(resource) || path === TEST_MAIL) return answer;
        else if (path === 'bulk') await this.recordMany(done);
        else await this.recordOne(done);
        return answer;
      }),
      catchError((error: unknown) => this.explain(error, resource, rowIdOf(request))),
    );
  }

  /** Adds to an error about an outdated version who changed the row. */
  private async explain(error: unknown, resource: string, id: number): Promise<never> {
    if (error instanceof OutdatedError && error.changedAt && id) {
      error.changedBy = await this.changes.author({ resource, id, at: error.changedAt });
    }
    throw error;
  }

  private async recordOne({ resource, path, request, answer, userId }: Done): Promise<void> {
    const { id, title, titleEn, name, nameEn, source, page } = answer;
    if (!isNumber(id)) return;
    await this.changes.record({
      resource,
      rowId: id,
      action: actionOf(request, path, id),
      title: textOrNull(title ?? name ?? source ?? page),
      titleEn: textOrNull(titleEn ?? nameEn),
      userId,
    });
  }

  private async recordMany({ resource, request, answer, userId }: Done): Promise<void> {
    const ids = Array.isArray(answer.done) ? answer.done.filter(isNumber) : [];
    const action = fieldsOf(request.body).action === 'delete' ? 'deleted' : 'changed';
    await this.changes.recordMany(ids, { resource, action, userId });
  }

  /** The rows of each resource that were restored together are one change. */
  private async recordManyRestored({ answer, userId }: Done): Promise<void> {
    const items = Array.isArray(answer.items) ? answer.items.map(fieldsOf) : [];
    const rows = new Map<string, number[]>();
    for (const { resource, rowId } of items) {
      if (typeof resource !== 'string' || !RECORDED.has(resource) || !isNumber(rowId)) continue;
      rows.set(resource, [...(rows.get(resource) ?? []), rowId]);
    }
    for (const [resource, ids] of rows) {
      await this.changes.recordMany(ids, { resource, action: 'restored', userId });
    }
  }

  private async recordRestored({ path, answer, userId }: Done): Promise<void> {
    const { resource, rowId, title, titleEn } = answer;
    const isRestored = path === ':id/restore' && RECORDED.has(resource) && isNumber(rowId);
    if (!isRestored || typeof resource !== 'string') return;
    await this.changes.record({
      resource,
      rowId,
      action: 'restored',
      title: textOrNull(title),
      titleEn: textOrNull(titleEn),
      userId,
    });
  }
}

/** The id of the row that the path of a change names; 0 where it names none. */
const rowIdOf = ({ params: { id, idOrSlug } }: Request): number => readId(String(id ?? idOrSlug));

/** What a request did with the row that was answered: one at a path of its own changed it. */
function actionOf({ method, params }: Request, path: string, id: number): ChangeAction {
  if (method === 'POST') return params.id === String(id) ? 'changed' : 'added';
  return method === 'DELETE' && /^:\w+$/.test(path) ? 'deleted' : 'changed';
}
