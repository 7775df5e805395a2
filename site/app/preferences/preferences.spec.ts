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

function reset() {
  localStorage.clear();
  document.cookie = 'language=; path=/; max-age=0';
  root.className = '';
  resetPreferences();
}

beforeEach(reset);
afterEach(reset);

describe('display preferences', () => {
  test('are classes of the root element before the first paint of the next page', () => {
    const stored = { contrast: 'high', fontSize: 'small', theme: 'light', cookiesAccepted: 'true' };
    for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value);
    beforePaint();
    expect(root).toHaveClass('contrast-high', 'font-small', 'theme-light', 'cookies-accepted');
  });

  test('ignore unknown values in the storage', () => {
    localStorage.setItem('contrast', 'huge');
    localStorage.setItem('fontSize', '<b>');
    expect(preferences()).toMatchObject({ contrast: 'normal', fontSize: 'normal' });
    beforePaint();
    expect(root.className).toBe('js');
  });

  test('are deleted and no longer stored when the visitor declines', () => {
    setPreference('theme', 'dark');
    storeLanguage('en');
    setRemember(false);
    setPreference('contrast', 'high');
    expect({ ...localStorage }).toEqual({ preferences: 'off' });
    expect(document.cookie).toBe('');
    expect(root).toHaveClass('contrast-high');
  });
});

describe('where the browser blocks storage', () => {
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

  test('no script throws, and preferences last until the document is left', () => {
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

describe('the language before the first paint', () => {
  test('is copied from local storage to the cookie when there is no cookie', () => {
    root.lang = 'en';
    localStorage.setItem('language', 'en');
    beforePaint();
    expect(document.cookie).toBe('language=en');
  });

  test('does not replace an existing cookie', () => {
    document.cookie = 'language=hr; path=/';
    root.lang = 'hr';
    localStorage.setItem('language', 'en');
    beforePaint();
    expect(document.cookie).toBe('language=hr');
  });
});
