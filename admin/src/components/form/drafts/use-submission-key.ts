import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useRegisterMutationMiddleware } from 'react-admin';
import { isRecord } from 'shared/is-record';
import type { Submission } from './submission';

interface Params {
  id?: unknown;
  data?: object;
  meta?: object;
}
type Save = (resource: string, params: Params) => Promise<unknown>;
type Middleware = (resource: string, params: Params, next: Save) => Promise<unknown>;

interface SubmissionEvents {
  /** Called before each request, once its key is known. */
  onSend: () => void;
  /** Called when the server has accepted a save. */
  onAccepted: () => void;
}

/**
 * Sends a new record of the surrounding form with an idempotency key: saved again after a lost
 * response, it is not stored twice.
 */
export function useSubmissionKey(submission: Submission, events: SubmissionEvents): void {
  const onSend = useEffectEvent(events.onSend);
  const onAccepted = useEffectEvent(events.onAccepted);
  const send = useRef<Middleware>(undefined);

  useEffect(() => {
    send.current = async (target, params, next) => {
      const isNew = params.id === undefined;
      const { data = {} } = params;
      const sent = isNew
        ? {
            ...params,
            meta: { ...params.meta, idempotencyKey: submission.keyFor(data) },
            data: submission.withOrder(data),
          }
        : params;
      onSend();
      try {
        const answer = await next(target, sent);
        onAccepted();
        return answer;
      } catch (error) {
        // The record of an earlier request was deleted: the next save creates another one.
        if (isRecord(error) && error.status === 410) submission.continueFrom(undefined);
        throw error;
      }
    };
  }, [submission]);
  useRegisterMutationMiddleware<Save>(
    useCallback(
      (target, params, next) =>
        send.current ? send.current(target, params, next) : next(target, params),
      [],
    ),
  );
}
