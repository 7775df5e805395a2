import { useSyncExternalStore } from 'react';

/** More than the clocks of the server and of a browser usually differ by. */
const stepMs = 15_000;

/** The present time, rounded up: what was published a moment ago is never in the future. */
export const presentTime = (): number => Math.ceil(Date.now() / stepMs) * stepMs;

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, stepMs);
  return () => clearInterval(timer);
}

/** The present time, rounded up, which stays true while a screen is open. */
export const useNow = (): number => useSyncExternalStore(subscribe, presentTime);
