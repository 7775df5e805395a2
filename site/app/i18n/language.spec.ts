import { describe, expect, test } from '@jest/globals';
import { languageCookie, languageFromCookies, resolveLanguage } from './language';

function resolve(path: string, cookie?: string) {
  const headers = cookie === undefined ? undefined : { Cookie: cookie };
  return resolveLanguage(new Request(`https://site.example${path}`, { headers }));
}

describe('the language of a page', () => {
  test('is Croatian by default', () => {
    expect(resolve('/')).toEqual({ language: 'hr', chosen: false });
  });

  test('is that of the query, before the cookie', () => {
    expect(resolve('/blog?lang=en', 'language=hr')).toEqual({ language: 'en', chosen: true });
  });

  test('is that of the cookie without a known language in the query', () => {
    expect(resolve('/', 'a=b; language=en')).toEqual({ language: 'en', chosen: false });
    expect(resolve('/?lang=de', 'language=en').language).toBe('en');
  });

  test('is that of the path /language/…', () => {
    expect(resolve('/language/en', 'language=hr')).toEqual({ language: 'en', chosen: true });
    expect(resolve('/language/de').language).toBe('hr');
  });

  test('ignores cookies with another name or value', () => {
    expect(languageFromCookies('mylanguage=en')).toBeUndefined();
    expect(languageFromCookies('language=de')).toBeUndefined();
    expect(languageFromCookies(null)).toBeUndefined();
  });

  test('is stored in a cookie for a year, on all paths', () => {
    const cookie = 'language=en; Path=/; Max-Age=31536000; SameSite=Lax';
    expect(languageCookie('en', 'http://localhost:3000/blog')).toBe(cookie);
    expect(languageCookie('en', 'https://udruga.example/')).toBe(`${cookie}; Secure`);
  });
});
