import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CoreAdminContext, memoryStore } from 'react-admin';
import { hr } from '../i18n/hr/hr';
import { createI18nProvider } from '../providers/i18n-provider';
import { LanguageSwitch } from './language-switch';

test('The language switch changes the language and its texts, and back', async () => {
  render(
    <CoreAdminContext i18nProvider={createI18nProvider('hr', hr)} store={memoryStore()}>
      <LanguageSwitch />
    </CoreAdminContext>,
  );
  const pressed = () => screen.getByRole('button', { pressed: true }).textContent;
  expect(screen.getByRole('group', { name: 'Jezik' })).toBeVisible();
  expect(pressed()).toBe('HR');

  await userEvent.click(screen.getByRole('button', { name: 'EN, English' }));
  expect(await screen.findByRole('group', { name: 'Language' })).toBeVisible();
  expect(pressed()).toBe('EN');
  expect(document.documentElement.lang).toBe('en');
  expect(localStorage.getItem('language')).toBe('en');

  await userEvent.click(screen.getByRole('button', { name: 'HR, Hrvatski' }));
  expect(await screen.findByRole('group', { name: 'Jezik' })).toBeVisible();
  expect(pressed()).toBe('HR');
});
