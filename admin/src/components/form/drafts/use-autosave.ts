import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  useRecordContext,
  useResourceContext,
  useRegisterMutationMiddleware,
  type RaRecord,
} from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { getAdminSession } from '../../../providers/admin-session';
import { isRecord } from '../../../providers/is-record';
import type { Values } from '../conflict/changes';
import { draftKey, forgetDraft, keepDraft, readDraft, type Draft } from './drafts';
import type { Submission } from './submission';
import { isFile, typedChanges } from './typed-changes';
import { useIsTyped } from './use-is-typed';

/** Milliseconds without a keystroke before what was typed is kept. */
const pause = 700;

interface Params {
  id?: unknown;
  data?: object;
  meta?: object;
}
type Save = (resource: string, params: Params) => Promise<unknown>;
type Middleware = (resource: string, params: Params, next: Save) => Promise<unknown>;

interface AutosaveOptions {
  /** What the form holds where nothing is typed. */
  before: Values;
  /** Whether the form was opened with unsaved work in it. */
  restored: boolean;
  /** The fields to keep; all where it is left out. */
  keeps?: readonly string[];
  /** The key that a new record is sent with, once it is. */
  submission: Submission;
  /** Whether the form stays open when it is saved. */
  staysOpen: boolean;
  /** To be called when the server has taken what was typed. */
  onTaken: () => void;
}

export interface Autosave {
  /** Work that was left here earlier and is not in the form. */
  found: Draft | undefined;
  /** Whether the record was saved since that work was left. */
  overtaken: boolean;
  /** When the form was kept last; nothing while there is nothing to keep. */
  keptAt: string | undefined;
  /** Whether the form holds a file, which is not kept. */
  withoutFile: boolean;
  /** Whether the browser refused to keep it. */
  full: boolean;
  restore: () => void;
  discard: () => void;
}

/**
 * Keeps what is typed in the form in this browser until it is saved, and sends a new record with a
 * key that is kept with it: saved once more after an answer was lost, it is not stored twice.
 */
export function useAutosave(options: AutosaveOptions): Autosave {
  const { before, restored, keeps, submission, staysOpen, onTaken } = options;
  const resource = useResourceContext() ?? '';
  const record = useRecordContext<RaRecord>();
  const { getValues, setValue } = useFormContext();
  const isTyped = useIsTyped();
  const values = useWatch();
  const [key] = useState(() => draftKey(resource, record?.id));
  const [found, setFound] = useState(() => {
    const draft = readDraft(key);
    const isNew =
      draft && Object.keys(typedChanges(getValues(), { ...getValues(), ...draft.changed })).length;
    return isNew ? draft : undefined;
  });
  const [kept, setKept] = useState<{ at?: string; full: boolean }>({ full: false });
  const wrote = useRef(false);
  const done = useRef(false);

  const write = useEffectEvent((): typeof kept | undefined => {
    if (done.current) return undefined;
    const changed = isTyped || restored ? typedChanges(before, getValues(), keeps) : {};
    if (Object.keys(changed).length === 0) {
      // What was found and is not decided on stays.
      if (!wrote.current) return undefined;
      forgetDraft(key);
      return { full: false };
    }
    wrote.current = true;
    const at = new Date().toISOString();
    const version: unknown = record?.version;
    const order: unknown = submission.withOrder(getValues()).order;
    const full = !keepDraft(key, {
      at,
      // A new record's place in the list follows the list; sent again, it has to be the same.
      changed: { ...changed, ...(!record && order !== undefined && { order }) },
      ...(typeof version === 'number' && { version }),
      ...(submission.key !== undefined && { submission: submission.key }),
    });
    return full ? { full } : { at, full };
  });
  const keep = useEffectEvent(() => {
    const news = write();
    if (news) setKept(news);
  });

  useEffect(() => {
    const timer = setTimeout(() => keep(), pause);
    return () => clearTimeout(timer);
  }, [values]);

  useEffect(() => {
    const leave = () => keep();
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leave);
      // Whatever closes the form, be it an error.
      write();
    };
  }, []);

  const taken = useEffectEvent(() => {
    // React-admin takes a change for done that was refused because the session had ended.
    if (!getAdminSession()) return;
    done.current = !staysOpen;
    wrote.current = false;
    submission.continueFrom(undefined);
    forgetDraft(key);
    setKept({ full: false });
    onTaken();
  });
  const send = useRef<Middleware>(undefined);
  useEffect(() => {
    send.current = async (target, params, next) => {
      const isNew = params.id === undefined;
      const { data = {} } = params;
      const sent = isNew
        ? {
            ...params,
            meta: { ...params.meta, idempotencyKey: submission.use(data) },
            data: submission.withOrder(data),
          }
        : params;
      // With its key, before it is sent: the page may not live to see the answer.
      keep();
      try {
        const answer = await next(target, sent);
        taken();
        return answer;
      } catch (error) {
        // What it made was deleted: the next press means a new record.
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

  return {
    found,
    overtaken: found?.version !== record?.version,
    keptAt: kept.at,
    withoutFile: Object.values(values).some(isFile),
    full: kept.full,
    restore: () => {
      Object.entries(found?.changed ?? {}).forEach(([field, value]) =>
        setValue(field, value, { shouldDirty: true, shouldTouch: true }),
      );
      submission.continueFrom(found?.submission, found?.changed.order);
      setFound(undefined);
    },
    discard: () => {
      // What was typed since stands there already.
      if (!wrote.current) forgetDraft(key);
      setFound(undefined);
    },
  };
}
