import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import {
  Notification,
  RecordContextProvider,
  ResourceContextProvider,
  ResourceDefinitionContextProvider,
} from 'react-admin';
import { renderInPanel } from '../../testing/panel';
import { AuditLogList } from '../audit-log/audit-log-list';
import { startAdminSession } from '../providers/admin-session';
import type { StaffRole } from '../providers/roles';
import { LastChanges } from './audit/last-changes';
import type { AuditEntry } from './audit/use-audit-line';
import { DraftLink } from './draft-link/draft-link';
import { FileOutcome, FileOutcomes } from './upload/file-outcomes';
import { type SendResult, isFinished, useFileQueue } from './upload/use-file-queue';

describe('The log of changes', () => {
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
    renderInPanel(
      <ResourceDefinitionContextProvider definitions={{ blog: { name: 'blog', hasEdit: true } }}>
        <ResourceContextProvider value="audit-log">{part}</ResourceContextProvider>
      </ResourceDefinitionContextProvider>,
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
          facts: [
            { field: 'iban', before: 'HR1210010051863000160', after: 'HR1723600001101234565' },
          ],
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

  test('Only administrators see the last changes', () => {
    show([line], <LastChanges resource="blog" id={7} />, 'editor');
    expect(screen.queryByRole('button', { name: 'Posljednje promjene' })).toBeNull();
  });
});

describe('The link of a draft', () => {
  const refusal = 'Ovo je već objavljeno. Pošaljite adresu stranice.';
  let requests: string[];
  /** An API that has no link, and makes none. */
  beforeEach(() => {
    requests = [];
    globalThis.fetch = async (path, { method = 'GET' } = {}) => {
      requests.push(`${method} ${String(path)}`);
      if (method === 'POST') return Response.json({ message: refusal }, { status: 409 });
      return Response.json({ url: null, expiresAt: null });
    };
  });

  function renderLink(record: object = { isPublished: false }) {
    renderInPanel(
      <>
        <ResourceContextProvider value="blog">
          <RecordContextProvider value={{ id: 7, ...record }}>
            <DraftLink />
          </RecordContextProvider>
        </ResourceContextProvider>
        <Notification />
      </>,
    );
  }

  const button = (name: string) => screen.findByRole('button', { name });

  test('The message of the API is shown where it makes no link', async () => {
    renderLink();
    await userEvent.setup().click(await button('Kopiraj poveznicu na skicu'));
    expect(await screen.findByText(refusal)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('A scheduled post has a link, and one that visitors see has none', async () => {
    const publishDate = new Date(Date.now() + 60_000).toISOString();
    renderLink({ isPublished: true, publishDate });
    expect(await button('Kopiraj poveznicu na skicu')).toBeVisible();
  });

  test.each([
    { isPublished: true },
    { isPublished: true, publishDate: '2026-01-01T09:00:00.000Z' },
    // Just published by a server whose clock is ahead.
    {
      isPublished: true,
      publishDate: new Date(Math.ceil(Date.now() / 15_000) * 15_000).toISOString(),
    },
  ])('What visitors see has no link (%j)', (record) => {
    renderLink(record);
    expect(screen.queryByRole('button')).toBeNull();
    expect(requests).toEqual([]);
  });
});

type Finish = (sent: SendResult<string> | undefined) => void;

function Uploads({ send }: { send: (file: File, finish: Finish) => void }) {
  const { files, add, clearFinished } = useFileQueue<string>(
    (file) => new Promise((resolve) => send(file, resolve)),
  );
  return (
    <>
      <button onClick={() => add(['a', 'b', 'c'].map((name) => new File([], name)))}>Dodaj</button>
      <FileOutcomes title="Datoteke" files={files} closeLabel="Makni" onClose={clearFinished}>
        {files.map((file) => (
          <FileOutcome
            key={file.key}
            file={file}
            progress={isFinished(file) ? undefined : file.progress}
          >
            {file.result ?? 'čeka'}
          </FileOutcome>
        ))}
      </FileOutcomes>
    </>
  );
}

test('Files are uploaded one after the other, and the next follows one that fails', async () => {
  const finish: Finish[] = [];
  const send = jest.fn((_file: File, done: Finish) => void finish.push(done));
  render(<Uploads send={send} />);
  await userEvent.click(screen.getByRole('button', { name: 'Dodaj' }));

  const outcomes = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(send.mock.calls.map(([{ name }]) => name)).toEqual(['a']);
  expect(screen.getByRole('progressbar', { name: 'a' })).toBeVisible();
  expect(outcomes()).toEqual(['ačeka', 'bčeka', 'cčeka']);

  await act(async () => finish[0]?.({ error: 'prevelika' }));
  await act(async () => finish[1]?.({ result: 'dodana' }));
  expect(outcomes()).toEqual(['aprevelika', 'bdodana', 'cčeka']);
  expect(send.mock.calls.map(([{ name }]) => name)).toEqual(['a', 'b', 'c']);
  expect(screen.queryByRole('button', { name: 'Makni' })).toBeNull();

  await act(async () => finish[2]?.({ result: 'dodana' }));
  await userEvent.click(screen.getByRole('button', { name: 'Makni' }));
  expect(screen.queryAllByRole('listitem')).toEqual([]);
});
