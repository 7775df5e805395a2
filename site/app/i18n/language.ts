import { isLanguage, LANGUAGES, type Language } from 'shared/language';

export { isLanguage, type Language };
export const languages: readonly Language[] = LANGUAGES;
export const defaultLanguage: Language = 'hr';
export const locales: Record<Language, string> = { hr: 'hr_HR', en: 'en_US' };

/** One year, in seconds. */
const languageCookieAge = 31_536_000;

export function languageFromCookies(cookies: string | null | undefined): Language | undefined {
  const value = /(?:^|;\s*)language=([^;]*)/.exec(cookies ?? '')?.[1];
  return isLanguage(value) ? value : undefined;
}

/**
 * The language of the answer to a request: that of `/language/…` or of a preview's path, then
 * `?lang`, then the cookie, then Croatian. `chosen` means that the request names the language, so
 * that it has to be stored.
 */
export function resolveLanguage(request: Request): { language: Language; chosen: boolean } {
  const url = new URL(request.url);
  const switched = /^\/language\/(hr|en)\/?$/.exec(url.pathname)?.[1];
  if (isLanguage(switched)) return { language: switched, chosen: true };
  const previewed = /^\/preview\/[a-z]+\/(hr|en)(?:\/[\da-z-]+)?$/.exec(url.pathname)?.[1];
  if (isLanguage(previewed)) return { language: previewed, chosen: false };
  const query = url.searchParams.get('lang');
  if (isLanguage(query)) return { language: query, chosen: true };
  const language = languageFromCookies(request.headers.get('Cookie'));
  return { language: language ?? defaultLanguage, chosen: false };
}

/** In a browser: the language of the document. It changes only with a new document. */
export function documentLanguage(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : defaultLanguage;
}

/** @param url of the page that sets the cookie; on https the cookie is `Secure` */
export function languageCookie(language: Language, url: string): string {
  const secure = url.startsWith('https:') ? '; Secure' : '';
  return `language=${language}; Path=/; Max-Age=${languageCookieAge}; SameSite=Lax${secure}`;
}
