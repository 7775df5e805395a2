import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AdminContext, memoryStore } from 'react-admin';
import { BrowserRouter } from 'react-router-dom';
import { muteHttpErrors } from '../../testing/team';
import { hr } from '../i18n/hr/hr';
import { AdminSessionProvider } from '../providers/admin-session-provider';
import { dataProvider } from '../providers/data-provider';
import { createI18nProvider } from '../providers/i18n-provider';
import { createQueryClient } from '../providers/query-client';
import { Dashboard } from './dashboard';

/** Whether the list of messages cannot be reached. */
let isUnreachable = false;

beforeEach(() => {
  isUnreachable = false;
  muteHttpErrors();
  globalThis.fetch = async (input) => {
    const url = String(input);
    if (isUnreachable && url.includes('/contact?')) throw new TypeError('Failed to fetch');
    const body = url.includes('?') ? [] : {};
    return new Response(JSON.stringify(body), { headers: { 'Content-Range': 'rows 0-0/3' } });
  };
});
afterEach(() => {
  jest.restoreAllMocks();
});

function renderDashboard(): void {
  window.history.pushState(null, '', '/admin');
  render(
    <BrowserRouter basename="/admin">
      <AdminContext
        dataProvider={dataProvider}
        i18nProvider={createI18nProvider('hr', hr)}
        queryClient={createQueryClient()}
        store={memoryStore()}
      >
        <AdminSessionProvider>
          <Dashboard />
        </AdminSessionProvider>
      </AdminContext>
    </BrowserRouter>,
  );
}

describe('The dashboard', () => {
  test('links to the screens of the content, the specified ones first', async () => {
    renderDashboard();
    const panel = screen.getByRole('tabpanel', { name: 'Sadržaj' });
    const links = within(panel).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/admin/blog',
      '/admin/projects',
      '/admin/events',
      '/admin/team',
      '/admin/partners',
      '/admin/documents',
      '/admin/public-calls',
      '/admin/page-texts',
      '/admin/pages',
      '/admin/media',
    ]);
  });

  test('links to the settings in their own tab', async () => {
    renderDashboard();
    await userEvent.click(screen.getByRole('tab', { name: 'Postavke' }));
    const panel = screen.getByRole('tabpanel', { name: 'Postavke' });
    expect(within(panel).getByRole('link', { name: /Postavke/ })).toHaveAttribute(
      'href',
      '/admin/settings',
    );
  });

  test('shows that the counts could not be loaded, and loads them again on request', async () => {
    isUnreachable = true;
    renderDashboard();
    const tasks = within(screen.getByRole('region', { name: 'Čeka vas' }));
    expect(await tasks.findByText('Brojke trenutačno nisu dostupne.')).toBeVisible();
    isUnreachable = false;
    await userEvent.click(tasks.getByRole('button', { name: 'Pokušaj ponovno' }));
    await waitFor(() => expect(tasks.queryByText('Brojke trenutačno nisu dostupne.')).toBeNull());
    expect(await tasks.findByRole('link', { name: /^\d+.*poruk/ })).toBeVisible();
  });
});
