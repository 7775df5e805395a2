import { createContext, use, useEffect, useRef, useState, type ReactNode } from 'react';

/** Delay before actions are unlocked after a refetch, which may have moved the rows. */
const UNLOCK_DELAY_MS = 700;

interface Lock {
  locked: boolean;
  /** False where another action is running. */
  acquire: () => boolean;
  /** Unlocks, with a delay where the list was refetched. */
  release: (wasRefetched: boolean) => void;
}

const ActionLock = createContext<Lock | undefined>(undefined);

/** Allows one action at a time on the payments of a list, also after a double click. */
export function ActionLockProvider({ children }: { children: ReactNode }) {
  const [locked, setLocked] = useState(false);
  const isTaken = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const acquire = () => {
    if (isTaken.current) return false;
    isTaken.current = true;
    setLocked(true);
    return true;
  };
  const release = (wasRefetched: boolean) => {
    clearTimeout(timer.current);
    const unlock = () => {
      isTaken.current = false;
      setLocked(false);
    };
    if (wasRefetched) timer.current = setTimeout(unlock, UNLOCK_DELAY_MS);
    else unlock();
  };
  return <ActionLock value={{ locked, acquire, release }}>{children}</ActionLock>;
}

export function useActionLock(): Lock {
  const lock = use(ActionLock);
  if (!lock) throw new Error('useActionLock must be used within an ActionLockProvider');
  return lock;
}
