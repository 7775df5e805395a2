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
  markOnServer,
  readDraft,
  removeDraft,
  resumeDraft,
  storeDraft,
  type Draft,
  type ResumedDraft,
} from './drafts';
import type { Submission } from './submission';
import { isFile, typedChanges, withoutSecrets } from './typed-changes';
import { useAutosave, type Autosave } from './use-autosave';
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

/** An earlier draft. */
interface FoundDraft extends Draft {
  /** Whether it comes from the server, and so from another browser. */
  isElsewhere?: boolean;
}

export interface FormDraft {
  /** A draft that was stored earlier and is not in the form. */
  found: FoundDraft | undefined;
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

/**
 * Calls `write` after a pause in typing and when the page is hidden, then also `onHide`, and
 * `onClose` on unmount.
 */
function useDebouncedWrite(
  values: unknown,
  events: { write: () => void; onHide: () => void; onClose: () => void },
): void {
  const onWrite = useEffectEvent(events.write);
  const onHide = useEffectEvent(events.onHide);
  const onUnmount = useEffectEvent(events.onClose);

  useEffect(() => {
    const timer = setTimeout(() => onWrite(), debounceMs);
    return () => clearTimeout(timer);
  }, [values]);

  useEffect(() => {
    const writeNow = () => {
      onWrite();
      if (document.visibilityState === 'hidden') onHide();
    };
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
function useStoredDraft(options: DraftOptions, autosave: Autosave) {
  const { draftKey: key, base, submission, staysOpen, handle } = options;
  const record = useRecordContext<RaRecord>();
  const { getValues } = useFormContext();
  const isTyped = useIsTyped();
  const [user] = useState(() => getAdminSession()?.id);
  const [stored, setStored] = useState<StoreResult>({ storeFailed: false });
  const hasWritten = useRef(false);
  /** The last written draft, as JSON without its time. */
  const written = useRef<string>(undefined);
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

  const forget = () => {
    hasWritten.current = false;
    written.current = undefined;
    removeDraft(key);
    autosave.remove();
  };
  const write = (): StoreResult | undefined => {
    if (isClosed.current) return undefined;
    const draft = isTyped ? draftOf(options, getValues(), record) : undefined;
    if (!draft) {
      // A draft that is offered and not yet decided on stays.
      if (!hasWritten.current) return undefined;
      forget();
      return { storeFailed: false };
    }
    const { at, ...content } = draft;
    const text = JSON.stringify(content);
    if (written.current === text) return undefined;
    written.current = text;
    hasWritten.current = true;
    const storeFailed = !storeDraft(key, draft);
    autosave.send(draft);
    return storeFailed ? { storeFailed } : { at, storeFailed };
  };
  const store = () => {
    const result = write();
    if (result) setStored(result);
  };

  useDebouncedWrite(useWatch(), {
    write: store,
    onHide: autosave.flush,
    onClose: () => {
      // Also where an error unmounts the form.
      write();
      autosave.flush();
      const unsaved = current();
      // After signing in again on this page, the user continues with the form.
      if (unsaved && getAdminSession()?.id !== user) resumeDraft(key, unsaved);
    },
  });
  useEffect(() => endResumption(key), [key]);

  useSubmissionKey(submission, {
    // Before the request: the page may be closed before the response.
    onSend: store,
    onAccepted: () => {
      // React-admin treats a change as saved when the session had ended.
      if (!getAdminSession()) return;
      isClosed.current = !staysOpen;
      submission.continueFrom(undefined);
      forget();
      setStored({ storeFailed: false });
      options.onAccepted();
    },
  });
  useImperativeHandle(handle, () => ({
    current,
    discard: () => {
      isClosed.current = true;
      forget();
    },
  }));

  return {
    stored,
    /** Removes an earlier draft, unless newer input has replaced it. */
    discard: () => {
      if (!hasWritten.current) forget();
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
  const differs = (draft: Draft, from: Values = {}) => {
    const shown = { ...getValues(), ...from };
    return Object.keys(typedChanges(shown, { ...shown, ...draft.changed })).length > 0;
  };
  const [found, setFound] = useState<FoundDraft | undefined>(() => {
    const draft = resumed ? undefined : readDraft(key);
    return draft && differs(draft) ? draft : undefined;
  });
  const forget = () => {
    removeDraft(key);
    setFound(undefined);
  };
  const autosave = useAutosave({
    resumed,
    isOffering: found !== undefined,
    onRead: (draft) => {
      if (!draft) {
        // It was saved or discarded in another browser.
        if (found?.isOnServer) forget();
        return;
      }
      const isNewer = !found || (draft.at > found.at && differs(draft, found.changed));
      if (isNewer && differs(draft)) setFound({ ...draft, isElsewhere: true });
    },
    onStored: (draft) => markOnServer(key, draft),
  });
  const { stored, discard } = useStoredDraft(options, autosave);

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
