import { getAdminSession } from '../providers/admin-session';

const prefix = 'unsaved.blog.';
/** Unsaved work that nobody came back to in this time is given up. */
const keptFor = 60 * 24 * 3_600_000;

/** What was written in a post's form and not saved. */
export interface Draft {
  /** When it was written last (ISO 8601). */
  at: string;
  /** The version of the post it was written over; none for a new one. */
  version?: number;
  /** The fields that differ from what was saved. */
  changed: Record<string, unknown>;
}

/** Where the draft of a post is kept: each user has their own. Without an id, of a new post. */
export function draftKey(id: number | undefined): string {
  return `${prefix}${getAdminSession()?.id ?? 0}.${id ?? 'new'}`;
}

/** The draft kept under a key; nothing where there is none that can be read. */
export function readDraft(key: string): Draft | undefined {
  try {
    const { at, version, changed }: Record<string, unknown> = Object(
      JSON.parse(localStorage.getItem(key) ?? 'null'),
    );
    if (typeof at !== 'string' || Number.isNaN(Date.parse(at))) return undefined;
    if (typeof changed !== 'object' || changed === null) return undefined;
    return { at, changed: { ...changed }, ...(typeof version === 'number' && { version }) };
  } catch {
    return undefined;
  }
}

export function forgetDraft(key: string): void {
  localStorage.removeItem(key);
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
