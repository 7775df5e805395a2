import { useCallback, useMemo, useState } from 'react';
import { useSaveContext, type SaveContextValue } from 'react-admin';

/** Allows one save at a time. Not React state: a second press may come before the next render. */
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

  /** To be called when the form is saved: it is not sent again. */
  close(): void {
    this.closed = true;
  }
}

interface SingleSave {
  /** The surrounding form's save, one at a time. */
  context: SaveContextValue;
  lock: SaveLock;
}

/** Sends a form once at a time, however often its button is pressed. */
export function useSingleSave(): SingleSave {
  const around = useSaveContext();
  const { save } = around;
  const [lock] = useState(() => new SaveLock());
  const saveOnce = useCallback<NonNullable<SaveContextValue['save']>>(
    (values, callbacks) => lock.run(() => save?.(values, callbacks)),
    [lock, save],
  );
  const context = useMemo(() => ({ ...around, save: saveOnce }), [around, saveOnce]);
  return { context, lock };
}
