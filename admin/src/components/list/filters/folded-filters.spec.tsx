import { afterEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderTeam, TeamServer } from '../../../../testing/team';

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
