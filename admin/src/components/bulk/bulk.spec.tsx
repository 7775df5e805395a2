import { beforeEach, expect, test } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AdminContext, memoryStore, ResourceContextProvider, useRecordContext } from 'react-admin';
import { BrowserRouter } from 'react-router-dom';
import { fieldsOf } from 'shared/is-record';
import { hr } from '../../i18n/hr/hr';
import { PanelNotification } from '../../layout/messages/panel-notification';
import { dataProvider } from '../../providers/data-provider';
import { createI18nProvider } from '../../providers/i18n-provider';
import { createQueryClient } from '../../providers/query-client';
import { RecordList } from '../list/record-list';
import { RowCheckbox } from './row-checkbox';

const texts = hr.admin.bulk;
const total = 24;

/** The requests of actions, with their bodies. */
let sent: Record<string, unknown>[];
/** The rows that the next actions do not change. */
let refused: number[];

const trashed = [
  { id: 72, resource: 'blog', rowId: 2 },
  { id: 73, resource: 'blog', rowId: 40 },
  { id: 71, resource: 'blog', rowId: 1 },
];

const rowOf = (id: number) => ({ id, title: `Članak ${id}` });

function listed(url: URL) {
  const filter = fieldsOf(JSON.parse(url.searchParams.get('filter') ?? '{}'));
  const wanted = Array.isArray(filter.id) ? filter.id.map(Number) : undefined;
  const [from = 0, to = 0]: number[] = JSON.parse(url.searchParams.get('range') ?? '[0,9]');
  const ids = wanted ?? Array.from({ length: total }, (_, index) => index + 1);
  return ids.slice(from, to + 1).map(rowOf);
}

beforeEach(() => {
  sent = [];
  refused = [];
  window.history.replaceState(null, '', '/blog');
  const answer: typeof fetch = (input, init) => {
    const url = new URL(String(input), 'http://localhost');
    if (init?.method !== 'POST') {
      const headers = { 'Content-Range': `blog 0-9/${total}` };
      const rows = url.pathname === '/api/trash' ? trashed : listed(url);
      return Promise.resolve(new Response(JSON.stringify(rows), { headers }));
    }
    const body = fieldsOf(JSON.parse(String(init.body)));
    sent.push({ path: url.pathname, ...body });
    const ids = Array.isArray(body.ids) ? body.ids.map(Number) : [];
    const failed = refused.map((id) => ({ id, reason: 'Nedostaje sadržaj.' }));
    const done = ids.filter((id) => !refused.includes(id));
    return Promise.resolve(new Response(JSON.stringify({ done, failed })));
  };
  globalThis.fetch = answer;
});

function Row() {
  const record = useRecordContext();
  return (
    <li>
      <RowCheckbox name={String(record?.title)} />
    </li>
  );
}

async function open() {
  render(
    <BrowserRouter>
      <AdminContext
        dataProvider={dataProvider}
        i18nProvider={createI18nProvider('hr', hr)}
        queryClient={createQueryClient()}
        store={memoryStore()}
      >
        <ResourceContextProvider value="blog">
          <RecordList
            sort={{ field: 'id', order: 'ASC' }}
            sortFields={['id']}
            bulk={{ actions: ['publish', 'read', 'trash'], exported: true }}
            row={<Row />}
          />
        </ResourceContextProvider>
        <PanelNotification />
      </AdminContext>
    </BrowserRouter>,
  );
  await screen.findByRole('checkbox', { name: 'Odaberi: Članak 1' });
}

const box = (id: number) => screen.getByRole('checkbox', { name: `Odaberi: Članak ${id}` });
const bar = () => screen.getByRole('region', { name: texts.bar });
/** Chooses an action from the menu, which a narrow bar has. */
async function choose(name: string) {
  await userEvent.click(within(bar()).getByRole('button', { name: texts.actions }));
  await userEvent.click(screen.getByRole('menuitem', { name }));
}

