import { languageCookie, type Language } from '~/i18n/language';

/** Stores the chosen language in local storage and in the cookie that the server reads. */
export function storeLanguage(language: Language): void {
  document.cookie = languageCookie(language, window.location.href);
  try {
    window.localStorage.setItem('language', language);
  } catch {
    // Storage may be blocked; the cookie is enough.
  }
}

/** Stores the language and loads the current page in it. */
export function switchLanguage(language: Language): void {
  storeLanguage(language);
  const url = new URL(window.location.href);
  if (url.searchParams.has('lang')) {
    url.searchParams.delete('lang');
    window.location.replace(url);
  } else {
    window.location.reload();
  }
}
