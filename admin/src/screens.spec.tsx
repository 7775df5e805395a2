import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AdminContext } from 'react-admin';
import { renderInPanel } from '../testing/panel';
import { MessagePane } from './contact/message-pane';
import { hr } from './i18n/hr/hr';
import { ImportDialog } from './newsletter/import-dialog';
import { AdminSessionProvider } from './providers/admin-session-provider';
import { dataProvider } from './providers/data-provider';
import { createI18nProvider } from './providers/i18n-provider';
import { TestMail } from './settings/test-mail';

describe('Test mails', () => {
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
    renderInPanel(
      <AdminSessionProvider>
        <TestMail />
      </AdminSessionProvider>,
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
});

describe('Messages', () => {
  const message = {
    id: 1,
    name: 'Ana',
    email: 'ana@udruga.example',
    subject: 'Radionica',
    message: 'Kada je?',
    topic: null,
    language: 'hr',
    isRead: false,
    state: 'new',
    answeredAt: null,
    answeredBy: null,
    note: null,
    version: 1,
    replyState: null,
    receivedAt: '2026-11-22T08:00:00.000Z',
  };

  test('A response from before the message was marked as read does not mark it as unread', async () => {
    let isRead = false;
    let answerFirst = (): void => undefined;
    const first = new Promise<void>((resolve) => (answerFirst = resolve));
    let reads = 0;
    globalThis.fetch = async (url, init) => {
      const { pathname } = new URL(url instanceof Request ? url.url : url, 'http://localhost');
      if (pathname !== '/api/contact/1') {
        const isList = pathname !== '/api/mails/delivery';
        return new Response(isList ? '[]' : '{}', { headers: { 'Content-Range': 'a 0-0/0' } });
      }
      if (init?.method === 'PATCH' || init?.method === 'PUT') {
        isRead = true;
        return new Response(JSON.stringify({ ...message, isRead }));
      }
      const body = JSON.stringify({ ...message, isRead });
      reads += 1;
      if (reads === 1) await first;
      return new Response(body);
    };
    const queryClient = new QueryClient();
    // The inbox has loaded the message with its list.
    queryClient.setQueryData(['contact', 'getOne', { id: '1', meta: undefined }], message);
    render(
      <AdminContext
        i18nProvider={createI18nProvider('hr', hr)}
        dataProvider={dataProvider}
        queryClient={queryClient}
      >
        <AdminSessionProvider>
          <MessagePane id={1} onMarked={() => answerFirst()} />
        </AdminSessionProvider>
      </AdminContext>,
    );
    await screen.findByText('Kada je?');
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.getByRole('button', { name: hr.admin.contact.markUnread })).toBeInTheDocument();
  });
});

describe('The import of subscribers', () => {
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
    const { baseElement } = renderInPanel(
      <AdminSessionProvider>
        <ImportDialog onClose={() => (closed = true)} />
      </AdminSessionProvider>,
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
});
