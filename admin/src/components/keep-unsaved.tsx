import { useEffect, useRef } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';

import { getAdminSession } from '../providers/admin-session';

type Values = Record<string, unknown>;

/** What was typed and not saved when a session ended, by the place it was typed in. */
const kept = new Map<string, Values>();

/** What was being typed here when the session ended. */
export function keptValues(place: string): Values | undefined {
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
export function KeepUnsaved({ place }: { place: string }) {
  const { getValues } = useFormContext();
  const { isDirty } = useFormState();
  const typed = useRef(false);

  useEffect(() => {
    typed.current = isDirty || kept.has(place);
  });
  useEffect(
    () => () => {
      if (typed.current && !getAdminSession()) {
        kept.set(place, getValues());
      }
    },
    [place, getValues],
  );
  return null;
}
