import { useEffect, useImperativeHandle, useRef, type Ref } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';

import { getAdminSession } from '../providers/admin-session';
import { useAskBeforeLeaving } from './use-ask-before-leaving';

type Values = Record<string, unknown>;

/** What was typed and not saved when a session ended. */
export interface Kept {
  values: Values;
  /** The record it was typed over; none for a new one. */
  base?: Values;
}

const kept = new Map<string, Kept>();

/** What was being typed at an address when the session ended. */
export function keptValues(place: string): Kept | undefined {
  return kept.get(place);
}

/** Keeps what was typed at an address until its form is opened, and saved or given up. */
export function keepValues(place: string, typed: Kept): void {
  kept.set(place, typed);
}

/** To be called once the values are saved, or given up. */
export function forgetKeptValues(place: string): void {
  kept.delete(place);
}

interface KeepUnsavedProps {
  place: string;
  base?: Values;
  /** Where to ask for what is typed and not saved; nothing while there is nothing. */
  typed?: Ref<() => Kept | undefined>;
  /** Whether what is typed outlives the page anyway. */
  outlives: boolean;
}

/**
 * Stands in a form and keeps what was typed if the session ends, so that it is there again after
 * signing in; has the browser ask before the page is closed.
 */
export function KeepUnsaved({ place, base, typed: handle, outlives }: KeepUnsavedProps) {
  const { getValues } = useFormContext();
  const { isDirty } = useFormState();
  useAskBeforeLeaving((isDirty || kept.has(place)) && !outlives);
  const typed = useRef<{ over?: Values }>(undefined);

  useEffect(() => {
    typed.current = isDirty || kept.has(place) ? { over: base } : undefined;
  });
  useImperativeHandle(
    handle,
    () => () => {
      const { current } = typed;
      return current && { values: getValues(), base: current.over };
    },
    [getValues],
  );
  useEffect(
    () => () => {
      if (typed.current && !getAdminSession()) {
        kept.set(place, { values: getValues(), base: typed.current.over });
      }
    },
    [place, getValues],
  );
  return null;
}
