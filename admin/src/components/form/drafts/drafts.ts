import { fieldsOf, isRecord } from 'shared/is-record';
import { getAdminSession } from '../../../providers/admin-session';
import type { Values } from '../conflict/changes';

const prefix = 'unsaved.';
/** Retention of a draft, in milliseconds. */
const lifetime = 60 * 24 * 3_600_000;

/** Unsaved input of a form. */
export interface Draft {
  /** When it was last stored (ISO 8601). */
  at: string;
  /** The version of the record it is based on; none for a new one. */
  version?: number;
  /** The idempotency key of a save whose response may have been lost. */
  submission?: string;
  /** Whether the server has stored it as it is, too. */
  isOnServer?: boolean;
  /** The fields that differ from the record. */
  changed: Values;
}

/** A draft that a form continues with, including what local storage does not store. */
export interface ResumedDraft {
  /** All values of the form, picked files included. */
  values: Values;
  /** The record they are based on; none for a new one, or where it has to be loaded. */
  base?: Values;
  submission?: string;
}

/** Storage key of a draft, by resource, user and record; `id` is undefined for a new record. */
export function draftKey(resource: string, id: unknown): string {
  return `${prefix}${resource}.${getAdminSession()?.id ?? 0}.${String(id ?? 'new')}`;
}

/** Reads a draft; undefined where there is none, or one that cannot be parsed. */
export function readDraft(key: string): Draft | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    const { at, version, submission, isOnServer, changed } = fieldsOf(stored);
    if (typeof at !== 'string' || Number.isNaN(Date.parse(at))) return undefined;
    if (!isRecord(changed)) return undefined;
    return {
      at,
      changed: { ...changed },
      ...(typeof version === 'number' && { version }),
      ...(typeof submission === 'string' && { submission }),
      ...(isOnServer === true && { isOnServer }),
    };
  } catch {
    return undefined;
  }
}

export function removeDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Where the browser blocks the storage, there is nothing to remove.
  }
}

function removeExpiredDrafts(now: number): void {
  for (const key of Object.keys(localStorage)) {
    if (!key.startsWith(prefix)) continue;
    const draft = readDraft(key);
    if (!draft || Date.parse(draft.at) < now - lifetime) removeDraft(key);
  }
}

/** Stores a draft; returns false where the browser refuses, such as for lack of space. */
export function storeDraft(key: string, draft: Draft): boolean {
  try {
    removeExpiredDrafts(Date.parse(draft.at));
    localStorage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** Notes that the server has stored a draft, unless a later one has replaced it here. */
export function markOnServer(key: string, { at }: Draft): void {
  const draft = readDraft(key);
  if (draft?.at === at) storeDraft(key, { ...draft, isOnServer: true });
}

/** Drafts to resume, until their form is opened or the page is closed. */
const resumed = new Map<string, ResumedDraft>();

/** Makes the next form of this key continue with a draft, without an offer. */
export function resumeDraft(key: string, draft: ResumedDraft): void {
  resumed.set(key, draft);
}

/** The draft that the form of this key continues with. */
export function resumedDraft(key: string): ResumedDraft | undefined {
  return resumed.get(key);
}

/** To be called once the form was opened. */
export function endResumption(key: string): void {
  resumed.delete(key);
}
