import { useCallback, useMemo, useState } from 'react';
import { useSaveContext, type SaveContextValue } from 'react-admin';

/** Allows one save at a time. Not React state: a second click may precede the next render. */
export class SaveLock {
  private sending = false;
  private closed = false;

  /** Runs a save unless one is running or the lock is closed. */
  async run<T>(save: () => T | Promise<T>): Promise<T | undefined> {
    if (this.sending || this.closed) return undefined;
    this.sending = true;
    try {
      return await save();
    } finally {
      this.sending = false;
    }
  }

  /** To be called after a save: the form is not sent again. */
  close(): void {
    this.closed = true;
  }
}

interface SingleSave {
  /** The surrounding form's save, one at a time. */
  context: SaveContextValue;
  lock: SaveLock;
}

/** Prevents concurrent saves of a form, such as by a double click. */
export function useSingleSave(): SingleSave {
  const surrounding = useSaveContext();
  const { save } = surrounding;
  const [lock] = useState(() => new SaveLock());
  const saveOnce = useCallback<NonNullable<SaveContextValue['save']>>(
    (values, callbacks) => lock.run(() => save?.(values, callbacks)),
    [lock, save],
  );
  const context = useMemo(() => ({ ...surrounding, save: saveOnce }), [surrounding, saveOnce]);
  return { context, lock };
}
