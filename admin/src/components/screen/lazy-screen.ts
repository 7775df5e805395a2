import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** A screen whose scripts are loaded when it is first opened. */
export function lazyScreen(load: () => Promise<ComponentType>): LazyExoticComponent<ComponentType> {
  return lazy(async () => ({ default: await load() }));
}
