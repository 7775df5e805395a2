import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { AdminContext } from 'react-admin';
import { muteHttpErrors } from '../../../testing/team';
import { hr } from '../../i18n/hr/hr';
import { dataProvider } from '../../providers/data-provider';
import { createI18nProvider } from '../../providers/i18n-provider';
import { createQueryClient } from '../../providers/query-client';
import { SecondFactor } from './second-factor';

const texts = hr.admin.account.secondFactor;
const CODES = ['rsmt-59j4-ds3p', '7whx-jzuk-3966'];

let user: UserEvent;
let isOn: boolean;

beforeEach(async () => {
  isOn = false;
  muteHttpErrors();
  globalThis.fetch = async (url, init) => {
    const path = new URL(String(url), 'http://localhost').pathname;
    if (path.endsWith('/setup')) {
      return Response.json({ setup: 'x', secret: 'B6G4SGP4WSOUVTLIUZ', qrCode: ['10', '01'] });
    }
    if (init?.method !== 'POST') {
      return Response.json({
        isOn,
        addedAt: isOn ? '2026-05-01T07:05:12.000Z' : null,
        recoveryCodesLeft: 10,
      });
    }
    const { code }: { code: string } = JSON.parse(String(init.body));
    if (code !== '123456') {
      const errors = { code: 'Kod nije ispravan ili je već iskorišten.' };
      return Response.json({ status: 400, errors }, { status: 400 });
    }
    isOn = true;
    return Response.json({ recoveryCodes: CODES });
  };
  user = userEvent.setup();
  render(
    <AdminContext
      dataProvider={dataProvider}
      i18nProvider={createI18nProvider('hr', hr)}
      queryClient={createQueryClient()}
    >
      <SecondFactor />
    </AdminContext>,
  );
  await user.click(await screen.findByRole('button', { name: texts.start }));
});
afterEach(() => {
  jest.restoreAllMocks();
});

const enter = async (code: string) => {
  const field = screen.getByLabelText(texts.code);
  await user.clear(field);
  await user.type(field, `${code}{Enter}`);
};

test('The secret is shown in groups of four, to be typed where no camera is', async () => {
  expect(await screen.findByText('B6G4 SGP4 WSOU VTLI UZ')).toBeVisible();
  expect(screen.getByRole('img', { name: texts.qrCode })).toBeVisible();
});

test('A missing and a wrong code are reported at the field', async () => {
  await screen.findByText(/^B6G4/);
  await user.click(screen.getByRole('button', { name: texts.confirm }));
  expect(screen.getByText(texts.required)).toBeVisible();
  await enter('000000');
  expect(await screen.findByText('Kod nije ispravan ili je već iskorišten.')).toBeVisible();
  expect(screen.getByLabelText(texts.code)).toBeInvalid();
});

test('The recovery codes are copied together, and hidden for good once they are saved', async () => {
  await screen.findByText(/^B6G4/);
  await enter('123456');
  const shown = await screen.findAllByRole('listitem');
  expect(shown.map(({ textContent }) => textContent)).toEqual(CODES);
  await user.click(
    screen.getByRole('button', { name: `${texts.recovery.copy}: ${texts.recovery.title}` }),
  );
  expect(await navigator.clipboard.readText()).toBe(CODES.join('\n'));
  await user.click(screen.getByRole('button', { name: texts.recovery.done }));
  expect(await screen.findByRole('button', { name: texts.remove })).toBeVisible();
  expect(screen.queryByText('rsmt-59j4-ds3p')).toBeNull();
});
