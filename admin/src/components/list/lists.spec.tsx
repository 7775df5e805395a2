import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { I18nContextProvider } from 'react-admin';
import { fieldsOf } from 'shared/is-record';
import { TeamServer, muteHttpErrors, renderTeam } from '../../../testing/team';
import { hr } from '../../i18n/hr/hr';
import { createI18nProvider } from '../../providers/i18n-provider';
import { PageInput } from './paging/page-input';

let server: TeamServer;

beforeEach(() => {
  server = new TeamServer();
  muteHttpErrors();
});
afterEach(() => {
  jest.restoreAllMocks();
});

const rows = () => screen.findAllByRole('listitem');
const searchField = () => screen.getByPlaceholderText('Traži osobe');

/** Search text and filter of the list in the URL. */
function listQuery(): Record<string, unknown> {
  const filter = new URLSearchParams(window.location.search).get('filter');
  const { q, position } = fieldsOf(JSON.parse(filter ?? '{}'));
  return { q, position };
}

describe('The list of a resource', () => {
  test('shows its rows, and searches them by a typed text', async () => {
    renderTeam(server, '/team');
    expect(screen.getByRole('heading', { level: 1, name: 'Tim' })).toBeVisible();
    expect(screen.getAllByTestId('list-skeleton')).toHaveLength(3);
    expect(await rows()).toHaveLength(2);
    expect(screen.queryAllByTestId('list-skeleton')).toHaveLength(0);

    // The list is not read again when the window is focused.
    fireEvent(window, new Event('visibilitychange'));
    await userEvent.type(searchField(), 'Iva');
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(server.searches).toEqual([undefined, 'Iva']);
    expect(screen.getByText('Iva Novak, Psihologinja')).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Obriši vrijednost' }));
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    expect(searchField()).toHaveValue('');
  });

  test('keeps a search text when a filter is chosen right after it', async () => {
    renderTeam(server, '/team');
    await rows();
    await userEvent.type(searchField(), 'Iva');
    await userEvent.click(screen.getByRole('combobox', { name: 'Uloga' }));
    await userEvent.click(screen.getByRole('option', { name: 'Psihologinje' }));
    await waitFor(() => expect(listQuery()).toMatchObject({ q: 'Iva', position: 'Psihologinja' }));
    expect(searchField()).toHaveValue('Iva');
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Uloga' })).toHaveTextContent('Psihologinje'),
    );
  });

  test('keeps a search text when a form is opened before the search is rendered', async () => {
    renderTeam(server, '/team');
    await rows();
    const add = screen.getByRole('link', { name: 'Nova osoba' });
    const pushState = window.history.pushState.bind(window.history);
    const opened = jest.spyOn(window.history, 'pushState').mockImplementationOnce((...entry) => {
      pushState(...entry);
      queueMicrotask(() => add.click());
    });
    await userEvent.type(searchField(), 'Iva');
    expect(await screen.findByRole('dialog', { name: 'Nova osoba' })).toBeVisible();
    expect(opened.mock.calls.map(([, , url]) => String(url))).toContain('/team/create');
    await waitFor(() => expect(listQuery()).toMatchObject({ q: 'Iva' }));
    expect(window.location.pathname).toBe('/team/create');
    await waitFor(() => expect(server.searches).toEqual([undefined, 'Iva']));
  });

  test('shows an error when it could not be loaded, and loads again on request', async () => {
    server.isUnreachable = true;
    renderTeam(server, '/team');
    const retry = await screen.findByRole('button', { name: 'Pokušaj ponovno' });
    expect(screen.getByText('Podatke nije bilo moguće učitati.')).toBeVisible();
    expect(screen.queryByText(/^\d+–\d+ od/)).not.toBeInTheDocument();
    expect(server.requestCount).toBe(1);
    server.isUnreachable = false;
    await userEvent.click(retry);
    expect(await rows()).toHaveLength(2);
    expect(server.requestCount).toBe(2);
  });
});

afterEach(() => {
  jest.restoreAllMocks();
});

test('On a phone the filters fold behind a button with the number of active ones', async () => {
  const { matchMedia } = window;
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = matchMedia(query);
    return Object.assign(list, { matches: query.includes('max-width') });
  });
  renderTeam(new TeamServer(), '/team');
  const button = await screen.findByRole('button', { name: 'Filtri' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('combobox', { name: 'Uloga' })).not.toBeInTheDocument();

  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(screen.getByRole('combobox', { name: 'Uloga' }));
  await userEvent.click(screen.getByRole('option', { name: 'Psihologinje' }));
  await waitFor(() => expect(button).toHaveTextContent('Filtri (1)'));
});

describe('Paging', () => {
  let opened: number[];
  beforeEach(() => {
    opened = [];
  });

  function List() {
    const [page, setPage] = useState(2);
    return (
      <>
        <PageInput
          page={page}
          pages={500}
          onPage={(next) => {
            opened.push(next);
            setPage(next);
          }}
        />
        <button>Dalje</button>
      </>
    );
  }

  const input = () => screen.getByRole('textbox', { name: 'Stranica' });

  describe('The number of a page', () => {
    beforeEach(() => {
      render(
        <I18nContextProvider value={createI18nProvider('hr', hr)}>
          <List />
        </I18nContextProvider>,
      );
    });

    test('leads to the page by Enter, and keeps the focus', async () => {
      expect(input()).toHaveValue('2');
      expect(input()).toHaveAccessibleDescription('od 500');
      await userEvent.click(input());
      await userEvent.keyboard('417{Enter}');
      expect(opened).toEqual([417]);
      expect(input()).toHaveFocus();
      expect(input()).toHaveValue('417');
    });

    test.each(['0', '501', '2a', '-1'])('is refused where there is no page %s', async (wrong) => {
      await userEvent.click(input());
      await userEvent.keyboard(`${wrong}{Enter}`);
      expect(opened).toEqual([]);
      expect(input()).toBeInvalid();
      expect(input()).toHaveAccessibleDescription('od 500 Upišite broj od 1 do 500.');
      await userEvent.keyboard('{Escape}');
      expect(input()).toHaveValue('2');
      expect(input()).toBeValid();
    });
  });
});
