import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from '../../../testing/fixtures';
import type { Credentials } from '../../../testing/site';
import { navigate } from '../setup/panel';
import {
  createUser,
  deleteUser,
  leaveSession,
  refuseUntilConfirmed,
  signIn,
  submitLogin,
} from '../setup/sign-in';
import { en, filled, hr, startingWith } from '../setup/texts';

// The cookie of a device, the authenticator and requests for passkeys belong to the context. The
// code that is asked for is a 401; requiring a factor without one is refused at first.
test.use({
  ownContext: true,
  expectedErrors: [/401.*\/auth\/login|403.*\/auth\/passkeys|400.*\/api\/settings\/1/],
});

const { account } = hr.admin;
const totpOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) });

test('A second factor is turned on, used and off', async ({ page, api, checkAccessibility }) => {
  const { secondFactor } = account;
  const { code: login } = hr.admin.login;
  const user = await createUser(api);
  await signIn(page, user);
  await navigate(page, '/admin/account');
  const section = page.getByRole('region', { name: secondFactor.title });
  await section.getByRole('button', { name: secondFactor.start }).click();
  await expect(section.getByRole('img', { name: secondFactor.qrCode })).toBeVisible();
  await checkAccessibility(page);
  const totp = totpOf(await section.locator('code').innerText());
  await section.getByLabel(secondFactor.code).fill(totp.generate());
  await section.getByRole('button', { name: secondFactor.confirm }).click();
  await expect(section.getByRole('listitem')).toHaveCount(10);
  const [recoveryCode = ''] = await section.getByRole('listitem').allInnerTexts();
  await section.getByRole('button', { name: secondFactor.recovery.done }).click();
  await expect(section.getByRole('button', { name: secondFactor.remove })).toBeVisible();

  await leaveSession(page);
  await page.goto('/admin/login');
  await submitLogin(page, user);
  await expect(page.getByText(login.required)).toBeVisible();
  await expect(page.getByText(login.lost)).toBeVisible();
  await checkAccessibility(page);
  await page.getByLabel(startingWith(login.label)).fill(recoveryCode);
  await page.getByLabel(login.remember).check();
  await page.getByRole('button', { name: hr.admin.login.submit }).click();
  const notice = page.getByRole('note').filter({ hasText: 'Ostalo vam je još 9 kodova.' });
  await notice.getByRole('link', { name: secondFactor.recovered.link }).click();
  await section.getByRole('button', { name: secondFactor.recovery.renew }).click();
  await expect(section.getByRole('listitem')).toHaveCount(10);
  await expect(notice).toBeHidden();

  await leaveSession(page);
  await signIn(page, user);
  await navigate(page, '/admin/account');
  await section.getByRole('button', { name: secondFactor.remove }).click();
  // The code of this period was used when the second factor was turned on.
  const next = totp.generate({ timestamp: Date.now() + 30_000 });
  await section.getByLabel(secondFactor.codeOrRecovery).fill(next);
  await section.getByRole('button', { name: secondFactor.confirmRemoval }).click();
  await expect(section.getByRole('button', { name: secondFactor.start })).toBeVisible();
  await deleteUser(page, api, user);
});

/** A device with a fingerprint reader, on which the user agrees to whatever is asked. */
async function addAuthenticator(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('A passkey is added, signs in and is removed', async ({ page, api, checkAccessibility }) => {
  const { passkeys } = account;
  const user = await createUser(api);
  await addAuthenticator(page);
  await signIn(page, user);
  await navigate(page, '/admin/account');
  const section = page.getByRole('region', { name: passkeys.title });
  const row = section.getByRole('listitem');
  await section.getByLabel(passkeys.name).fill('Mobitel');
  await section.getByRole('button', { name: passkeys.add }).click();
  await expect(row).toContainText('Mobitel');
  await row.getByRole('button', { name: startingWith(passkeys.rename) }).click();
  const newName = row.getByLabel(passkeys.newName);
  await expect(newName).toBeFocused();
  await newName.fill('  ');
  await newName.press('Enter');
  await expect(row.getByText(passkeys.required)).toBeVisible();
  await newName.fill('Plavi mobitel');
  await row.getByRole('button', { name: passkeys.save }).click();
  await expect(row).toContainText('Plavi mobitel');
  await checkAccessibility(page);

  await test.step('it is suggested by the browser', async () => {
    await leaveSession(page);
    const signedIn = page.waitForResponse(/\/api\/auth\/passkeys\/sign-in$/);
    await page.goto('/admin/login');
    expect((await (await signedIn).json()).user.username).toBe(user.username);
    await page.waitForURL(/\/admin\/?$/);
    await page.waitForLoadState('networkidle');
  });

  await test.step('where browsers suggest none, its button signs in', async () => {
    await page.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = async () => false;
    });
    await leaveSession(page);
    await page.goto('/admin/login');
    await page.getByRole('button', { name: hr.admin.login.passkey.button }).click();
    await page.waitForURL(/\/admin\/?$/);
  });

  await navigate(page, '/admin/account');
  await expect(row).toContainText(filled(passkeys.used, { date: '' }));
  // Not what the confirmation itself asks for.
  await refuseUntilConfirmed(page, /\/api\/auth\/passkeys\/\d+/, '/api/auth/passkeys/confirm');
  await row.getByRole('button', { name: startingWith(passkeys.remove) }).click();
  await page.getByRole('dialog').getByRole('button', { name: passkeys.remove }).click();
  await page.getByRole('button', { name: hr.admin.passwordAgain.passkey.button }).click();
  await expect(page.getByText(passkeys.removed)).toBeVisible();
  await expect(row).toHaveCount(0);
  await deleteUser(page, api, user);
});

