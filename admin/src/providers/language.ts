export const languages = ['hr', 'en'] as const;
export type Language = (typeof languages)[number];

const defaultLanguage: Language = 'hr';
const storageKey = 'language';
const cookieSeconds = 31_536_000;

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

function languageFromCookie(): string | undefined {
  return document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${storageKey}=`))
    ?.slice(storageKey.length + 1);
}

/** Stores the language in local storage and the cookie, which the public site reads, too. */
export function storeLanguage(language: Language): void {
  localStorage.setItem(storageKey, language);
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${storageKey}=${language}; Path=/; Max-Age=${cookieSeconds}; SameSite=Lax${secure}`;
  document.documentElement.lang = language;
}

/** Removes the language from the URL, which would override a later choice after a reload. */
export function removeLanguageParam(): void {
  const url = new URL(window.location.href);
  url.searchParams.delete('lang');
  window.history.replaceState(window.history.state, '', url);
}

/** The language from query parameter, cookie or local storage, in this order; else Croatian. */
export function resolveLanguage(search: string = window.location.search): Language {
  const requested = new URLSearchParams(search).get('lang');
  if (isLanguage(requested)) {
    storeLanguage(requested);
    return requested;
  }
  const stored = localStorage.getItem(storageKey);
  const fromCookie = languageFromCookie();
  if (isLanguage(fromCookie)) {
    // React-admin reads the local storage, too, and would change the language.
    if (stored !== null && stored !== fromCookie) storeLanguage(fromCookie);
    return fromCookie;
  }
  if (isLanguage(stored)) {
    storeLanguage(stored);
    return stored;
  }
  return defaultLanguage;
}
