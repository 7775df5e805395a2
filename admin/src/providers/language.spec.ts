import { beforeEach, describe, expect, test } from '@jest/globals';
import { resolveLanguage, storeLanguage } from './language';

const setCookie = (language: string) => {
  document.cookie = `language=${language}; Path=/`;
};

beforeEach(() => {
  document.documentElement.lang = 'hr';
});

describe('The initial language', () => {
  test('is Croatian without a supported choice', () => {
    expect(resolveLanguage('')).toBe('hr');
    setCookie('de');
    localStorage.setItem('language', 'de');
    expect(resolveLanguage('?lang=de')).toBe('hr');
  });

  test('is that of the query, else of the cookie, else of local storage', () => {
    localStorage.setItem('language', 'en');
    expect(resolveLanguage('')).toBe('en');
    storeLanguage('hr');
    setCookie('en');
    expect(resolveLanguage('')).toBe('en');
    expect(resolveLanguage('?lang=hr')).toBe('hr');
  });

  test('is stored in local storage and the cookie', () => {
    localStorage.setItem('language', 'hr');
    setCookie('en');
    resolveLanguage('');
    expect(localStorage.getItem('language')).toBe('en');
    resolveLanguage('?lang=hr');
    expect(localStorage.getItem('language')).toBe('hr');
    expect(document.cookie).toContain('language=hr');
  });
});
