import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fieldsOf } from 'shared/is-record';
import { TeamServer, muteHttpErrors, renderTeam } from '../../../testing/team';

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
    const help = screen.getByRole('button', { name: 'Čemu služi ovaj zaslon?' });
    await userEvent.click(help);
    expect(help).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText(/^Ovdje predstavljate ljude/)).toBeVisible();

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
