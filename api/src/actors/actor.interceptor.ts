import { Injectable, type CallHandler, type ExecutionContext } from '@nestjs/common';
import { PATH_METADATA } from '@nestjs/common/constants.js';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Request } from 'express';
import { defer, mergeMap, Observable } from 'rxjs';
import type { DataSource } from 'typeorm';
import type { ChainedInterceptor } from '../http/interceptor-chain.js';
import { reads } from '../http/reads.js';
import { actAs, type Actor } from './actor.js';
import { recordAct } from './audit-lines.js';
import { ACT_KEY, type DeclaredAct } from './records-act.js';

const VISITOR: Actor = { kind: 'visitor' };

type ActorsRequest = Request & { user?: { id: number; fullName: string }; apiToken?: string };

/** Runs each operation that writes as the user of the request, and records declared acts. */
@Injectable()
export class ActorInterceptor implements ChainedInterceptor {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<ActorsRequest>();
    const declared: DeclaredAct | undefined = Reflect.getMetadata(ACT_KEY, context.getHandler());
    const isRead = reads(request);
    if (isRead && !declared) return next.handle();
    const { user, apiToken: token } = request;
    const actor: Actor = user
      ? { kind: 'user', id: user.id, name: user.fullName, ...(token !== undefined && { token }) }
      : VISITOR;
    // Someone who was not signed in has not signed out.
    const record =
      declared && user
        ? () => recordAct(this.dataSource, this.actOf(declared, context, user.id))
        : undefined;
    return runAs(actor, () => {
      if (!record) return next.handle();
      if (isRead || declared?.action === 'exported')
        return defer(record).pipe(mergeMap(() => next.handle()));
      return next.handle().pipe(
        mergeMap(async (answer: unknown) => {
          await record();
          return answer;
        }),
      );
    });
  }

  private actOf({ action, resource }: DeclaredAct, context: ExecutionContext, userId: number) {
    const { params } = context.switchToHttp().getRequest<Request>();
    const path = String(Reflect.getMetadata(PATH_METADATA, context.getClass()));
    const id = Number(params.id);
    const rowId = resource === 'users' ? userId : Number.isInteger(id) ? id : undefined;
    return { action, resource: resource ?? path, rowId };
  }
}

/** Handles a request as somebody: what is subscribed to is done with them. */
const runAs = (actor: Actor, handle: () => Observable<unknown>): Observable<unknown> =>
  new Observable((subscriber) => actAs(actor, () => handle().subscribe(subscriber)));
