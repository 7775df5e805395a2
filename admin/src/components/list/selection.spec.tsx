import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ResourceContextProvider, type Store, memoryStore, useRecordContext } from 'react-admin';
import { fieldsOf } from 'shared/is-record';
import { renderInPanel } from '../../../testing/panel';
import { hr } from '../../i18n/hr/hr';
import { PanelNotification } from '../../layout/messages/panel-notification';
import { RowCheckbox } from '../bulk/row-checkbox';
import { RecordList } from './record-list';
import type { Column, TableRecord } from './table/columns';
import { RecordTable } from './table/record-table';

describe('Selected rows', () => {
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

  function binned(url: URL) {
    const { rowId } = fieldsOf(JSON.parse(url.searchParams.get('filter') ?? '{}'));
    return trashed.filter((row) => Array.isArray(rowId) && rowId.includes(row.rowId));
  }

  beforeEach(() => {
    sent = [];
    refused = [];
    window.history.replaceState(null, '', '/blog');
    const answer: typeof fetch = (input, init) => {
      const url = new URL(String(input), 'http://localhost');
      if (init?.method !== 'POST') {
        const headers = { 'Content-Range': `blog 0-9/${total}` };
        const rows = url.pathname === '/api/trash' ? binned(url) : listed(url);
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
    renderInPanel(
      <>
        <ResourceContextProvider value="blog">
          <RecordList
            sort={{ field: 'id', order: 'ASC' }}
            sortFields={['id']}
            bulk={{ actions: ['publish', 'read', 'trash'], exported: true }}
            row={<Row />}
          />
        </ResourceContextProvider>
        <PanelNotification />
      </>,
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

  test('Rows moved to the trash are restored by the message', async () => {
    await open();
    await userEvent.click(box(1));
    await userEvent.click(box(2));
    await choose(texts.action.trash);
    await userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: texts.action.trash }),
    );
    expect(await screen.findByText('U koš su premještene 2 stavke.')).toBeVisible();
    const messages = within(screen.getByRole('region', { name: hr.admin.messages }));
    await userEvent.click(messages.getByRole('button', { name: hr.admin.trash.restore }));
    expect(await screen.findByText('Vraćene su 2 stavke.')).toBeVisible();
    expect(sent).toEqual([
      { path: '/api/blog/bulk', action: 'delete', ids: [1, 2] },
      { path: '/api/trash/bulk', action: 'restore', ids: [72, 71] },
    ]);
  });
});

describe('The table', () => {
  interface Post extends TableRecord {
    title: string;
    author: string;
  }

  const texts = hr.admin.list;
  const fields = hr.resources.blog.fields;
  const total = 60;
  const columns: Column<Post>[] = [
    { field: 'publishDate', order: 'DESC', width: 12, cell: ({ id }) => `${id}. 1. 2026.` },
    { field: 'author', width: 12, cell: ({ author }) => author },
  ];

  /** The query of each request. */
  let requests: URLSearchParams[];
  let store: Store;

  beforeEach(() => {
    requests = [];
    store = memoryStore();
    window.history.replaceState(null, '', '/blog');
    const answer: typeof fetch = (input) => {
      const { searchParams } = new URL(String(input), 'http://localhost');
      requests.push(searchParams);
      const [from = 0, to = 9]: number[] = JSON.parse(searchParams.get('range') ?? '[]');
      const rows = Array.from({ length: Math.min(to, total - 1) - from + 1 }, (_, index) => ({
        id: from + index + 1,
        title: `Članak ${from + index + 1}`,
        author: 'Ana',
      }));
      const headers = { 'Content-Range': `blog ${from}-${to}/${total}` };
      return Promise.resolve(new Response(JSON.stringify(rows), { headers }));
    };
    globalThis.fetch = answer;
  });

  async function open() {
    renderInPanel(
      <ResourceContextProvider value="blog">
        <RecordList
          sort={{ field: 'publishDate', order: 'DESC' }}
          sortFields={['publishDate', 'title']}
          bulk={{ actions: ['trash'] }}
          row={<li>Kartica</li>}
          table={
            <RecordTable<Post>
              title={{
                field: 'title',
                order: 'ASC',
                title: ({ title }) => title,
                path: ({ id }) => `/blog/${id}`,
              }}
              columns={columns}
            />
          }
        />
      </ResourceContextProvider>,
      { store },
    );
    await waitFor(() => expect(screen.queryByTestId('list-skeleton')).not.toBeInTheDocument());
  }

  const view = (name: string) => screen.getByRole('button', { name });
  const heading = (name: string) => screen.getByRole('columnheader', { name });
  const lastSort = () => requests.at(-1)?.get('sort');

  describe('A list', () => {
    test('becomes a table by choice, with more rows, and its choice is remembered', async () => {
      await open();
      expect(screen.queryByRole('table')).not.toBeInTheDocument();
      expect(view(texts.cards)).toHaveAttribute('aria-pressed', 'true');
      await userEvent.click(view(texts.table));
      const table = await screen.findByRole('table', { name: hr.admin.blog.title });
      await waitFor(() => expect(within(table).getAllByRole('rowheader')).toHaveLength(25));
      expect(view(texts.table)).toHaveAttribute('aria-pressed', 'true');
      expect(store.getItem('blog.view')).toBe('table');

      await userEvent.click(view(texts.cards));
      await waitFor(() => expect(screen.getAllByText('Kartica')).toHaveLength(10));
    });
  });

  describe('The table of a list', () => {
    beforeEach(() => {
      store.setItem('blog.view', 'table');
    });

    test('has its rows named by their titles, which open the form', async () => {
      await open();
      expect(screen.getAllByRole('row')).toHaveLength(26);
      const row = screen.getByRole('row', { name: /Članak 7 / });
      expect(within(row).getByRole('link', { name: 'Članak 7' })).toHaveAttribute(
        'href',
        '/blog/7',
      );
      expect(within(row).getByRole('cell', { name: '7. 1. 2026.' })).toBeVisible();
    });

    test('is sorted by its headings, which say so', async () => {
      await open();
      const date = fields.publishDate;
      expect(heading(date)).toHaveAttribute('aria-sort', 'descending');
      expect(heading(fields.title)).not.toHaveAttribute('aria-sort');
      expect(within(heading(fields.author)).queryByRole('button')).not.toBeInTheDocument();

      await userEvent.click(screen.getByRole('button', { name: fields.title }));
      await waitFor(() => expect(lastSort()).toBe('["title","ASC"]'));
      expect(heading(fields.title)).toHaveAttribute('aria-sort', 'ascending');
      expect(heading(date)).not.toHaveAttribute('aria-sort');

      await userEvent.click(screen.getByRole('button', { name: date }));
      await waitFor(() => expect(lastSort()).toBe('["publishDate","DESC"]'));
      await userEvent.click(screen.getByRole('button', { name: date }));
      await waitFor(() => expect(lastSort()).toBe('["publishDate","ASC"]'));
    });
  });
});
