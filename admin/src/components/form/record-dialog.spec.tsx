import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { muteHttpErrors, renderTeam, TeamServer } from '../../../testing/team';
import { endAdminSession, startAdminSession } from '../../providers/admin-session';

let server: TeamServer;

beforeEach(() => {
  server = new TeamServer();
  muteHttpErrors();
  startAdminSession({ authenticated: true, id: 1, username: 'ana', fullName: 'Ana' });
});
afterEach(() => {
  endAdminSession('logout');
  jest.restoreAllMocks();
});

const dialog = () => screen.findByRole('dialog');
const nameField = () => screen.findByRole('textbox', { name: 'Ime i prezime' });
const clickButton = async (name: string) =>
  userEvent.click(within(await dialog()).getByRole('button', { name }));
const expectAlert = (text: string) =>
  waitFor(() => {
    const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent);
    expect(alerts.join()).toContain(text);
  });
const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

async function typeName(name: string): Promise<void> {
  const field = await nameField();
  await userEvent.clear(field);
  await userEvent.paste(name);
}

describe('The dialog of a record', () => {
  test('opens by its URL, and saves a change with the version of the record', async () => {
    renderTeam(server, '/team/1');
    expect(await dialog()).toHaveAccessibleName(/^Uredi podatke o osobi/);
    expect(await nameField()).toHaveValue('Ana Horvat');
    await typeName('Ana Kovač');
    await clickButton('Spremi');
    await expectClosed();
    await expectAlert('Podaci su spremljeni');
    expect(server.writes).toEqual([
      {
        method: 'PUT',
        path: '/api/team/1',
        key: null,
        body: { name: 'Ana Kovač', position: 'Voditeljica', version: 1 },
      },
    ]);
    expect(await screen.findByText('Ana Kovač, Voditeljica')).toBeVisible();
  });

  test('sends a new record with the same key when it is saved again after an error', async () => {
    renderTeam(server, '/team/create');
    await typeName('Eva Babić');
    server.nextResponses.push({ status: 503, body: { message: 'Baza nije dostupna' } });
    await clickButton('Spremi');
    await expectAlert('Baza nije dostupna');
    await clickButton('Spremi');
    await expectClosed();
    const keys = server.writes.map(({ key }) => key);
    expect(keys[0]).toMatch(/^"[0-9a-f]{32}"$/);
    expect(keys).toEqual([keys[0], keys[0]]);
    expect(server.rows.map(({ name }) => name)).toContain('Eva Babić');
  });

  test('keeps the input when a save fails, and shows the error at its field', async () => {
    renderTeam(server, '/team/2');
    await typeName('Iva');
    server.nextResponses.push({
      status: 400,
      body: { message: 'Podaci nisu ispravni', errors: { name: 'Upišite i prezime' } },
    });
    await clickButton('Spremi');
    const field = await nameField();
    await waitFor(() => expect(field).toHaveAccessibleDescription('Upišite i prezime'));
    expect(field).toHaveValue('Iva');
    await expectAlert('Podaci nisu spremljeni');
    await expectAlert('Podaci nisu ispravni');
  });

  test('is empty when a new record is added after a cancelled one, without an error yet', async () => {
    renderTeam(server, '/team');
    await userEvent.click(await screen.findByRole('link', { name: 'Nova osoba' }));
    const field = await nameField();
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).not.toBeInvalid();
    await typeName('Ovo ne ostaje');
    await clickButton('Odustani');
    await expectClosed();
    await userEvent.click(screen.getByRole('link', { name: 'Nova osoba' }));
    expect(await nameField()).toHaveValue('');
  });

  test('offers nothing to another person who signs in on the same page', async () => {
    const signIn = (id: number) =>
      startAdminSession({ authenticated: true, id, username: `u${id}`, fullName: `Osoba ${id}` });
    const expire = (unmount: () => void) => {
      endAdminSession('expired');
      unmount();
    };
    const ana = renderTeam(server, '/team/create');
    await typeName('Eva Babić');
    expire(ana.unmount);
    signIn(2);
    const iva = renderTeam(server, '/team/create');
    expect(await nameField()).toHaveValue('');
    expect(screen.queryByRole('button', { name: 'Vrati nespremljeno' })).toBeNull();
    expire(iva.unmount);
    signIn(1);
    renderTeam(server, '/team/create');
    expect(await nameField()).toHaveValue('Eva Babić');
  });

  test('keeps unsaved input here and on the server when it closes, until it is saved', async () => {
    renderTeam(server, '/team/1');
    await typeName('Ana Kovač');
    await clickButton('Odustani');
    await expectClosed();
    await waitFor(() =>
      expect(server.autosaves.get('team/1')).toMatchObject({
        changed: { name: 'Ana Kovač' },
        version: 1,
      }),
    );
    expect(server.writes).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Vrati upisano' }));
    expect(await nameField()).toHaveValue('Ana Kovač');
    await clickButton('Spremi');
    await expectClosed();
    expect(server.rows.map(({ name }) => name)).toContain('Ana Kovač');
    await waitFor(() => expect(server.autosaves.size).toBe(0));
  });

  test('deletes unsaved input of another browser when it is discarded', async () => {
    const savedAt = '2026-11-22T09:30:00.000Z';
    const form = { resource: 'team', record: '1', version: 1, savedAt };
    server.autosaves.set('team/1', { ...form, changed: { name: 'Ana Kovač' } });
    renderTeam(server, '/team/1');
    await expectAlert('S drugog uređaja ili iz drugog preglednika');
    await expectAlert('22. studenoga 2026. u 10:30');
    await clickButton('Odbaci');
    await waitFor(() => expect(server.autosaves.size).toBe(0));
    expect(await nameField()).toHaveValue('Ana Horvat');
  });

  test('offers nothing that was saved or discarded in another browser since', async () => {
    renderTeam(server, '/team/create');
    await typeName('Eva Babić');
    await clickButton('Odustani');
    await expectClosed();
    await waitFor(() => expect(server.autosaves.size).toBe(1));
    const stored = () => Object.keys(localStorage).filter((key) => key.startsWith('unsaved.'));
    expect(stored()).toHaveLength(1);
    server.autosaves.clear();
    await userEvent.click(screen.getByRole('link', { name: 'Nova osoba' }));
    expect(await nameField()).toHaveValue('');
    await waitFor(() => expect(stored()).toEqual([]));
    expect(screen.queryByRole('button', { name: 'Vrati nespremljeno' })).toBeNull();
  });
});

const ana = { name: 'Ana Anić', isYours: false, since: '2026-11-22T09:32:00.000Z' };
const iva = { name: 'Iva Novak', isYours: false, since: '2026-11-22T10:05:00.000Z' };

const expectNote = (text: string) =>
  waitFor(async () => {
    const notes = within(await dialog()).getAllByRole('status');
    expect(notes.map(({ textContent }) => textContent).join('')).toContain(text);
  });
const reportAgain = () => fireEvent(document, new Event('visibilitychange'));
const show = (state: DocumentVisibilityState) =>
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);

describe('The dialog of a record that is open elsewhere', () => {
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
