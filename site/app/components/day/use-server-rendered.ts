import { useState, useSyncExternalStore } from 'react';

const noSubscription = () => () => undefined;

/**
 * Whether this component was rendered by the server and is being hydrated. A component that is
 * expensive to compute may then keep its HTML until it unmounts, if its `key` has all the data that
 * it shows.
 */
export function useServerRendered(): boolean {
  const hydrating = useSyncExternalStore(
    noSubscription,
    () => false,
    () => !import.meta.env.SSR,
  );
  const [serverRendered] = useState(hydrating);
  return serverRendered;
}
