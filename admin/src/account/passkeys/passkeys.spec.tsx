import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AdminContext } from 'react-admin';
import { muteHttpErrors } from '../../../testing/team';
import { hr } from '../../i18n/hr/hr';
import { dataProvider } from '../../providers/data-provider';
import { createI18nProvider } from '../../providers/i18n-provider';
import { createQueryClient } from '../../providers/query-client';
import { Passkeys } from './passkeys';

const texts = hr.admin.account.passkeys;
const phone = { id: 1, name: 'Mobitel', createdAt: '2026-05-01T07:05:12.000Z', usedOn: null };
const computer = { ...phone, id: 2, name: 'Računalo', usedOn: '2026-05-02' };

let passkeys: object[];
let requested: string[];

beforeEach(() => {
  passkeys = [computer, phone];
  requested = [];
  muteHttpErrors();
  globalThis.fetch = async (url, init) => {
    const method = init?.method ?? 'GET';
    const body = typeof init?.body === 'string' ? ` ${init.body}` : '';
    requested.push(`${method} ${String(url)}${body}`);
    if (method === 'DELETE') passkeys = [phone];
    return Response.json(method === 'GET' ? passkeys : phone);
  };
  render(
    <AdminContext
      dataProvider={dataProvider}
      i18nProvider={createI18nProvider('hr', hr)}
      queryClient={createQueryClient()}
    >
      <Passkeys />
    </AdminContext>,
  );
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('The list of passkeys', () => {
  test('says when each was added and last used', async () => {
    const [first, second] = await screen.findAllByRole('listitem');
    expect(first).toHaveTextContent(
      'RačunaloDodan 1. svibnja 2026.Zadnja prijava 2. svibnja 2026.',
    );
    expect(second).toHaveTextContent('MobitelDodan 1. svibnja 2026.Njime se još niste prijavili');
  });

  test('says why none can be added, where the browser offers none', async () => {
    expect(await screen.findByText(texts.unavailable)).toBeVisible();
    expect(screen.queryByRole('button', { name: texts.add })).toBeNull();
  });

  test('renames a passkey, but not to nothing', async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Preimenuj: Mobitel' }));
    const field = screen.getByRole('textbox', { name: texts.newName });
    expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, '  {Enter}');
    expect(screen.getByText(texts.required)).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'Novi mobitel{Enter}');
    expect(await screen.findByRole('button', { name: 'Preimenuj: Mobitel' })).toBeVisible();
    expect(requested).toEqual([
      'GET /api/auth/passkeys',
      'PATCH /api/auth/passkeys/1 {"name":"Novi mobitel"}',
      'GET /api/auth/passkeys',
    ]);
  });

  test('removes a passkey after a question', async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Ukloni: Računalo' }));
    const dialog = await screen.findByRole('dialog', { name: 'Ukloniti „Računalo”?' });
    await userEvent.click(within(dialog).getByRole('button', { name: texts.remove }));
    await waitFor(() => expect(screen.queryByText('Računalo')).toBeNull());
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(requested).toContain('DELETE /api/auth/passkeys/2');
  });
});
