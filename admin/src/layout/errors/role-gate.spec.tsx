import { afterEach, describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { AdminContext, ResourceDefinitionContextProvider } from 'react-admin';
import { BrowserRouter } from 'react-router-dom';
import { hr } from '../../i18n/hr/hr';
import { endAdminSession, startAdminSession } from '../../providers/admin-session';
import { AdminSessionProvider } from '../../providers/admin-session-provider';
import { createI18nProvider } from '../../providers/i18n-provider';
import type { StaffRole } from '../../providers/roles';
import { RoleGate } from './role-gate';

const definitions = { donations: { name: 'donations' }, blog: { name: 'blog' } };

/** Renders a screen at a path of the panel, as a user with the role. */
function renderAt(path: string, role?: StaffRole): void {
  startAdminSession({ authenticated: true, id: 2, username: 'ana', fullName: 'Ana', role });
  window.history.pushState(null, '', `/admin${path}`);
  render(
    <BrowserRouter basename="/admin">
      <AdminContext i18nProvider={createI18nProvider('hr', hr)}>
        <AdminSessionProvider>
          <ResourceDefinitionContextProvider definitions={definitions}>
            <RoleGate>Zaslon</RoleGate>
          </ResourceDefinitionContextProvider>
        </AdminSessionProvider>
      </AdminContext>
    </BrowserRouter>,
  );
}

afterEach(() => endAdminSession('logout'));

describe('A screen', () => {
  test.each([
    ['/donations/12', 'accountant'],
    ['/donations', 'admin'],
    ['/blog/create', 'editor'],
    ['/account', 'accountant'],
    ['/', 'editor'],
  ] as const)('is shown at %s to the role %s', (path, role) => {
    renderAt(path, role);
    expect(screen.getByText('Zaslon')).toBeVisible();
  });

  test('is replaced by an explanation for a role that does not open it', () => {
    renderAt('/donations/12?filter=%7B%7D', 'editor');
    expect(screen.queryByText('Zaslon')).toBeNull();
    const heading = screen.getByRole('heading', { name: 'Ovaj zaslon nije za vašu ulogu' });
    expect(heading).toBeVisible();
    expect(screen.getByText('Vaša uloga (urednik) ne otvara zaslon „Donacije”.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Na nadzornu ploču' })).toHaveAttribute(
      'href',
      '/admin',
    );
  });

  test('waits until the role is known', () => {
    renderAt('/blog');
    expect(screen.queryByText('Zaslon')).toBeNull();
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
