import { getAdminSession } from '../../../providers/admin-session';
import { fieldsOf, isRecord } from '../../../providers/is-record';

const prefix = 'unsaved.';
/** Unsaved work that nobody came back to in this time is given up. */
const keptFor = 60 * 24 * 3_600_000;

/** What was typed in a form and not saved. */
export interface Draft {
  /** When it was typed last (ISO 8601). */
  at: string;
  /** The version of the record it was typed over; none for a new one. */
  version?: number;
  /** The key that a save of it was sent with: it may have arrived without an answer. */
  submission?: string;
  /** The fields that differ from what was saved. */
  changed: Record<string, unknown>;
}

/**
 * Where the draft of a record is kept: by resource, and each user has their own. Without an id, of a
 * new record.
 */
export function draftKey(resource: string, id: unknown): string {
  return `${prefix}${resource}.${getAdminSession()?.id ?? 0}.${String(id ?? 'new')}`;
}

/** The draft kept under a key; nothing where there is none that can be read. */
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

export function forgetDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Where the browser keeps nothing, there is nothing to forget.
  }
}

function forgetOldDrafts(now: number): void {
  for (const key of Object.keys(localStorage)) {
    if (!key.startsWith(prefix)) continue;
    const draft = readDraft(key);
    if (!draft || Date.parse(draft.at) < now - keptFor) forgetDraft(key);
  }
}

/** Keeps a draft in this browser. Answers false where the browser does not take it. */
export function keepDraft(key: string, draft: Draft): boolean {
  try {
    forgetOldDrafts(Date.parse(draft.at));
    localStorage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}
