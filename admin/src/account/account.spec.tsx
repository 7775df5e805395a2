import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { renderInPanel } from '../../testing/panel';
import { muteHttpErrors } from '../../testing/team';
import { hr } from '../i18n/hr/hr';
import { Passkeys } from './passkeys/passkeys';
import { SecondFactor } from './second-factor/second-factor';
import { Sessions } from './sessions';

describe('The sessions of an account', () => {
  const times = { beganAt: '2026-05-01T07:05:12.000Z', seenAt: '2026-05-01T11:00:00.000Z' };
  const other = { id: 'b', browser: null, network: null, isCurrent: false, ...times };
  const own = { id: 'a', browser: 'Firefox', network: '192.0.2.0/24', isCurrent: true, ...times };

  test('The list has the current one first, which is not ended there', async () => {
    globalThis.fetch = async () => Response.json([other, own]);
    renderInPanel(<Sessions />);
    const [first, second] = await screen.findAllByRole('listitem');
    if (!first || !second) throw new Error('There are fewer than two sessions');
    expect(first).toHaveTextContent(
      'FirefoxOvaj uređajAdresa počinje s 192.0.2Prijava 1. svibnja 2026. u 09:05',
    );
    expect(within(first).queryByRole('button')).toBeNull();
    expect(second).toHaveTextContent('Nepoznat preglednik');
    expect(second).toHaveTextContent('Posljednji put u upotrebi oko 1. svibnja 2026. u 13:00');
    const name = 'Odjavi: Nepoznat preglednik, Prijava 1. svibnja 2026. u 09:05';
    expect(within(second).getByRole('button', { name })).toBeVisible();
  });
});

test('Why no passkey can be added is said where the browser offers none', async () => {
  const texts = hr.admin.account.passkeys;
  globalThis.fetch = async () => Response.json([]);
  renderInPanel(<Passkeys />);
  expect(await screen.findByText(texts.unavailable)).toBeVisible();
  expect(screen.queryByRole('button', { name: texts.add })).toBeNull();
});

describe('The second factor of an account', () => {
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
    renderInPanel(<SecondFactor />);
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
});
