import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { loadScreenTexts } from '../../providers/i18n-provider';

/** A screen whose scripts and texts are loaded when it is first opened. */
export function lazyScreen(load: () => Promise<ComponentType>): LazyExoticComponent<ComponentType> {
  return lazy(async () => {
    const [screen] = await Promise.all([load(), loadScreenTexts()]);
    return { default: screen };
  });
}
