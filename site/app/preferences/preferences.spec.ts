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
  test('default to normal contrast, normal font size and the system theme', () => {
    expect(preferences()).toMatchObject({
      contrast: 'normal',
      fontSize: 'normal',
      theme: 'system',
      cookiesAccepted: false,
    });
  });

  test('are stored under their names and set as classes of the root element', () => {
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

  test('are classes of the root element before the first paint of the next page', () => {
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

  test('are classes of the root element for normal values, too', () => {
    localStorage.setItem('contrast', 'normal');
    localStorage.setItem('fontSize', 'normal');
    beforePaint();
    expect(root).toHaveClass('contrast-normal', 'font-normal');
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

describe('the flag of the cookie notice', () => {
  test('is stored as the text true', () => {
    acceptCookies();
    expect(localStorage.getItem('cookiesAccepted')).toBe('true');
    expect(preferences().cookiesAccepted).toBe(true);
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

  test('is stored when the URL names it', () => {
    window.history.replaceState(null, '', '/?lang=en');
    beforePaint();
    expect(localStorage.getItem('language')).toBe('en');
    window.history.replaceState(null, '', '/');
  });
});