/** Calls the API as the user who is signed in on the page. */
const asUser = (page: Page, baseURL: string | undefined) => {
  const headers = { Origin: baseURL ?? '' };
  return {
    post: async (path: string, data: object = {}) =>
      (await page.request.post(`/api/auth/second-factor${path}`, { data, headers })).json(),
    change: async (data: object) => {
      const changed = await page.request.patch('/api/settings/1', { data, headers });
      expect(changed.ok(), await changed.text()).toBe(true);
    },
  };
};

/** Signs in with a recovery code, without the login page. */
async function signInWith(page: Page, { username, password }: Credentials, code = '') {
  const { origin } = new URL(page.url());
  const data = { username, password, code };
  const headers = { Origin: origin };
  const signedIn = await page.request.post('/api/auth/login', { data, headers });
  const { user } = await signedIn.json();
  const session = JSON.stringify({ authenticated: true, ...user });
  await page.evaluate((stored) => localStorage.setItem('admin', stored), session);
}

test('A second factor can be required', async ({ page, api, baseURL, checkAccessibility }) => {
  test.slow();
  const { settings, users } = hr.admin;
  const { fields } = hr.resources.settings;
  const first = await createUser(api, { fullName: 'Ema Sigurna' });
  const second = await createUser(api, { fullName: 'Iva Druga' });
  await signIn(page, first);
  await navigate(page, '/admin/settings#requireSecondFactor');
  const required = page.getByLabel(fields.requireSecondFactor);
  await required.check();
  await page.getByLabel(startingWith(fields.secondFactorGraceDays)).fill('5');
  await page.getByRole('heading', { name: settings.sections.signIn }).click();
  await expect(required).toBeHidden();
  await page.getByRole('button', { name: settings.save }).click();
  await expect(required).toBeFocused();
  await expect(page.getByText(/^Najprije na zaslonu Moj račun dodajte/)).toBeVisible();
  const { post, change } = asUser(page, baseURL);
  const { setup, secret } = await post('/setup');
  const { recoveryCodes } = await post('', { setup, code: totpOf(secret).generate() });
  await page.getByRole('button', { name: settings.save }).click();
  await expect(page.getByText(settings.toast.saved.title)).toBeVisible();

  await leaveSession(page);
  await signIn(page, second);
  const notice = page.getByRole('note').filter({ hasText: 'Imate još 5 dana' });
  await notice.getByRole('link', { name: account.secondFactor.notice.link }).click();
  await expect(page.getByRole('heading', { name: account.secondFactor.title })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await leaveSession(page);

  await signInWith(page, first, recoveryCodes[0]);
  await change({ secondFactorGraceDays: 0 });
  await leaveSession(page);
  await signIn(page, second);
  await page.setViewportSize({ width: 375, height: 760 });
  await page.goto('/admin/users?lang=en');
  const { setUp, ...codes } = en.admin.account.secondFactor;
  await expect(page.getByRole('heading', { level: 1, name: setUp.title })).toBeVisible();
  await checkAccessibility(page);
  const section = page.getByRole('region', { name: setUp.codes });
  await section.getByRole('button', { name: codes.start }).click();
  const shown = await section.locator('code').innerText();
  await section.getByLabel(codes.code).fill(totpOf(shown).generate());
  await section.getByRole('button', { name: codes.confirm }).click();
  await expect(section.getByRole('listitem')).toHaveCount(10);
  await page.getByRole('button', { name: setUp.continue }).click();
  await expect(page.getByRole('heading', { level: 1, name: en.admin.users.title })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await leaveSession(page);

  await signInWith(page, first, recoveryCodes[1]);
  await change({ requireSecondFactor: false, secondFactorGraceDays: 14 });
  await page.goto(`/admin/users/${second.id}?lang=hr`);
  const dialog = page.getByRole('dialog', { name: users.editTitle });
  await dialog.getByRole('button', { name: users.removeFactors.button }).click();
  const question = page.getByRole('dialog', { name: /Iva Druga/ });
  await question.getByRole('button', { name: users.removeFactors.confirm }).click();
  await expect(page.getByText(users.removeFactors.removed)).toBeVisible();
  const after = await (await api.get(`/api/users/${second.id}`)).json();
  expect(after.hasSecondFactor).toBe(false);
  await page.waitForLoadState('networkidle');
  await leaveSession(page);
  await deleteUser(page, api, second);
  await deleteUser(page, api, first);
});
