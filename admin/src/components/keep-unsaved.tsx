import { useEffect, useRef } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';

import { getAdminSession } from '../providers/admin-session';

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

/** To be called once the values are saved, or given up. */
export function forgetKeptValues(place: string): void {
  kept.delete(place);
}

/**
 * Stands in a form and keeps what was typed if the session ends, so that it is there again after
 * signing in. Leaving the form in any other way is meant, and keeps nothing.
 */
export function KeepUnsaved({ place, base }: { place: string; base?: Values }) {
  const { getValues } = useFormContext();
  const { isDirty } = useFormState();
  const typed = useRef<{ over?: Values }>(undefined);

  useEffect(() => {
    typed.current = isDirty || kept.has(place) ? { over: base } : undefined;
  });
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
