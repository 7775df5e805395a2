import {
  lazy,
  memo,
  useSyncExternalStore,
  type ComponentType,
  type LazyExoticComponent,
} from 'react';
import { loadScreenTexts } from '../../providers/i18n-provider';

let loading = 0;
const listeners = new Set<() => void>();

function countLoading(change: 1 | -1): void {
  loading += change;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the scripts of a screen are being loaded; until then the previous screen is shown. */
export function useScreenLoading(): boolean {
  return useSyncExternalStore(subscribe, () => loading > 0);
}

/** A screen whose scripts and texts are loaded when it is first opened. */
export function lazyScreen(load: () => Promise<ComponentType>): LazyExoticComponent<ComponentType> {
  return lazy(async () => {
    countLoading(1);
    try {
      const [screen] = await Promise.all([load(), loadScreenTexts()]);
      // The routes above a screen are rendered again for each dialog that opens or closes on it.
      return { default: memo(screen) };
    } finally {
      countLoading(-1);
    }
  });
}
