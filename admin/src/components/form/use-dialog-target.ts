import { useState } from 'react';
import { matchPath, useLocation } from 'react-router-dom';

interface Target {
  /** The key of the history entry. */
  key: string;
  /** The record to change; none for a new one. */
  id?: string;
}

/** The form on screen. */
export interface ShownForm extends Target {
  /** Whether the URL no longer names it, during the closing transition. */
  closing: boolean;
  /** The path it was opened at. */
  path: string;
  /** The error of its last save, where another user has changed the record since. */
  conflictError?: Error;
}

/** The form that the URL names: /{resource}/create, /{resource}/{id}, or none. */
function targetOf(resource: string, pathname: string, key: string): Target | undefined {
  if (matchPath(`/${resource}/create`, pathname)) {
    return { key };
  }
  const id = matchPath(`/${resource}/:id`, pathname)?.params.id;
  return id && /^\d+$/.test(id) ? { key, id } : undefined;
}

/**
 * The form that the URL names. It stays during the closing transition, and while only the query of
 * the list changes.
 */
export function useDialogTarget(resource: string) {
  const { pathname, key } = useLocation();
  const target = targetOf(resource, pathname, key);
  const [shown, setShown] = useState<ShownForm>();
  if (target && (!shown || shown.closing || shown.id !== target.id)) {
    setShown({ ...target, closing: false, path: pathname });
  } else if (!target && shown && !shown.closing) {
    setShown({ ...shown, closing: true });
  }
  return {
    isOpen: target !== undefined,
    shown,
    /** To be called after the closing transition. */
    unmount: () => setShown(undefined),
    /** To be called when a save failed as another user has changed the record since. */
    setConflictError: (conflictError: Error) =>
      setShown((form) => form && { ...form, conflictError }),
  };
}
