import { beforeEach, describe, expect, test } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AdminContext, memoryStore, ResourceContextProvider, type Store } from 'react-admin';
import { BrowserRouter } from 'react-router-dom';
import { hr } from '../../../i18n/hr/hr';
import { dataProvider } from '../../../providers/data-provider';
import { createI18nProvider } from '../../../providers/i18n-provider';
import { createQueryClient } from '../../../providers/query-client';
import { RecordList } from '../record-list';
import type { Column, TableRecord } from './columns';
import { RecordTable } from './record-table';

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
  render(
    <BrowserRouter>
      <AdminContext
        dataProvider={dataProvider}
        i18nProvider={createI18nProvider('hr', hr)}
        queryClient={createQueryClient()}
        store={store}
      >
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
        </ResourceContextProvider>
      </AdminContext>
    </BrowserRouter>,
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
    expect(within(row).getByRole('link', { name: 'Članak 7' })).toHaveAttribute('href', '/blog/7');
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

  test('has check boxes for its rows and for the page', async () => {
    await open();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Odaberi: Članak 3' }));
    expect(screen.getByRole('status')).toHaveTextContent('Odabrana je 1 stavka');
    const page = screen.getByRole('checkbox', { name: hr.admin.bulk.page });
    expect(page).toBePartiallyChecked();
    await userEvent.click(page);
    expect(screen.getByRole('status')).toHaveTextContent('Odabrano je 25 stavki');
    await userEvent.click(screen.getByRole('button', { name: hr.admin.bulk.clear }));
    expect(page).toHaveFocus();
  });
});
