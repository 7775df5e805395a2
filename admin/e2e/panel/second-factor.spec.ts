import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from '../../../testing/fixtures';
import { leaveSession, submitLogin } from '../setup/sign-in';
import { en, hr, startingWith, type Catalogue } from '../setup/texts';
import { createUser, deleteUser } from '../setup/users';

// The code that is asked for is a 401; the cookie of the device belongs to the context.
test.use({ ownContext: true, expectedErrors: [/401.*\/api\/auth\/login/] });

const sectionOf = (page: Page, { admin }: Catalogue) =>
  page.getByRole('region', { name: admin.account.secondFactor.title });

test('A second factor is turned on, asked for once on a remembered device, and turned off', async ({
  page,
  api,
  checkAccessibility,
}) => {
  const { secondFactor } = hr.admin.account;
  const { code: login } = hr.admin.login;
  const user = await createUser(api);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/admin/login');
  await submitLogin(page, user);
  await page.waitForURL(/\/admin\/?$/);
  await page.goto('/admin/account');
  const section = sectionOf(page, hr);
  await section.getByRole('button', { name: secondFactor.start }).click();
  await expect(section.getByRole('img', { name: secondFactor.qrCode })).toBeVisible();
  await checkAccessibility(page);
  const secret = await section.locator('code').innerText();
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  await section.getByLabel(secondFactor.code).fill(totp.generate());
  await section.getByRole('button', { name: secondFactor.confirm }).click();
  await expect(section.getByRole('listitem')).toHaveCount(10);
  await checkAccessibility(page);
  const [recoveryCode = ''] = await section.getByRole('listitem').allInnerTexts();
  await section.getByRole('button', { name: secondFactor.recovery.done }).click();
  await expect(section.getByRole('button', { name: secondFactor.remove })).toBeVisible();

  await leaveSession(page);
  await page.goto('/admin/login');
  await submitLogin(page, user);
  await expect(page.getByText(login.required)).toBeVisible();
  await checkAccessibility(page);
  // The code of this period was used when the second factor was turned on.
  const next = totp.generate({ timestamp: Date.now() + 30_000 });
  await page.getByLabel(startingWith(login.label)).fill(next);
  await page.getByLabel(login.remember).check();
  await page.getByRole('button', { name: hr.admin.login.submit }).click();
  await page.waitForURL(/\/admin\/?$/);

  await leaveSession(page);
  await page.goto('/admin/login');
  await submitLogin(page, user);
  await page.waitForURL(/\/admin\/?$/);

  await page.setViewportSize({ width: 375, height: 760 });
  await page.goto('/admin/account?lang=en');
  const { secondFactor: english } = en.admin.account;
  const phone = sectionOf(page, en);
  await phone.getByRole('button', { name: english.remove }).click();
  await phone.getByLabel(english.codeOrRecovery).fill(recoveryCode);
  await checkAccessibility(page);
  await phone.getByRole('button', { name: english.confirmRemoval }).click();
  await expect(phone.getByRole('button', { name: english.start })).toBeVisible();
  await deleteUser(page, api, user);
});
