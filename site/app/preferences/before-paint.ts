import { deferFonts } from '~/delivery/fonts';

const YEAR_S = 31_536_000;

/**
 * Where the browser forbids storage, everything that would use it, the router's scripts too, stores
 * for as long as the page lives.
 */
function replaceForbiddenStorage(name: 'localStorage' | 'sessionStorage'): void {
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
      // Then each use of the storage copes by itself.
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
 * Settles the language between URL, cookie and local storage. The server knows the first two; a
 * stored language without a cookie becomes one, and the page is loaded again if it has another.
 */
function settleLanguage(): void {
  const asked = /[?&]lang=(hr|en)(&|$)/.exec(location.search)?.[1];
  if (asked !== undefined) {
    if (localStorage.getItem('preferences') !== 'off') localStorage.setItem('language', asked);
    return;
  }
  const stored = localStorage.getItem('language');
  const hasCookie = /(^|; )language=(hr|en)(;|$)/.test(document.cookie);
  if (hasCookie || (stored !== 'hr' && stored !== 'en')) return;
  if (location.pathname.startsWith('/language/')) return;
  document.cookie = `language=${stored}; path=/; max-age=${YEAR_S}; samesite=lax`;
  const settled = document.cookie.includes(`language=${stored}`);
  if (settled && stored !== document.documentElement.lang) location.reload();
}

/**
 * Runs inline in `<head>` before the first paint: puts the stored display preferences on the root
 * element as classes, defers the fonts that its element names in `data-fonts`, and settles the
 * language.
 */
export function run(): void {
  document.documentElement.classList.add('js');
  deferFonts(document.currentScript?.dataset.fonts);
  replaceForbiddenStorage('localStorage');
  replaceForbiddenStorage('sessionStorage');
  try {
    showPreferences();
    settleLanguage();
  } catch {
    // The page works without preferences.
  }
}
