import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fieldsOf } from 'shared/is-record';
import { muteHttpErrors, renderTeam, TeamServer } from '../../../testing/team';
import { useChangeFilters } from './filtered-list';

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

    await userEvent.type(searchField(), 'Iva');
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(server.searches).toEqual([undefined, 'Iva']);
    expect(screen.getByText('Iva Novak, Psihologinja')).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Obriši vrijednost' }));
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    expect(searchField()).toHaveValue('');
  });

  test('links back to the dashboard', async () => {
    renderTeam(server, '/team');
    await userEvent.click(screen.getByRole('link', { name: 'Natrag na nadzornu ploču' }));
    expect(window.location.pathname).toBe('/');
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

  test('shows a message when nothing is found, and all rows after the filters are cleared', async () => {
    renderTeam(server, `/team?${new URLSearchParams({ filter: '{"q":"Nema"}' }).toString()}`);
    expect(await screen.findByText('Nijedna osoba ne odgovara pretrazi.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Ukloni filtre' }));
    expect(await rows()).toHaveLength(2);
    expect(searchField()).toHaveValue('');
  });

  test('offers to add the first row when it is empty', async () => {
    server.rows = [];
    renderTeam(server, '/team');
    expect(await screen.findByText('U timu još nema nikoga.')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Dodaj prvu osobu' }));
    expect(await screen.findByRole('dialog', { name: 'Nova osoba' })).toBeVisible();
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

test('useChangeFilters throws outside of a list', () => {
  // React logs what a component throws.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Outside = () => {
    useChangeFilters();
    return null;
  };
  expect(() => render(<Outside />)).toThrow('useChangeFilters must be used within a FilteredList');
});
