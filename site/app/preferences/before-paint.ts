import { deferFonts } from '~/delivery/fonts';

const YEAR_S = 31_536_000;

/**
 * Replaces a storage that the browser blocks by one in memory, so that scripts that use it, such as
 * the router's, do not throw. Its items are lost with the document.
 */
function replaceBlockedStorage(name: 'localStorage' | 'sessionStorage'): void {
  try {
    window[name].getItem(name);
  } catch {
    const stored = new Map<string, string>();
    const value = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: unknown) => void stored.set(key, String(text)),
      removeItem: (key: string) => void stored.delete(key),
    };
    try {
      Object.defineProperty(window, name, { configurable: true, value });
    } catch {
      // The browser forbids that, too: each use of the storage catches the error.
    }
  }
}

/** The values of the display preferences that are classes on the root element. */
const CLASSES = {
  theme: ['light', 'dark'],
  fontSize: ['small', 'normal', 'large'],
  contrast: ['high', 'normal'],
} as const;

const PREFIXES = { theme: 'theme-', fontSize: 'font-', contrast: 'contrast-' } as const;

function showPreferences(): void {
  const { classList } = document.documentElement;
  for (const name of ['theme', 'fontSize', 'contrast'] as const) {
    const stored = localStorage.getItem(name);
    const known = CLASSES[name].find((value) => value === stored);
    if (known !== undefined) classList.add(PREFIXES[name] + known);
  }
  if (localStorage.getItem('cookiesAccepted') === 'true') classList.add('cookies-accepted');
}

/**
 * Brings URL, cookie and local storage to the same language. The server reads the first two; a
 * stored language without a cookie is written to the cookie, and the page is reloaded if it is in
 * the other language.
 */
function applyLanguage(): void {
  const requested = /[?&]lang=(hr|en)(&|$)/.exec(location.search)?.[1];
  if (requested !== undefined) {
    if (localStorage.getItem('preferences') !== 'off') localStorage.setItem('language', requested);
    return;
  }
  const stored = localStorage.getItem('language');
  const hasCookie = /(^|; )language=(hr|en)(;|$)/.test(document.cookie);
  if (hasCookie || (stored !== 'hr' && stored !== 'en')) return;
  if (location.pathname.startsWith('/language/')) return;
  document.cookie = `language=${stored}; path=/; max-age=${YEAR_S}; samesite=lax`;
  const isStored = document.cookie.includes(`language=${stored}`);
  if (isStored && stored !== document.documentElement.lang) location.reload();
}

/**
 * Runs inline in `<head>` before the first paint: adds the stored display preferences to the root
 * element as classes, defers the fonts listed in `data-fonts` of its script element, and applies
 * the language.
 */
export function run(): void {
  document.documentElement.classList.add('js');
  deferFonts(document.currentScript?.dataset.fonts);
  replaceBlockedStorage('localStorage');
  replaceBlockedStorage('sessionStorage');
  try {
    showPreferences();
    applyLanguage();
  } catch {
    // The page works without stored preferences.
  }
}
