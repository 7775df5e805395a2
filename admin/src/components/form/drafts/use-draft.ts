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

const debounceMs = 700;

/** Access to the draft of a form for its parent. */
export interface DraftHandle {
  /** The current unsaved input; undefined where there is none. */
  current: () => ResumedDraft | undefined;
  /** Removes the draft, and stores nothing of this form from then on. */
  discard: () => void;
}

export interface DraftOptions {
  draftKey: string;
  /** The record that is changed; none for a new one. */
  base?: Values;
  /** The values of the form before any input. */
  before: Values;
  /** Whether the form continues with a draft, so that none is offered. */
  resumed: boolean;
  /** The fields to store; by default all. */
  fields?: readonly string[];
  /** The idempotency key of a new record. */
  submission: Submission;
  /** Whether the form stays open after a save. */
  staysOpen: boolean;
  /** Whether the page may be closed without a confirmation. */
  quiet: boolean;
  handle?: RefObject<DraftHandle | null>;
  /** Fills the form with these values over the record. */
  fill: (values: Values) => void;
  /** Called when the server has accepted a save. */
  onAccepted: () => void;
}

export interface FormDraft {
  /** A draft that was stored earlier and is not in the form. */
  found: Draft | undefined;
  /** Whether the record was saved since that draft was stored. */
  outdated: boolean;
  /** When the draft was last stored; undefined where there is none. */
  storedAt: string | undefined;
  /** Whether the form has a selected file, which is not stored. */
  withoutFile: boolean;
  /** Whether the browser refused to store the draft. */
  storeFailed: boolean;
  restore: () => void;
  discard: () => void;
}

/**
 * Whether the form has unsaved input. After new default values, such as the next `order`, the form
 * of react-hook-form is not dirty, while the fields with input still are.
 */
function useIsTyped(): boolean {
  const { isDirty, dirtyFields } = useFormState();
  return isDirty || Object.values(dirtyFields).some(Boolean);
}

/** Calls `write` after a pause in typing and when the page is hidden, `onClose` on unmount. */
function useDebouncedWrite(values: unknown, write: () => void, onClose: () => void): void {
  const onWrite = useEffectEvent(write);
  const onUnmount = useEffectEvent(onClose);

  useEffect(() => {
    const timer = setTimeout(() => onWrite(), debounceMs);
    return () => clearTimeout(timer);
  }, [values]);

  useEffect(() => {
    const writeNow = () => onWrite();
    window.addEventListener('pagehide', writeNow);
    document.addEventListener('visibilitychange', writeNow);
    return () => {
      window.removeEventListener('pagehide', writeNow);
      document.removeEventListener('visibilitychange', writeNow);
      onUnmount();
    };
  }, []);
}

interface StoreResult {
  at?: string;
  storeFailed: boolean;
}

/** The draft of a form's values; undefined where none differs from the record. */
function draftOf(options: DraftOptions, values: Values, record?: RaRecord): Draft | undefined {
  const { before, fields, submission } = options;
  const changed = typedChanges(before, values, fields);
  if (Object.keys(changed).length === 0) return undefined;
  const version: unknown = record?.version;
  const order: unknown = submission.withOrder(values).order;
  return {
    at: new Date().toISOString(),
    // A new record's `order` follows the list, but a repeated request has to be identical.
    changed: { ...changed, ...(!record && order !== undefined && { order }) },
    ...(typeof version === 'number' && { version }),
    ...(submission.key !== undefined && { submission: submission.key }),
  };
}

/** Stores unsaved input of the form, and gives its parent access to it. */
function useStoredDraft(options: DraftOptions) {
  const { draftKey: key, base, submission, staysOpen, handle } = options;
  const record = useRecordContext<RaRecord>();
  const { getValues } = useFormContext();
  const isTyped = useIsTyped();
  const [user] = useState(() => getAdminSession()?.id);
  const [stored, setStored] = useState<StoreResult>({ storeFailed: false });
  const hasWritten = useRef(false);
  const isClosed = useRef(false);
  useConfirmUnload(isTyped && !options.quiet);

  const current = (): ResumedDraft | undefined =>
    isTyped
      ? {
          values: withoutSecrets(submission.withOrder(getValues())),
          base,
          submission: submission.key,
        }
      : undefined;

  const write = (): StoreResult | undefined => {
    if (isClosed.current) return undefined;
    const draft = isTyped ? draftOf(options, getValues(), record) : undefined;
    if (!draft) {
      // A draft that is offered and not yet decided on stays.
      if (!hasWritten.current) return undefined;
      removeDraft(key);
      return { storeFailed: false };
    }
    hasWritten.current = true;
    const storeFailed = !storeDraft(key, draft);
    return storeFailed ? { storeFailed } : { at: draft.at, storeFailed };
  };
  const store = () => {
    const result = write();
    if (result) setStored(result);
  };

  useDebouncedWrite(useWatch(), store, () => {
    // Also where an error unmounts the form.
    write();
    const unsaved = current();
    // After signing in again on this page, the user continues with the form.
    if (unsaved && getAdminSession()?.id !== user) resumeDraft(key, unsaved);
  });
  useEffect(() => endResumption(key), [key]);

  useSubmissionKey(submission, {
    // Before the request: the page may be closed before the response.
    onSend: store,
    onAccepted: () => {
      // React-admin treats a change as saved when the session had ended.
      if (!getAdminSession()) return;
      isClosed.current = !staysOpen;
      hasWritten.current = false;
      submission.continueFrom(undefined);
      removeDraft(key);
      setStored({ storeFailed: false });
      options.onAccepted();
    },
  });
  useImperativeHandle(handle, () => ({
    current,
    discard: () => {
      isClosed.current = true;
      removeDraft(key);
    },
  }));

  return {
    stored,
    /** Removes an earlier draft, unless newer input has replaced it. */
    discard: () => {
      if (!hasWritten.current) removeDraft(key);
    },
  };
}

/**
 * The draft of a form: unsaved input is stored in this browser, and offered when the form is opened
 * again.
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
    storeFailed: stored.storeFailed,
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
