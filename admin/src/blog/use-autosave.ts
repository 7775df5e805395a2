import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRecordContext, useRegisterMutationMiddleware } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';

import { writtenFields, type BlogPost } from './blog-post';
import { draftKey, forgetDraft, keepDraft, readDraft, type Draft } from './drafts';

/** Milliseconds without a keystroke before what was typed is kept. */
const pause = 700;

type Values = Record<string, unknown>;
type Save = (resource: string, params: object) => Promise<unknown>;

const written = (value: unknown) => JSON.stringify(value ?? '');

/** The fields whose values are not those of `before`, with their values. */
export function changesOf(before: Values, values: Values): Values {
  return Object.fromEntries(
    writtenFields
      .filter((field) => written(values[field]) !== written(before[field]))
      .map((field) => [field, values[field] ?? null]),
  );
}

interface Autosave {
  /** Work that was left here earlier and is not in the form. */
  found: Draft | undefined;
  /** Whether the post was saved since that work was left. */
  overtaken: boolean;
  /** When the form was kept last; nothing while there is nothing to keep. */
  keptAt: string | undefined;
  /** Whether the browser refused to keep it. */
  full: boolean;
  restore: () => void;
  discard: () => void;
}

/** Keeps what is written in the form in this browser, until it is saved. */
export function useAutosave(): Autosave {
  const saved = useRecordContext<Partial<BlogPost>>();
  const { getValues, setValue } = useFormContext();
  const { defaultValues } = useFormState();
  const values = useWatch();
  const [key] = useState(() => draftKey(saved?.id));
  const [found, setFound] = useState(() => {
    const draft = readDraft(key);
    const isNew =
      draft && Object.keys(changesOf(getValues(), { ...getValues(), ...draft.changed }));
    return isNew?.length ? draft : undefined;
  });
  const [kept, setKept] = useState<{ at?: string; full: boolean }>({ full: false });
  const wrote = useRef(false);
  const done = useRef(false);

  const keep = useEffectEvent(() => {
    if (done.current) return;
    const changed = changesOf({ ...defaultValues }, getValues());
    if (Object.keys(changed).length === 0) {
      // What was found and is not decided on stays.
      if (wrote.current) {
        forgetDraft(key);
        setKept({ full: false });
      }
      return;
    }
    wrote.current = true;
    const at = new Date().toISOString();
    const { version } = saved ?? {};
    const full = !keepDraft(key, { at, changed, ...(version !== undefined && { version }) });
    setKept({ at: full ? undefined : at, full });
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
    };
  }, []);

  useRegisterMutationMiddleware<Save>(
    useCallback(
      async (resource, params, next) => {
        const answer = await next(resource, params);
        done.current = true;
        forgetDraft(key);
        return answer;
      },
      [key],
    ),
  );

  return {
    found,
    overtaken: found?.version !== saved?.version,
    keptAt: kept.at,
    full: kept.full,
    restore: () => {
      Object.entries(found?.changed ?? {}).forEach(([field, value]) =>
        setValue(field, value, { shouldDirty: true, shouldTouch: true }),
      );
      setFound(undefined);
    },
    discard: () => {
      if (!wrote.current) forgetDraft(key);
      setFound(undefined);
    },
  };
}
