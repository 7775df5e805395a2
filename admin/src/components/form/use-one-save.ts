import { useCallback, useMemo, useState } from 'react';
import { useSaveContext, type SaveContextValue } from 'react-admin';

/** Whether a form may be sent. It is no state: a second press may come before anything is drawn anew. */
export class SaveLock {
  private sending = false;
  private closed = false;

  /** Runs a save; none while one is under way, and none once it is closed. */
  async run<T>(save: () => T | Promise<T>): Promise<T | undefined> {
    if (this.sending || this.closed) return undefined;
    this.sending = true;
    try {
      return await save();
    } finally {
      this.sending = false;
    }
  }

  /** What was typed is saved: it is not sent again. */
  close(): void {
    this.closed = true;
  }
}

interface OneSave {
  /** The save of the form around, sent once at a time. */
  context: SaveContextValue;
  lock: SaveLock;
}

/** Lets a form be sent once at a time, however often its button is pressed. */
export function useOneSave(): OneSave {
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
