import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { run as beforePaint } from './before-paint';
import { storeLanguage } from './language-choice';
import {
  acceptCookies,
  resetPreferences,
  preferences,
  setPreference,
  setRemember,
} from './preferences';

const root = document.documentElement;

function forgetAll() {
  localStorage.clear();
  document.cookie = 'language=; path=/; max-age=0';
  root.className = '';
  resetPreferences();
}

beforeEach(forgetAll);
afterEach(forgetAll);

describe('display preferences', () => {
  test('are normal, normal and the system theme at first', () => {
    expect(preferences()).toMatchObject({
      contrast: 'normal',
      fontSize: 'normal',
      theme: 'system',
      cookiesAccepted: false,
    });
  });

  test('are stored under their names and put on the root element', () => {
    setPreference('contrast', 'high');
    setPreference('fontSize', 'large');
    setPreference('theme', 'dark');
    expect({ ...localStorage }).toEqual({ contrast: 'high', fontSize: 'large', theme: 'dark' });
    expect(root).toHaveClass('contrast-high', 'font-large', 'theme-dark');
    setPreference('contrast', 'normal');
    setPreference('theme', 'system');
    expect(root).not.toHaveClass('contrast-high');
    expect(root).not.toHaveClass('theme-dark');
  });

  test('are on the root element before the first paint of the next page', () => {
    localStorage.setItem('contrast', 'high');
    localStorage.setItem('fontSize', 'small');
    localStorage.setItem('theme', 'light');
    localStorage.setItem('cookiesAccepted', 'true');
    beforePaint();
    expect(root).toHaveClass(
      'js',
      'contrast-high',
      'font-small',
      'theme-light',
      'cookies-accepted',
    );
  });

  test('are classes there when they are the normal ones, too', () => {
    localStorage.setItem('contrast', 'normal');
    localStorage.setItem('fontSize', 'normal');
    beforePaint();
    expect(root).toHaveClass('contrast-normal', 'font-normal');
  });

  test('are not taken from storage when they are none of the known values', () => {
    localStorage.setItem('contrast', 'huge');
    localStorage.setItem('fontSize', '<b>');
    expect(preferences()).toMatchObject({ contrast: 'normal', fontSize: 'normal' });
    beforePaint();
    expect(root.className).toBe('js');
  });

  test('are forgotten, and not kept again, when the visitor says so', () => {
    setPreference('theme', 'dark');
    storeLanguage('en');
    setRemember(false);
    setPreference('contrast', 'high');
    expect({ ...localStorage }).toEqual({ preferences: 'off' });
    expect(document.cookie).toBe('');
    expect(root).toHaveClass('contrast-high');
  });
});

describe('where the browser forbids storage', () => {
  const names = ['localStorage', 'sessionStorage'] as const;
  const original = names.map((name) => Object.getOwnPropertyDescriptor(window, name));

  beforeEach(() => {
    for (const name of names) {
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          throw new DOMException('Access is denied', 'SecurityError');
        },
      });
    }
  });
  afterEach(() => {
    for (const [position, name] of names.entries()) {
      Object.defineProperty(window, name, original[position] ?? {});
    }
  });

  test('no script throws, and what is chosen lasts as long as the page', () => {
    beforePaint();
    sessionStorage.removeItem('positions');
    setPreference('contrast', 'high');
    storeLanguage('en');
    acceptCookies();
    expect(preferences()).toMatchObject({ contrast: 'high', cookiesAccepted: true });
    expect(localStorage.getItem('contrast')).toBe('high');
    expect(sessionStorage.getItem('constructor')).toBeNull();
  });
});

describe('the flag of the cookie notice', () => {
  test('is the text true', () => {
    acceptCookies();
    expect(localStorage.getItem('cookiesAccepted')).toBe('true');
    expect(preferences().cookiesAccepted).toBe(true);
  });
});

describe('the language before the first paint', () => {
  test('is written from local storage into the cookie when there is no cookie', () => {
    root.lang = 'en';
    localStorage.setItem('language', 'en');
    beforePaint();
    expect(document.cookie).toBe('language=en');
  });

  test('leaves a cookie that is there alone', () => {
    document.cookie = 'language=hr; path=/';
    root.lang = 'hr';
    localStorage.setItem('language', 'en');
    beforePaint();
    expect(document.cookie).toBe('language=hr');
  });

  test('is stored when the address names it', () => {
    window.history.replaceState(null, '', '/?lang=en');
    beforePaint();
    expect(localStorage.getItem('language')).toBe('en');
    window.history.replaceState(null, '', '/');
  });
});
