import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AdminContext } from 'react-admin';
import { muteHttpErrors } from '../../testing/team';
import { hr } from '../i18n/hr/hr';
import { dataProvider } from '../providers/data-provider';
import { createI18nProvider } from '../providers/i18n-provider';
import { createQueryClient } from '../providers/query-client';
import { Sessions } from './sessions';

const times = { beganAt: '2026-05-01T07:05:12.000Z', seenAt: '2026-05-01T11:00:00.000Z' };
const other = { id: 'b', browser: null, network: null, isCurrent: false, ...times };
const own = { id: 'a', browser: 'Firefox', network: '192.0.2.0/24', isCurrent: true, ...times };

let sessions: object[];
let requested: string[];

beforeEach(() => {
  sessions = [other, own];
  requested = [];
  muteHttpErrors();
  globalThis.fetch = async (url, init) => {
    const method = init?.method ?? 'GET';
    requested.push(`${method} ${String(url)}`);
    if (method !== 'GET') sessions = [own];
    return Response.json(method === 'GET' ? sessions : { ended: 1 });
  };
  render(
    <AdminContext
      dataProvider={dataProvider}
      i18nProvider={createI18nProvider('hr', hr)}
      queryClient={createQueryClient()}
    >
      <Sessions />
    </AdminContext>,
  );
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('The list of sessions', () => {
  test('has the current one first, which is not ended there', async () => {
    const [first, second] = await screen.findAllByRole('listitem');
    if (!first || !second) throw new Error('There are fewer than two sessions');
    expect(first).toHaveTextContent(
      'FirefoxOvaj uređajMreža 192.0.2.0/24Prijava 1. svibnja 2026. u 09:05',
    );
    expect(within(first).queryByRole('button')).toBeNull();
    expect(second).toHaveTextContent('Nepoznat preglednik');
    expect(second).toHaveTextContent('Zadnji put u upotrebi oko 1. svibnja 2026. u 13:00');
  });

  test('ends another one, and is read anew', async () => {
    const name = 'Odjavi: Nepoznat preglednik, Prijava 1. svibnja 2026. u 09:05';
    await userEvent.click(await screen.findByRole('button', { name }));
    expect(await screen.findAllByRole('listitem')).toHaveLength(1);
    expect(requested).toEqual([
      'GET /api/auth/sessions',
      'DELETE /api/auth/sessions/b',
      'GET /api/auth/sessions',
    ]);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('ends all others', async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Odjavi sve ostale' }));
    expect(await screen.findAllByRole('listitem')).toHaveLength(1);
    expect(requested).toContain('POST /api/auth/sessions/end-others');
  });
});
