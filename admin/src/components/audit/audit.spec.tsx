import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { AdminContext, memoryStore, ResourceContextProvider } from 'react-admin';
import { BrowserRouter } from 'react-router-dom';
import { AuditLogList } from '../../audit-log/audit-log-list';
import { hr } from '../../i18n/hr/hr';
import { startAdminSession } from '../../providers/admin-session';
import { dataProvider } from '../../providers/data-provider';
import { createI18nProvider } from '../../providers/i18n-provider';
import { createQueryClient } from '../../providers/query-client';
import type { StaffRole } from '../../providers/roles';
import { LastChanges } from './last-changes';
import type { AuditEntry } from './use-audit-line';

const line: AuditEntry = {
  id: 1,
  at: '2026-05-01T09:30:00.000Z',
  lastAt: null,
  actorKind: 'user',
  actorId: 1,
  actorName: 'Ana Anić',
  tokenName: null,
  action: 'changed',
  resource: 'blog',
  rowId: 7,
  rowCount: 1,
  by: 'Ana Anić',
  byEn: 'Ana Anić',
  text: 'promijenjen članak „Naslov”',
  textEn: 'changed post “Title”',
  fields: ['title', 'content', 'textsAgreedAt'],
  facts: [],
  isPresent: true,
};

const requests: URL[] = [];

/** Shows a part of the panel with these lines in the log. */
function show(lines: AuditEntry[], part: ReactNode, role: StaffRole = 'admin'): void {
  requests.length = 0;
  startAdminSession({ authenticated: true, id: 1, username: 'ana', fullName: 'Ana', role });
  globalThis.fetch = (input) => {
    const url = new URL(String(input), 'http://localhost');
    requests.push(url);
    const isLog = url.pathname === '/api/audit-log';
    const body = isLog ? lines : [{ id: 1, fullName: 'Ana Anić' }];
    const total = isLog ? lines.length : 1;
    return Promise.resolve(
      new Response(JSON.stringify(body), { headers: { 'Content-Range': `x 0-9/${total}` } }),
    );
  };
  window.history.replaceState(null, '', '/audit-log');
  render(
    <BrowserRouter>
      <AdminContext
        dataProvider={dataProvider}
        i18nProvider={createI18nProvider('hr', hr)}
        store={memoryStore()}
        queryClient={createQueryClient()}
      >
        <ResourceContextProvider value="audit-log">{part}</ResourceContextProvider>
      </AdminContext>
    </BrowserRouter>,
  );
}

test('A line of the log is a sentence with the labels of its fields, and leads to the record', async () => {
  show([line, { ...line, id: 2, isPresent: false }], <AuditLogList />);
  const [first, second] = await screen.findAllByRole('heading', { level: 2 });
  const sentence = 'Ana Anić: promijenjen članak „Naslov” (naslov, sadržaj)';
  expect(first).toHaveTextContent(sentence);
  expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute('href', '/blog/7');
  expect(second).toHaveTextContent(sentence);
  expect(within(second as HTMLElement).queryByRole('link')).toBeNull();
});

test('Values before and after a change are in the words of the form', async () => {
  const donation = { ...line, resource: 'donations', fields: ['status'] };
  const facts = [
    { field: 'status', before: 'pending', after: 'completed' },
    { field: 'paidCents', before: null, after: '5000' },
  ];
  const iban = { ...line, id: 2, resource: 'settings', fields: ['iban'] };
  show(
    [
      { ...donation, facts },
      {
        ...iban,
        facts: [{ field: 'iban', before: 'HR1210010051863000160', after: 'HR1723600001101234565' }],
      },
    ],
    <AuditLogList />,
  );
  expect(await screen.findByText('Stanje: prije Čeka uplatu, sada Primljena')).toBeVisible();
  expect(screen.getByText('Primljeni iznos: 50,00')).toBeVisible();
  expect(
    screen.getByText('IBAN: prije HR12 1001 0051 8630 0016 0, sada HR17 2360 0001 1012 3456 5'),
  ).toBeVisible();
});

test('The log is filtered by who acted, and by days', async () => {
  show([line], <AuditLogList />);
  await screen.findByRole('heading', { level: 2 });
  await userEvent.click(screen.getByRole('combobox', { name: 'Tko' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Ana Anić' }));
  await screen.findByRole('button', { name: 'Ukloni filtre' });
  const filter = requests.at(-1)?.searchParams.get('filter');
  expect(JSON.parse(filter ?? '{}')).toMatchObject({ actorId: 1 });
});

test('The last changes of a record are read when they are unfolded', async () => {
  show([line], <LastChanges resource="blog" id={7} />);
  expect(requests).toEqual([]);
  const button = screen.getByRole('button', { name: 'Posljednje promjene' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  const item = await screen.findByRole('listitem');
  expect(item).toHaveTextContent(
    'Ana Anić: promijenjen članak „Naslov” (naslov, sadržaj) · 1. svibnja 2026. u 11:30',
  );
  expect(requests.map(({ searchParams }) => searchParams.get('filter'))).toEqual([
    '{"resource":"blog","rowId":7}',
  ]);
});

test('A record without lines says so', async () => {
  show([], <LastChanges resource="blog" id={7} />);
  await userEvent.click(screen.getByRole('button', { name: 'Posljednje promjene' }));
  expect(await screen.findByText('U dnevniku još nema promjena ovog zapisa.')).toBeVisible();
});

test('Only administrators see the last changes', () => {
  show([line], <LastChanges resource="blog" id={7} />, 'editor');
  expect(screen.queryByRole('button', { name: 'Posljednje promjene' })).toBeNull();
});
