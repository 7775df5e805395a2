import { beforeEach, expect, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  AdminContext,
  Notification,
  RecordContextProvider,
  ResourceContextProvider,
} from 'react-admin';
import { en } from '../../i18n/en/en';
import { hr } from '../../i18n/hr/hr';
import { createI18nProvider } from '../../providers/i18n-provider';
import type { Language } from '../../providers/language';
import { DraftLink } from './draft-link';

const url = 'https://udruga.example/preview/blog/shared?token=abc';
const link = { url, expiresAt: '2026-12-07T22:59:59.000Z' };
const none = { url: null, expiresAt: null };

let requests: string[];
/** What the API has stored; an error message instead refuses a new link. */
let stored: typeof link | typeof none;
let refusal: string | undefined;
beforeEach(() => {
  [requests, stored, refusal] = [[], none, undefined];
  globalThis.fetch = async (path, { method = 'GET' } = {}) => {
    requests.push(`${method} ${String(path)}`);
    if (method === 'POST' && refusal !== undefined) {
      return new Response(JSON.stringify({ message: refusal }), { status: 409 });
    }
    if (method === 'POST') stored = String(path).includes('/withdraw') ? none : link;
    return new Response(JSON.stringify(stored));
  };
});

interface Shown {
  record?: { id: number; isPublished: boolean; publishDate?: string };
  language?: Language;
}

function renderLink({ record = { id: 7, isPublished: false }, language = 'hr' }: Shown = {}) {
  render(
    <AdminContext i18nProvider={createI18nProvider(language, { hr, en }[language])}>
      <ResourceContextProvider value="blog">
        <RecordContextProvider value={record}>
          <DraftLink />
        </RecordContextProvider>
      </ResourceContextProvider>
      <Notification />
    </AdminContext>,
  );
}

const button = (name: string) => screen.findByRole('button', { name });

test('The link of a draft is copied, with the day on which it ends, and withdrawn', async () => {
  const user = userEvent.setup();
  renderLink();

  await user.click(await button('Kopiraj poveznicu na skicu'));
  expect(
    await screen.findByText(/^Poveznica je kopirana. Vrijedi do 7. prosinca 2026.$/),
  ).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(url);
  expect(await screen.findByText(/^Poveznica vrijedi do 7. prosinca 2026. Tko/)).toBeVisible();

  await user.click(await button('Povuci poveznicu'));
  expect(await screen.findByText('Poveznica je povučena i više ne otvara skicu.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Povuci poveznicu' })).toBeNull();
  expect(await button('Kopiraj poveznicu na skicu')).toHaveFocus();
  expect(requests).toEqual([
    'GET /api/draft-links/blog/7?lang=hr',
    'POST /api/draft-links/blog/7?lang=hr',
    'POST /api/draft-links/blog/7/withdraw?lang=hr',
  ]);
});

test('A link that exists can be withdrawn at once', async () => {
  stored = link;
  renderLink({ language: 'en' });
  expect(await screen.findByText(/^The link works until 7 December 2026. Whoever/)).toBeVisible();
  await userEvent.click(await button('Withdraw link'));
  await waitFor(() => expect(requests).toHaveLength(2));
  expect(requests.at(-1)).toBe('POST /api/draft-links/blog/7/withdraw?lang=en');
});

test('Where the browser does not allow copying, the link is shown instead', async () => {
  const user = userEvent.setup();
  renderLink();
  navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  await user.click(await button('Kopiraj poveznicu na skicu'));
  const field = await screen.findByRole('textbox', { name: 'Poveznica na skicu' });
  expect(field).toHaveValue(url);
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('readonly');
});

test('The message of the API is shown where it makes no link', async () => {
  refusal = 'Ovo je već objavljeno. Pošaljite adresu stranice.';
  renderLink();
  await userEvent.setup().click(await button('Kopiraj poveznicu na skicu'));
  expect(await screen.findByText(refusal)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('A scheduled post has a link, and one that visitors see has none', async () => {
  const publishDate = new Date(Date.now() + 60_000).toISOString();
  renderLink({ record: { id: 7, isPublished: true, publishDate } });
  expect(await button('Kopiraj poveznicu na skicu')).toBeVisible();
});

test.each([
  { id: 7, isPublished: true },
  { id: 7, isPublished: true, publishDate: '2026-01-01T09:00:00.000Z' },
])('What visitors see has no link (%j)', (record) => {
  renderLink({ record });
  expect(screen.queryByRole('button')).toBeNull();
  expect(requests).toEqual([]);
});
