import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from '../../../testing/fixtures';
import type { Credentials } from '../../../testing/site';
import { leaveSession, signIn } from '../setup/sign-in';
import { en, hr, startingWith } from '../setup/texts';
import { createUser, deleteUser } from '../setup/users';

// Requiring a second factor without one is refused at first.
test.use({ ownContext: true, expectedErrors: [/400.*\/api\/settings\/1/] });

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
  const signedIn = await page.request.post('/api/auth/login', {
    data,
    headers: { Origin: origin },
  });
  const { user } = await signedIn.json();
  const session = JSON.stringify({ authenticated: true, ...user });
  await page.evaluate((stored) => localStorage.setItem('admin', stored), session);
}

const codeOf = (secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate();

test('A second factor is required, announced, set up in the end, and removed by an administrator', async ({
  page,
  api,
  baseURL,
  checkAccessibility,
}) => {
  test.slow();
  const { settings, users, account } = hr.admin;
  const { fields } = hr.resources.settings;
  const first = await createUser(api, { fullName: 'Ema Sigurna' });
  const second = await createUser(api, { fullName: 'Iva Druga' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, first);
  await page.goto('/admin/settings');
  const required = page.getByLabel(fields.requireSecondFactor);
  await required.check();
  await page.getByLabel(startingWith(fields.secondFactorGraceDays)).fill('5');
  await page.getByRole('button', { name: settings.save }).click();
  await expect(page.getByText(/^Najprije na zaslonu Moj račun dodajte/)).toBeVisible();
  await checkAccessibility(page);
  const { post, change } = asUser(page, baseURL);
  const { setup, secret } = await post('/setup');
  const { recoveryCodes } = await post('', { setup, code: codeOf(secret) });
  await page.getByRole('button', { name: settings.save }).click();
  await expect(page.getByText(settings.toast.saved.title)).toBeVisible();

  await leaveSession(page);
  await signIn(page, second);
  const notice = page.getByRole('note').filter({ hasText: 'Imate još 5 dana' });
  await expect(notice).toBeVisible();
  await checkAccessibility(page);
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
  await expect(page.getByText(setUp.first)).toBeVisible();
  await checkAccessibility(page);
  const section = page.getByRole('region', { name: setUp.codes });
  await section.getByRole('button', { name: codes.start }).click();
  const shown = await section.locator('code').innerText();
  await section.getByLabel(codes.code).fill(codeOf(shown));
  await section.getByRole('button', { name: codes.confirm }).click();
  await expect(section.getByRole('listitem')).toHaveCount(10);
  await checkAccessibility(page);
  await page.getByRole('button', { name: setUp.continue }).click();
  await expect(page.getByRole('heading', { level: 1, name: en.admin.users.title })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await leaveSession(page);

  await signInWith(page, first, recoveryCodes[1]);
  await change({ requireSecondFactor: false, secondFactorGraceDays: 14 });
  await page.setViewportSize({ width: 375, height: 760 });
  await page.goto(`/admin/users/${second.id}?lang=hr`);
  const dialog = page.getByRole('dialog', { name: users.editTitle });
  await dialog.getByRole('button', { name: users.removeFactors.button }).click();
  const question = page.getByRole('dialog', { name: /Iva Druga/ });
  await expect(question).toContainText(users.removeFactors.text);
  await checkAccessibility(page);
  await question.getByRole('button', { name: users.removeFactors.confirm }).click();
  await expect(page.getByText(users.removeFactors.removed)).toBeVisible();
  await expect(dialog.getByRole('button', { name: users.removeFactors.button })).toBeHidden();
  const after = await (await api.get(`/api/users/${second.id}`)).json();
  expect(after.hasSecondFactor).toBe(false);
  await page.waitForLoadState('networkidle');
  await leaveSession(page);
  await deleteUser(page, api, second);
  await deleteUser(page, api, first);
});
