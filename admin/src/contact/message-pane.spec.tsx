import { expect, test } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { AdminContext } from 'react-admin';
import { hr } from '../i18n/hr/hr';
import { AdminSessionProvider } from '../providers/admin-session-provider';
import { dataProvider } from '../providers/data-provider';
import { createI18nProvider } from '../providers/i18n-provider';
import { MessagePane } from './message-pane';

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
