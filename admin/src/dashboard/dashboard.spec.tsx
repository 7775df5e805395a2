import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderInPanel } from '../../testing/panel';
import { muteHttpErrors } from '../../testing/team';
import { endAdminSession, startAdminSession } from '../providers/admin-session';
import { AdminSessionProvider } from '../providers/admin-session-provider';
import type { StaffRole } from '../providers/roles';
import { Dashboard } from './dashboard';

/** Whether the dashboard cannot be read. */
let isUnreachable = false;
let waiting: Record<string, number> = {};
let requested: string[] = [];
/** Answered instead of the whole dashboard. */
let partial: object | undefined;

const nothing = { messages: 0, bankPayments: 0, pledges: 0, drafts: 0, outdated: 0 };
/** Two of the last changes, of one row and of several. */
const change = { action: 'changed', titleEn: null, count: 1, at: '2026-03-01T12:00:00Z' };
const deletion = { ...change, action: 'deleted', count: 12, by: null };

beforeEach(() => {
  isUnreachable = false;
  waiting = nothing;
  requested = [];
  partial = undefined;
  muteHttpErrors();
  globalThis.fetch = async (input) => {
    requested.push(String(input));
    if (isUnreachable) throw new TypeError('Failed to fetch');
    if (partial) return Response.json(partial);
    return Response.json({
      waiting,
      untranslated: { blog: 0, team: 2 },
      outdated: waiting.outdated ? [{ id: 7, title: 'Novi radni dan', titleEn: '' }] : [],
      nextPost: null,
      nextEvent: { id: 4, title: 'Radionica', titleEn: 'Workshop', date: '2030-03-01T17:00:00Z' },
      received: { thisMonth: 1450, thisYear: 123_405, statementDay: '2026-11-20' },
      changes: [
        { ...change, resource: 'partners', id: 3, title: 'Udruga Bura', by: 'Iva Babić' },
        { ...deletion, resource: 'blog', id: 4, title: 'Bura u Kninu' },
      ],
      mails: 'files',
      untrustedProxy: false,
    });
  };
});
afterEach(() => {
  endAdminSession('logout');
  jest.restoreAllMocks();
});

function renderDashboard(role: StaffRole = 'admin'): void {
  startAdminSession({ authenticated: true, id: 1, username: 'ana', fullName: 'Ana Horvat', role });
  window.history.pushState(null, '', '/admin');
  renderInPanel(
    <AdminSessionProvider>
      <Dashboard />
    </AdminSessionProvider>,
    { basename: '/admin' },
  );
}

