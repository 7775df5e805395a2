import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { useRecordContext, type RaRecord } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { getAdminSession } from '../../../providers/admin-session';
import { useConfirmUnload } from '../../screen/use-confirm-unload';
import type { Values } from '../conflict/changes';
import {
  endResumption,
  readDraft,
  removeDraft,
  resumeDraft,
  storeDraft,
  type Draft,
  type ResumedDraft,
} from './drafts';
import type { Submission } from './submission';
import { isFile, typedChanges, withoutSecrets } from './typed-changes';
import { useSubmissionKey } from './use-submission-key';

/** Milliseconds without a keystroke before the draft is stored. */
const pause = 700;

/** What the surroundings of a form may do with its draft. */
export interface DraftHandle {
  /** All that is typed now; nothing while there is nothing to lose. */
  current: () => ResumedDraft | undefined;
  /** Gives the draft up: nothing of this form is stored any more. */
  discard: () => void;
}

export interface DraftOptions {
  draftKey: string;
  /** The record that is changed; none for a new one. */
  base?: Values;
  /** What the form holds where nothing is typed. */
  before: Values;
  /** Whether the form continues with a draft, so that none has to be offered. */
  resumed: boolean;
  /** The fields to store; all where it is left out. */
  fields?: readonly string[];
  /** The key that a new record is sent with, once it is. */
  submission: Submission;
  /** Whether the form stays open when it is saved. */
  staysOpen: boolean;
  /** Whether the page may be closed without a question. */
  quiet: boolean;
  handle?: RefObject<DraftHandle | null>;
  /** Fills the form with these values over the record. */
  fill: (values: Values) => void;
  /** Called when the server has accepted what was typed. */
  onAccepted: () => void;
}

export interface FormDraft {
  /** A draft that was stored earlier and is not in the form. */
  found: Draft | undefined;
  /** Whether the record was saved since that draft was stored. */
  outdated: boolean;
  /** When the draft was stored last; nothing while there is none. */
  storedAt: string | undefined;
  /** Whether the form holds a file, which is not stored. */
  withoutFile: boolean;
  /** Whether the browser refused to store it. */
  refused: boolean;
  restore: () => void;
  discard: () => void;
}

/**
 * Whether something was typed in the form. When new defaults come, such as the next place in a
 * list, react-hook-form takes the form for untouched, though the fields that were typed in are not.
 */
function useIsTyped(): boolean {
  const { isDirty, dirtyFields } = useFormState();
  return isDirty || Object.values(dirtyFields).some(Boolean);
}

/** Calls `write` after a pause in typing, and whenever the page or the form may end. */
function useWriteOnPause(values: unknown, write: () => void, onClose: () => void): void {
  const onPause = useEffectEvent(write);
  const onUnmount = useEffectEvent(onClose);

  useEffect(() => {
    const timer = setTimeout(() => onPause(), pause);
    return () => clearTimeout(timer);
  }, [values]);

  useEffect(() => {
    const leave = () => onPause();
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leave);
      onUnmount();
    };
  }, []);
}

interface Stored {
  at?: string;
  refused: boolean;
}

/** What is to be stored of a form's values; nothing where none differs from the record. */
function draftOf(options: DraftOptions, values: Values, record?: RaRecord): Draft | undefined {
  const { before, fields, submission } = options;
  const changed = typedChanges(before, values, fields);
  if (Object.keys(changed).length === 0) return undefined;
  const version: unknown = record?.version;
  const order: unknown = submission.withOrder(values).order;
  return {
    at: new Date().toISOString(),
    // A new record's `order` follows the list; sent again, it has to be the same.
    changed: { ...changed, ...(!record && order !== undefined && { order }) },
    ...(typeof version === 'number' && { version }),
    ...(submission.key !== undefined && { submission: submission.key }),
  };
}

/** Stores what is typed in the form, and lets its surroundings ask for it. */
function useStoredDraft(options: DraftOptions) {
  const { draftKey: key, base, submission, staysOpen, handle } = options;
  const record = useRecordContext<RaRecord>();
  const { getValues } = useFormContext();
  const isTyped = useIsTyped();
  const [user] = useState(() => getAdminSession()?.id);
  const [stored, setStored] = useState<Stored>({ refused: false });
  const wrote = useRef(false);
  const done = useRef(false);
  useConfirmUnload(isTyped && !options.quiet);

  const current = (): ResumedDraft | undefined =>
    isTyped
      ? {
          values: withoutSecrets(submission.withOrder(getValues())),
          base,
          submission: submission.key,
        }
      : undefined;

  const write = (): Stored | undefined => {
    if (done.current) return undefined;
    const draft = isTyped ? draftOf(options, getValues(), record) : undefined;
    if (!draft) {
      // A draft that was found and not decided on stays.
      if (!wrote.current) return undefined;
      removeDraft(key);
      return { refused: false };
    }
    wrote.current = true;
    const refused = !storeDraft(key, draft);
    return refused ? { refused } : { at: draft.at, refused };
  };
  const store = () => {
    const news = write();
    if (news) setStored(news);
  };

  useWriteOnPause(useWatch(), store, () => {
    // Whatever closes the form, be it an error.
    write();
    const typed = current();
    // Signed in again on this page, its user continues where the session ended.
    if (typed && getAdminSession()?.id !== user) resumeDraft(key, typed);
  });
  useEffect(() => endResumption(key), [key]);

  useSubmissionKey(submission, {
    // Before the save is sent: the page may not live to see the answer.
    onSend: store,
    onAccepted: () => {
      // React-admin takes a change for done that was refused because the session had ended.
      if (!getAdminSession()) return;
      done.current = !staysOpen;
      wrote.current = false;
      submission.continueFrom(undefined);
      removeDraft(key);
      setStored({ refused: false });
      options.onAccepted();
    },
  });
  useImperativeHandle(handle, () => ({
    current,
    discard: () => {
      done.current = true;
      removeDraft(key);
    },
  }));

  return {
    stored,
    /** Removes a draft that was found, unless what was typed since has replaced it. */
    discard: () => {
      if (!wrote.current) removeDraft(key);
    },
  };
}

/**
 * The draft of a form: what is typed is stored in this browser until it is saved, and offered when
 * the form is opened again.
 */
export function useDraft(options: DraftOptions): FormDraft {
  const { draftKey: key, resumed, submission, fill } = options;
  const record = useRecordContext<RaRecord>();
  const { getValues } = useFormContext();
  const values = useWatch();
  const { stored, discard } = useStoredDraft(options);
  const [found, setFound] = useState(() => {
    const draft = resumed ? undefined : readDraft(key);
    const differs =
      draft && Object.keys(typedChanges(getValues(), { ...getValues(), ...draft.changed })).length;
    return differs ? draft : undefined;
  });

  return {
    found,
    outdated: found?.version !== record?.version,
    storedAt: stored.at,
    withoutFile: Object.values(values).some(isFile),
    refused: stored.refused,
    restore: () => {
      if (!found) return;
      fill({ ...getValues(), ...found.changed });
      submission.continueFrom(found.submission, found.changed.order);
      setFound(undefined);
    },
    discard: () => {
      discard();
      setFound(undefined);
    },
  };
}
