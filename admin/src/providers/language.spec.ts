import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { fieldsOf } from 'shared/is-record';
import { frameHr } from '../i18n/hr/frame-hr';
import { hr } from '../i18n/hr/hr';
import { createI18nProvider, loadScreenTexts } from './i18n-provider';
import { resolveLanguage, storeLanguage } from './language';
import { type StaffRole, mayOpen } from './roles';

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

test('The texts of the screens join those of the frame, and follow the language', async () => {
  const { translate, changeLocale } = createI18nProvider('hr', frameHr);
  expect(translate('admin.projects.title')).toBe('Projekti');
  expect(translate('admin.projects.add', { _: 'missing' })).toBe('missing');

  await loadScreenTexts();
  expect(translate('admin.projects.title')).toBe('Projekti');
  expect(translate('admin.projects.add')).toBe('Novi projekt');
  expect(translate('ra.action.undo')).toBe(frameHr.ra.action.undo);

  await changeLocale('en');
  expect(translate('admin.projects.title')).toBe('Projects');
  expect(translate('admin.projects.add')).toBe('New project');
});

describe('Roles', () => {
  const { paths }: { paths: Record<string, Record<string, unknown>> } = JSON.parse(
    readFileSync(new URL('../../../api/openapi.json', import.meta.url), 'utf8'),
  );

  /** The roles that change anything at a resource of the API. */
  function rolesThatChange(resource: string): Set<unknown> {
    const inside = new RegExp(`^/api/${resource}(/|$)`);
    const operations = Object.entries(paths)
      .filter(([path]) => inside.test(path))
      .flatMap(([, methods]) => Object.entries(methods))
      .filter(([method]) => method !== 'get')
      .map(([, operation]) => fieldsOf(operation)['x-roles']);
    return new Set(operations.flatMap((roles) => (Array.isArray(roles) ? roles : [])));
  }

  /** The screens of the panel where something is changed. */
  const screens = Object.keys(hr.admin).filter((name) => rolesThatChange(name).size > 0);
  const staff: StaffRole[] = ['editor', 'accountant', 'admin'];

  describe('The screens of a role', () => {
    test.each(staff)('are those where the API lets it change something: %s', (role) => {
      expect(screens.length).toBeGreaterThan(15);
      const opened = screens.filter((screen) => mayOpen(role, screen));
      // Accountants read the settings.
      const read = role === 'accountant' ? ['settings'] : [];
      const changed = screens.filter((screen) => rolesThatChange(screen).has(role));
      expect(opened.sort()).toEqual([...new Set([...changed, ...read])].sort());
    });
  });
});
