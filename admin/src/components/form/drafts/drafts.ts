import { fieldsOf, isRecord } from 'shared/is-record';
import { getAdminSession } from '../../../providers/admin-session';
import type { Values } from '../conflict/changes';

const prefix = 'unsaved.';
/** How long a draft is stored, in milliseconds. */
const lifetime = 60 * 24 * 3_600_000;

/** What was typed in a form and not saved. */
export interface Draft {
  /** When it was typed last (ISO 8601). */
  at: string;
  /** The version of the record it was typed over; none for a new one. */
  version?: number;
  /** The idempotency key that a save of it was sent with: it may have arrived without an answer. */
  submission?: string;
  /** The fields that differ from what was saved. */
  changed: Values;
}

/** A draft that its form continues with, with what local storage does not take. */
export interface ResumedDraft {
  /** All values of the form, picked files included. */
  values: Values;
  /** The record they were typed over; none for a new one, or where it is to be loaded. */
  base?: Values;
  submission?: string;
}

/** Storage key of a record's draft, by resource and user. Without an id, of a new record's. */
export function draftKey(resource: string, id: unknown): string {
  return `${prefix}${resource}.${getAdminSession()?.id ?? 0}.${String(id ?? 'new')}`;
}

/** The draft stored under a key; nothing where there is none that can be read. */
export function readDraft(key: string): Draft | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    const { at, version, submission, changed } = fieldsOf(stored);
    if (typeof at !== 'string' || Number.isNaN(Date.parse(at))) return undefined;
    if (!isRecord(changed)) return undefined;
    return {
      at,
      changed: { ...changed },
      ...(typeof version === 'number' && { version }),
      ...(typeof submission === 'string' && { submission }),
    };
  } catch {
    return undefined;
  }
}

export function removeDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // A browser that refuses access to the storage has nothing stored.
  }
}

function removeExpiredDrafts(now: number): void {
  for (const key of Object.keys(localStorage)) {
    if (!key.startsWith(prefix)) continue;
    const draft = readDraft(key);
    if (!draft || Date.parse(draft.at) < now - lifetime) removeDraft(key);
  }
}

/** Stores a draft in this browser. Answers false where the browser does not take it. */
export function storeDraft(key: string, draft: Draft): boolean {
  try {
    removeExpiredDrafts(Date.parse(draft.at));
    localStorage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** Until its form is opened, or the page is closed. */
const resumed = new Map<string, ResumedDraft>();

/** Has the next form of this key continue with a draft, without asking. */
export function resumeDraft(key: string, draft: ResumedDraft): void {
  resumed.set(key, draft);
}

/** The draft that a form is to continue with. */
export function resumedDraft(key: string): ResumedDraft | undefined {
  return resumed.get(key);
}

/** To be called once a form has taken the draft that it continues with. */
export function endResumption(key: string): void {
  resumed.delete(key);
}
