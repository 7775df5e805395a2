import { expect, test } from '@jest/globals';
import { frameHr } from '../i18n/hr/frame-hr';
import { createI18nProvider, loadScreenTexts } from './i18n-provider';

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
