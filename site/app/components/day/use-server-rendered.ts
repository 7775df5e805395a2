import { useState, useSyncExternalStore } from 'react';

const noSubscription = () => () => undefined;

/**
 * Whether this component was rendered by the server and is being hydrated. What is expensive to
 * compute may keep its HTML then until the component unmounts: its `key` has to hold all data that it
 * shows.
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
