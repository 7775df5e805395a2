import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AdminContext } from 'react-admin';
import { hr } from '../i18n/hr/hr';
import { AdminSessionProvider } from '../providers/admin-session-provider';
import { dataProvider } from '../providers/data-provider';
import { createI18nProvider } from '../providers/i18n-provider';
import { createQueryClient } from '../providers/query-client';
import { TestMail } from './test-mail';

const queued = { id: 7, kind: 'delivery-test', recipient: 'ana@udruga.example', state: 'queued' };

/** Renders the form with an API whose test mail ends as given. */
function renderWith(outcome: object): { sent: unknown[] } {
  const sent: unknown[] = [];
  globalThis.fetch = (_url, init) => {
    const isPost = init?.method === 'POST';
    if (isPost) sent.push(JSON.parse(String(init?.body)));
    const body = isPost ? queued : { ...queued, ...outcome };
    return Promise.resolve(new Response(JSON.stringify(body)));
  };
  render(
    <AdminContext
      dataProvider={dataProvider}
      i18nProvider={createI18nProvider('hr', hr)}
      queryClient={createQueryClient()}
    >
      <AdminSessionProvider>
        <TestMail />
      </AdminSessionProvider>
    </AdminContext>,
  );
  return { sent };
}

async function sendTo(email: string): Promise<void> {
  await userEvent.type(screen.getByRole('textbox', { name: /^Adresa za probu/ }), email);
  await userEvent.click(screen.getByRole('button', { name: 'Pošalji probnu poruku' }));
}

describe('The test mail of the settings', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  test('tells what the mail server answered when it was refused', async () => {
    const { sent } = renderWith({
      state: 'failed',
      lastError: 'Poslužitelj e-pošte odbio je adresu primatelja.',
      serverAnswer: '550 No such user',
    });
    await sendTo('ana@udruga.example');
    const alert = await screen.findByText(/nije poslana/);
    expect(alert).toHaveTextContent('Poslužitelj e-pošte odbio je adresu primatelja.');
    expect(alert).toHaveTextContent('Odgovor poslužitelja: 550 No such user');
    expect(sent).toEqual([{ email: 'ana@udruga.example' }]);
  });

  test('says that nobody got a mail that became a file', async () => {
    renderWith({ state: 'written' });
    await sendTo('ana@udruga.example');
    expect(await screen.findByText(/spremljena u datoteku i nitko je nije dobio/)).toBeVisible();
  });
});
