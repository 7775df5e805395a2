import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { useFormContext } from 'react-hook-form';
import { getAdminSession } from '../../../providers/admin-session';
import { useAskBeforeLeaving } from '../../screen/use-ask-before-leaving';
import type { Submission } from './submission';
import { withoutSecrets } from './typed-changes';
import { useIsTyped } from './use-is-typed';

type Values = Record<string, unknown>;

/** What was typed and not saved when a session ended. */
export interface Kept {
  values: Values;
  /** The record it was typed over; none for a new one. */
  base?: Values;
  /** The key that a new record was sent with, if it was. */
  submission?: string;
}

const kept = new Map<string, Kept>();

const signedIn = () => getAdminSession()?.id;
/** What one user typed is nothing for another who signs in on the same page. */
const keyOf = (user: number | undefined, place: string) => `${user ?? ''} ${place}`;

/** What the signed-in user was typing at an address when the session ended. */
export function keptValues(place: string): Kept | undefined {
  return kept.get(keyOf(signedIn(), place));
}

/** Keeps what was typed at an address until its form is opened, and saved or given up. */
export function keepValues(place: string, typed: Kept): void {
  kept.set(keyOf(signedIn(), place), typed);
}

/** To be called once the values are saved, or given up. */
export function forgetKeptValues(place: string): void {
  kept.delete(keyOf(signedIn(), place));
}

interface KeepUnsavedProps {
  place: string;
  base?: Values;
  /** Where to ask for what is typed and not saved; nothing while there is nothing. */
  typed?: Ref<() => Kept | undefined>;
  /** The key that a new record is sent with, once it is. */
  submission: Submission;
  /** Whether the page may be closed without a question. */
  quiet: boolean;
}

/**
 * Stands in a form and keeps what was typed if the session ends, so that it is there again after
 * signing in; has the browser ask before the page is closed.
 */
export function KeepUnsaved({ place, base, typed: handle, submission, quiet }: KeepUnsavedProps) {
  const { getValues } = useFormContext();
  const isTyped = useIsTyped();
  const [user] = useState(signedIn);
  const key = keyOf(user, place);
  useAskBeforeLeaving((isTyped || kept.has(key)) && !quiet);
  const typed = useRef<{ over?: Values }>(undefined);

  useEffect(() => {
    typed.current = isTyped || kept.has(key) ? { over: base } : undefined;
  });
  useImperativeHandle(
    handle,
    () => () => {
      const { current } = typed;
      return (
        current && {
          values: withoutSecrets(submission.withOrder(getValues())),
          base: current.over,
          submission: submission.key,
        }
      );
    },
    [getValues, submission],
  );
  useEffect(
    () => () => {
      if (typed.current && signedIn() !== user) {
        kept.set(key, {
          values: withoutSecrets(submission.withOrder(getValues())),
          base: typed.current.over,
          submission: submission.key,
        });
      }
    },
    [key, user, getValues, submission],
  );
  return null;
}