describe('The dashboard', () => {
  test('shows that the counts could not be loaded, and loads them again on request', async () => {
    isUnreachable = true;
    renderDashboard();
    const tasks = within(screen.getByRole('region', { name: 'Čeka vas' }));
    expect(await tasks.findByText('Brojke trenutno nisu dostupne.')).toBeVisible();
    isUnreachable = false;
    await userEvent.click(tasks.getByRole('button', { name: 'Pokušaj ponovno' }));
    expect(await tasks.findByText('Ništa vas ne čeka.')).toBeVisible();
    expect(tasks.queryByText('Brojke trenutno nisu dostupne.')).toBeNull();
  });

  test('lists only what waits, each count with the list of what it counts', async () => {
    waiting = { ...nothing, messages: 2, outdated: 1 };
    renderDashboard();
    const tasks = within(screen.getByRole('region', { name: 'Čeka vas' }));
    const messages = await tasks.findByRole('link', { name: '2 nepročitane poruke' });
    expect(messages).toHaveAttribute('href', '/admin/contact?filter=%7B%22state%22%3A%22new%22%7D');
    expect(tasks.getByRole('link', { name: '1 članak sa starijim prijevodom' })).toHaveAttribute(
      'href',
      '/admin/blog?filter=%7B%22outdated%22%3Atrue%7D',
    );
    expect(tasks.getByRole('link', { name: 'Novi radni dan' })).toHaveAttribute(
      'href',
      '/admin/blog/7',
    );
    expect(tasks.getAllByRole('link')).toHaveLength(3);
  });

  test('shows money, the next event, and the last changes, by one request', async () => {
    renderDashboard();
    const money = within(await screen.findByRole('region', { name: 'Primljeno' }));
    expect(money.getByRole('link', { name: /^14,50\s€ ?ovoga mjeseca$/ })).toBeVisible();
    expect(money.getByRole('link', { name: /^1\.234,05\s€ ?ove godine$/ })).toBeVisible();
    expect(money.getByText('Posljednji uvezeni izvod: 20. studenoga 2026.')).toBeVisible();
    const event = within(screen.getByRole('region', { name: 'Sljedeći događaj' }));
    expect(event.getByRole('link', { name: 'Radionica' })).toHaveAttribute(
      'href',
      '/admin/events/4',
    );
    const changes = within(screen.getByRole('region', { name: 'Posljednje izmjene' }));
    const [first, second] = changes.getAllByRole('listitem');
    expect(first).toHaveTextContent(
      /^Udruga Bura izmijenjeno · Partneri · Iva Babić · 0?1\. 0?3\. 2026\.$/,
    );
    expect(second).toHaveTextContent(/^Bura u Kninu i još 11 obrisano · Blog ·/);
    expect(requested).toEqual(['/api/dashboard']);
  });

  describe('has for the maintainer', () => {
    const fault = { check: 'node', level: 'warning', title: 'Node.js', text: 'Zastario.' };
    const mail = { ...fault, check: 'mails', title: 'Poslana pošta' };
    const faults = [{ ...fault, advice: 'Prijeđite na noviji.' }, mail];

    test.each([
      ['what needs attention', { level: 'warning' }, '1 stvar za održavatelja stranice'],
      ['what is urgent', { level: 'error' }, 'Hitno: 1 stvar za održavatelja stranice'],
      ['old checks', { level: 'warning', stale: true }, '2 stvari za održavatelja stranice'],
    ])('%s, in one line that opens and can be sent', async (_, state, text) => {
      partial = { waiting: { failedMails: 1 }, changes: [], health: { faults, ...state } };
      renderDashboard();
      const line = await screen.findByText(text);
      expect(screen.getByText('Node.js: Zastario. Prijeđite na noviji.')).not.toBeVisible();
      await userEvent.click(line);
      expect(screen.getByText('Node.js: Zastario. Prijeđite na noviji.')).toBeVisible();
      const link = screen.getByRole('link', { name: 'Pošalji održavatelju' });
      const sent = new URL(link.getAttribute('href') ?? '');
      expect(sent.searchParams.get('subject')).toBe(`Kvaliteta življenja: ${text}`);
      expect(sent.searchParams.get('body')).toContain('Node.js: Zastario.');
      expect(screen.getByRole('link', { name: '1 neisporučena poruka e-pošte' })).toBeVisible();
    });

    test('nothing while all is well', async () => {
      partial = { waiting: {}, changes: [], health: { level: 'ok', faults: [], stale: false } };
      renderDashboard();
      expect(await screen.findByText('Ništa vas ne čeka.')).toBeVisible();
      expect(screen.queryByText(/održavatelj/)).toBeNull();
    });
  });

  test('leads to what a new installation lacks, until it is hidden for all', async () => {
    partial = { waiting: {}, changes: [], firstSteps: ['account', 'post'] };
    renderDashboard();
    const steps = within(await screen.findByRole('region', { name: 'Prvi koraci' }));
    const links = steps.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/admin/settings#iban', '/admin/blog/create']);
    expect(steps.getByText('6 od 8')).toBeVisible();
    partial = { waiting: {}, changes: [], firstSteps: [], gaps: ['picture', 'report'] };
    await userEvent.click(steps.getByRole('button', { name: 'Sakrij' }));
    expect(requested).toContain('/api/settings/1');
    await waitFor(() => expect(screen.queryByText('Prvi koraci')).toBeNull());
    const tasks = within(screen.getByRole('region', { name: 'Čeka vas' }));
    expect(tasks.getByText(/^Dopunite:/)).toHaveTextContent(
      'Dopunite: fotografija na naslovnici, financijski izvještaj',
    );
    expect(tasks.getAllByRole('link')[1]).toHaveAttribute(
      'href',
      '/admin/settings#financialReportUrl',
    );
  });

  test('has for editors neither money nor settings', async () => {
    partial = { waiting: { drafts: 2 }, nextEvent: null, changes: [] };
    renderDashboard('editor');
    const tasks = within(screen.getByRole('region', { name: 'Čeka vas' }));
    expect(await tasks.findByRole('link', { name: /2 skice/ })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Primljeno' })).toBeNull();
    expect(screen.getByRole('region', { name: 'Sljedeći događaj' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Uvezi izvod' })).toBeNull();
    expect(screen.queryByRole('tab', { name: 'Postavke' })).toBeNull();
  });

  test('has for accountants money and the settings only', async () => {
    partial = {
      waiting: { pledges: 1, bankPayments: 0 },
      received: { thisMonth: 1450, thisYear: 123_405, statementDay: null },
    };
    renderDashboard('accountant');
    expect(await screen.findByRole('region', { name: 'Primljeno' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Sljedeći događaj' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Posljednje izmjene' })).toBeNull();
    expect(screen.queryByRole('tab', { name: 'Sadržaj' })).toBeNull();
    const panel = screen.getByRole('tabpanel', { name: 'Postavke' });
    const links = within(panel).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/admin/settings']);
    expect(screen.queryByRole('link', { name: 'Novi članak' })).toBeNull();
  });
});
