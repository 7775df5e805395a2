import { createContext, use, useEffect, useRef, useState, type ReactNode } from 'react';

/** Rows move when the list is refetched: milliseconds during which their buttons do nothing. */
const REST_MS = 700;

interface Lock {
  locked: boolean;
  /** False where another action is running. */
  take: () => boolean;
  /** To be called when the list is refetched; unlocks after a pause. */
  release: (moved: boolean) => void;
}

const ActionLock = createContext<Lock | undefined>(undefined);

/** One action at a time on the payments of a list, also after a double press. */
export function ActionLockProvider({ children }: { children: ReactNode }) {
  const [locked, setLocked] = useState(false);
  const taken = useRef(false);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(rest.current), []);

  const take = () => {
    if (taken.current) return false;
    taken.current = true;
    setLocked(true);
    return true;
  };
  const release = (moved: boolean) => {
    clearTimeout(rest.current);
    const open = () => {
      taken.current = false;
      setLocked(false);
    };
    if (moved) rest.current = setTimeout(open, REST_MS);
    else open();
  };
  return <ActionLock value={{ locked, take, release }}>{children}</ActionLock>;
}

export function useActionLock(): Lock {
  const lock = use(ActionLock);
  if (!lock) throw new Error('There is no ActionLockProvider around.');
  return lock;
}
