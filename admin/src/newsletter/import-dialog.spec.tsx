import { expect, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AdminContext } from 'react-admin';
import { hr } from '../i18n/hr/hr';
import { createI18nProvider } from '../providers/i18n-provider';
import { createQueryClient } from '../providers/query-client';
import { ImportDialog } from './import-dialog';

const result = {
  added: 2,
  known: 1,
  unsubscribed: 3,
  remembered: 2,
  refused: 0,
  duplicates: 0,
  invalid: 1,
  invalidRows: [{ row: 7, text: 'una@', reason: 'Adresa e-pošte nije ispravna.' }],
  minutes: 1,
};
const past = {
  id: 1,
  importedAt: '2026-05-01T09:30:00.000Z',
  importedBy: 'Ana Horvat',
  language: 'hr',
  added: 40,
  asked: 40,
  confirmed: 12,
};

test('An import shows what will happen, and happens only after that', async () => {
  const posted: string[] = [];
  globalThis.fetch = (input, init) => {
    const { pathname, search } = new URL(String(input), 'http://localhost');
    if (init?.method === 'POST') posted.push(pathname.replace(/^.*imports/, '') + search);
    const body = init?.method === 'POST' ? result : [past];
    return Promise.resolve(new Response(JSON.stringify(body)));
  };
  let closed = false;
  const { baseElement } = render(
    <AdminContext i18nProvider={createI18nProvider('hr', hr)} queryClient={createQueryClient()}>
      <ImportDialog onClose={() => (closed = true)} />
    </AdminContext>,
  );
  const run = screen.getByRole('button', { name: 'Uvezi i pitaj' });
  expect(run).toBeDisabled();
  expect(await screen.findByText(/Ana Horvat\. Novih adresa: 40/)).toBeVisible();

  const input = baseElement.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no file input.');
  await userEvent.upload(input, new File(['ana@a.hr'], 'popis.csv', { type: 'text/csv' }));
  expect(await screen.findByText(/Pitanje dobivaju 2 nove adrese/)).toBeVisible();
  expect(screen.getByText('3 osobe su se odjavile i više se ne pitaju.')).toBeVisible();
  expect(screen.getByText(/^Od toga su 2 osobe odjavljene samo prema datoteci/)).toBeVisible();
  expect(screen.getByText('7. redak: „una@”: Adresa e-pošte nije ispravna.')).toBeVisible();
  expect(posted).toEqual(['/preview']);

  await userEvent.click(run);
  await waitFor(() => expect(closed).toBe(true));
  expect(posted).toEqual(['/preview', '?language=hr']);
});