test('Rows are selected one by one, as a range with Shift, and all of a page', async () => {
  await open();
  act(() => box(2).focus());
  await userEvent.keyboard(' ');
  expect(screen.getByRole('status')).toHaveTextContent('Odabrana je 1 stavka');
  act(() => box(5).focus());
  await userEvent.keyboard('{Shift>} {/Shift}');
  expect(screen.getByRole('status')).toHaveTextContent('Odabrane su 4 stavke');
  expect(box(4)).toBeChecked();

  const page = screen.getByRole('checkbox', { name: texts.page });
  expect(page).toBePartiallyChecked();
  await userEvent.click(page);
  expect(screen.getByRole('status')).toHaveTextContent('Odabrano je 10 stavki');
  await userEvent.click(page);
  expect(screen.queryByRole('region', { name: texts.bar })).not.toBeInTheDocument();
});

test('The selection is kept on another page, and cleared by another filter', async () => {
  await open();
  await userEvent.click(box(3));
  await userEvent.click(screen.getByRole('button', { name: /sljedeć/i }));
  await screen.findByRole('checkbox', { name: 'Odaberi: Članak 11' });
  await userEvent.click(box(11));
  expect(screen.getByRole('status')).toHaveTextContent('Odabrane su 2 stavke');
  await userEvent.type(screen.getByPlaceholderText(hr.admin.blog.search), 'x');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(''));
});

test('All that match are changed without a question where nothing is public', async () => {
  await open();
  await userEvent.click(box(1));
  await choose('Odaberi sve koje odgovaraju (24)');
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('Odabrane su 24 stavke'),
  );
  await userEvent.click(within(bar()).getByRole('button', { name: texts.actions }));
  const link = screen.getByRole('menuitem', { name: texts.export });
  expect(new URL(link.getAttribute('href') ?? '', 'http://x').searchParams.get('filter')).toBe(
    '{}',
  );
  await userEvent.click(screen.getByRole('menuitem', { name: texts.action.read }));
  await waitFor(() => expect(sent).toHaveLength(1));
  const ids = Array.from({ length: total }, (_, index) => index + 1);
  expect(sent).toEqual([{ path: '/api/blog/bulk', action: 'read', ids }]);
  await waitFor(() => expect(screen.getByRole('checkbox', { name: texts.page })).toHaveFocus());
});

test('A public action asks with the number of rows, and names those that were not changed', async () => {
  refused = [2];
  await open();
  await userEvent.click(box(1));
  await userEvent.click(box(2));
  await choose(texts.action.publish);
  const question = screen.getByRole('dialog', { name: 'Objaviti 2 odabrane stavke?' });
  await userEvent.click(within(question).getByRole('button', { name: hr.admin.form.cancel }));
  expect(sent).toEqual([]);

  await waitFor(() => expect(question).not.toBeInTheDocument());
  await choose(texts.action.publish);
  await userEvent.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: texts.action.publish }),
  );
  const failures = await screen.findByRole('dialog', { name: '1 stavka nije promijenjena' });
  expect(failures).toHaveTextContent('Članak 2');
  expect(failures).toHaveTextContent('Nedostaje sadržaj.');
  await userEvent.click(within(failures).getByRole('button', { name: hr.admin.form.close }));
  await waitFor(() => expect(box(2)).toBeChecked());
  expect(box(1)).not.toBeChecked();
});

test('Rows moved to the trash are restored by the message, which F8 reaches', async () => {
  await open();
  await userEvent.click(box(1));
  await userEvent.click(box(2));
  await choose(texts.action.trash);
  await userEvent.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: texts.action.trash }),
  );
  expect(await screen.findByText('Premješteno u koš: 2')).toBeVisible();
  await userEvent.keyboard('{F8}');
  expect(screen.getByRole('region', { name: hr.admin.messages })).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Vraćeno: 2')).toBeVisible();
  expect(sent).toEqual([
    { path: '/api/blog/bulk', action: 'delete', ids: [1, 2] },
    { path: '/api/trash/bulk', action: 'restore', ids: [72, 71] },
  ]);
});

test('The message says how many rows could not be restored, and why', async () => {
  await open();
  await userEvent.click(box(1));
  await userEvent.click(box(2));
  await choose(texts.action.trash);
  await userEvent.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: texts.action.trash }),
  );
  refused = [72];
  await userEvent.click(await screen.findByRole('button', { name: hr.ra.action.undo }));
  expect(await screen.findByText('Vraćeno je 1 od 2. Nedostaje sadržaj.')).toBeVisible();
});
