import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { muteHttpErrors, renderTeam, TeamServer } from '../../../../testing/team';
import { endAdminSession, startAdminSession } from '../../../providers/admin-session';

const ana = { name: 'Ana Anić', isYours: false, since: '2026-11-22T09:32:00.000Z' };
const iva = { name: 'Iva Novak', isYours: false, since: '2026-11-22T10:05:00.000Z' };
const own = { name: 'Eva Babić', isYours: true, since: '2026-11-22T11:15:00.000Z' };

let server: TeamServer;

beforeEach(() => {
  server = new TeamServer();
  muteHttpErrors();
  startAdminSession({ authenticated: true, id: 1, username: 'eva', fullName: 'Eva Babić' });
});
afterEach(() => {
  endAdminSession('logout');
  jest.restoreAllMocks();
});

const dialog = () => screen.findByRole('dialog');
const expectNote = (text: string) =>
  waitFor(async () => {
    const notes = within(await dialog()).getAllByRole('status');
    expect(notes.map(({ textContent }) => textContent).join('')).toContain(text);
  });
const reportAgain = () => fireEvent(document, new Event('visibilitychange'));
const show = (state: DocumentVisibilityState) =>
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);

describe('The form of a record', () => {
  test('says who else has it open, as long as they have', async () => {
    server.openElsewhere = [ana];
    renderTeam(server, '/team/1');
    await expectNote(
      'Ovaj zapis ima otvoren i Ana Anić (od 10:32). Tko ga spremi drugi, vidjet će što je prvi promijenio.',
    );
    expect([...server.openForms]).toEqual(['team/1']);
    server.openElsewhere = [ana, iva];
    reportAgain();
    await expectNote('Ovaj zapis imaju otvoren i Ana Anić (od 10:32) i Iva Novak (od 11:05).');
    server.openElsewhere = [];
    reportAgain();
    await waitFor(() => expect(screen.queryByText(/otvoren/)).toBeNull());
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Odustani' }));
    await waitFor(() => expect(server.openForms.size).toBe(0));
  });

  test('says that the same person has it open elsewhere', async () => {
    server.openElsewhere = [own];
    renderTeam(server, '/team/1');
    await expectNote(
      'I vi ste ga otvorili još negdje, na drugom uređaju ili u drugoj kartici (u 12:15).',
    );
    expect(screen.queryByText(/Eva Babić/)).toBeNull();
  });

  test('is reported while it is visible only, and not for a new record', async () => {
    show('hidden');
    const { unmount } = renderTeam(server, '/team/1');
    await screen.findByRole('textbox', { name: 'Ime i prezime' });
    expect(server.openForms.size).toBe(0);
    show('visible');
    reportAgain();
    await waitFor(() => expect(server.openForms.size).toBe(1));
    unmount();
    await waitFor(() => expect(server.openForms.size).toBe(0));
    renderTeam(server, '/team/create');
    await screen.findByRole('textbox', { name: 'Ime i prezime' });
    expect(server.openForms.size).toBe(0);
  });
});
