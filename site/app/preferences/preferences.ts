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
  /** Whether the visitor lets this browser remember language and display preferences. */
  remember: boolean;
}

type DisplayPreference = 'contrast' | 'fontSize' | 'theme';

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

// Storage may be forbidden altogether; the page then forgets, and works.
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
  // Absent in browsers without media queries and in tests.
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
  const fromOtherWindow = () => {
    change(read());
    showOnRoot();
  };
  listeners.add(listener);
  window.addEventListener('storage', fromOtherWindow);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', fromOtherWindow);
  };
}

export function usePreferences(): Preferences {
  return useSyncExternalStore(subscribe, preferences, () => defaults);
}

/** Puts the display preferences on the root element, as the inline script does before paint. */
function showOnRoot(): void {
  const { contrast, fontSize, theme, cookiesAccepted } = preferences();
  const { classList } = document.documentElement;
  for (const value of contrasts) classList.toggle(`contrast-${value}`, contrast === value);
  for (const value of fontSizes) classList.toggle(`font-${value}`, fontSize === value);
  for (const value of ['light', 'dark']) classList.toggle(`theme-${value}`, theme === value);
  classList.toggle('cookies-accepted', cookiesAccepted);
}

/** Chooses how pages are shown, at once and (unless the visitor said no) for later visits. */
export function setPreference<Name extends DisplayPreference>(
  name: Name,
  value: Preferences[Name],
): void {
  if (preferences().remember) store(name, value);
  change({ [name]: value });
  showOnRoot();
}

/** The notice about cookies was answered. */
export function acceptCookies(): void {
  store('cookiesAccepted', 'true');
  change({ cookiesAccepted: true });
  showOnRoot();
}

/** Whether preferences and visited pages may be kept; saying no removes those already kept. */
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

/** For tests: forget what was read. */
export function resetPreferences(): void {
  current = undefined;
}
