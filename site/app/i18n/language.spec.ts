import { describe, expect, test } from '@jest/globals';
import { languageCookie, languageFromCookies, resolveLanguage } from './language';

function ask(path: string, cookie?: string) {
  const headers = cookie === undefined ? undefined : { Cookie: cookie };
  return resolveLanguage(new Request(`https://site.example${path}`, { headers }));
}

describe('the language of a page', () => {
  test('is Croatian when nothing says otherwise', () => {
    expect(ask('/')).toEqual({ language: 'hr', chosen: false });
  });

  test('is what the query says, before the cookie', () => {
    expect(ask('/blog?lang=en', 'language=hr')).toEqual({ language: 'en', chosen: true });
  });

  test('is what the cookie says, when the query is silent or unknown', () => {
    expect(ask('/', 'a=b; language=en')).toEqual({ language: 'en', chosen: false });
    expect(ask('/?lang=de', 'language=en').language).toBe('en');
  });

  test('is the one its switch screen names', () => {
    expect(ask('/language/en', 'language=hr')).toEqual({ language: 'en', chosen: true });
    expect(ask('/language/de').language).toBe('hr');
  });

  test('ignores cookies that only look like it', () => {
    expect(languageFromCookies('mylanguage=en')).toBeUndefined();
    expect(languageFromCookies('language=de')).toBeUndefined();
    expect(languageFromCookies(null)).toBeUndefined();
  });

  test('is kept in a cookie for a year, on all paths', () => {
    const cookie = 'language=en; Path=/; Max-Age=31536000; SameSite=Lax';
    expect(languageCookie('en', 'http://localhost:3000/blog')).toBe(cookie);
    expect(languageCookie('en', 'https://udruga.example/')).toBe(`${cookie}; Secure`);
  });
});
