import { useSyncExternalStore } from 'react';
import { removeServiceWorker, registerServiceWorker } from '~/offline/service-worker';

export type Contrast = 'normal' | 'high';
export type FontSize = 'small' | 'normal' | 'large';
export type Theme = 'light' | 'dark' | 'system';

export interface Preferences {
  contrast: Contrast;
  fontSize: FontSize;
  theme: Theme;
  cookiesAccepted: boolean;
  /** Whether language, display preferences and visited pages may be stored in this browser. */
  remember: boolean;
}

export type DisplayPreference = 'contrast' | 'fontSize' | 'theme';

export const contrasts: readonly Contrast[] = ['normal', 'high'];
export const fontSizes: readonly FontSize[] = ['small', 'normal', 'large'];
export const themes: readonly Theme[] = ['light', 'dark', 'system'];

const defaults: Preferences = {
  contrast: 'normal',
  fontSize: 'normal',
  theme: 'system',
  cookiesAccepted: false,
  remember: true,
};

// Storage may be blocked: preferences then last until the document is left.
function stored(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, value: string | null): void {
  try {
    if (value === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, value);
  } catch {
    // See above.
  }
}

function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | null {
  return values.find((value) => value === text) ?? null;
}

function systemContrast(): Contrast {
  // Undefined in browsers without media queries and in tests.
  const matches: typeof window.matchMedia | undefined = window.matchMedia;
  return matches?.('(prefers-contrast: more)').matches === true ? 'high' : 'normal';
}

function read(): Preferences {
  return {
    contrast: oneOf(contrasts, stored('contrast')) ?? systemContrast(),
    fontSize: oneOf(fontSizes, stored('fontSize')) ?? defaults.fontSize,
    theme: oneOf(themes, stored('theme')) ?? defaults.theme,
    cookiesAccepted: stored('cookiesAccepted') === 'true',
    remember: stored('preferences') !== 'off',
  };
}

let current: Preferences | undefined;
const listeners = new Set<() => void>();

export function preferences(): Preferences {
  current ??= read();
  return current;
}

function change(part: Partial<Preferences>): void {
  current = { ...preferences(), ...part };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const onStorage = () => {
    change(read());
    updateRootClasses();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

export function usePreferences(): Preferences {
  return useSyncExternalStore(subscribe, preferences, () => defaults);
}

/** Sets the classes of the root element, as the inline script does before the first paint. */
function updateRootClasses(): void {
  const { contrast, fontSize, theme, cookiesAccepted } = preferences();
  const { classList } = document.documentElement;
  for (const value of contrasts) classList.toggle(`contrast-${value}`, contrast === value);
  for (const value of fontSizes) classList.toggle(`font-${value}`, fontSize === value);
  for (const value of ['light', 'dark']) classList.toggle(`theme-${value}`, theme === value);
  classList.toggle('cookies-accepted', cookiesAccepted);
}

/** Changes a display preference, and stores it for later visits unless the visitor declined. */
export function setPreference<Name extends DisplayPreference>(
  name: Name,
  value: Preferences[Name],
): void {
  if (preferences().remember) store(name, value);
  change({ [name]: value });
  updateRootClasses();
}

/** Stores that the cookie notice was answered. */
export function acceptCookies(): void {
  store('cookiesAccepted', 'true');
  change({ cookiesAccepted: true });
  updateRootClasses();
}

/** Allows storing preferences and visited pages, or forbids it and deletes the stored ones. */
export function setRemember(remember: boolean): void {
  if (remember) {
    const { contrast, fontSize, theme } = preferences();
    store('preferences', null);
    store('contrast', contrast);
    store('fontSize', fontSize);
    store('theme', theme);
    registerServiceWorker();
  } else {
    store('preferences', 'off');
    for (const name of ['language', 'contrast', 'fontSize', 'theme']) store(name, null);
    document.cookie = 'language=; path=/; max-age=0; samesite=lax';
    void removeServiceWorker();
  }
  change({ remember });
}

/** For tests: discards the preferences in memory, so that the next use reads the storage. */
export function resetPreferences(): void {
  current = undefined;
}
