import { useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether this component stands in the document as the server wrote it. What is dear to compute may
 * then stay as it is, for as long as the component does: give it a `key` of all that it shows.
 */
export function useWrittenByServer(): boolean {
  const takingOver = useSyncExternalStore(
    never,
    () => false,
    () => !import.meta.env.SSR,
  );
  const [written] = useState(takingOver);
  return written;
}
