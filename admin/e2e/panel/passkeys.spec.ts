import type { Page } from '@playwright/test';
import { expect, test } from '../../../testing/fixtures';
import { leaveSession, signIn } from '../setup/sign-in';
import { en, filled, hr, startingWith, type Catalogue } from '../setup/texts';
import { createUser, deleteUser } from '../setup/users';

// The authenticator belongs to the page, and requests for passkeys to its context.
test.use({ ownContext: true, expectedErrors: [/403.*\/api\/auth\/passkeys/] });

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

const sectionOf = (page: Page, { admin }: Catalogue) =>
  page.getByRole('region', { name: admin.account.passkeys.title });

async function addPasskey(page: Page, texts: Catalogue, name: string): Promise<void> {
  const { passkeys } = texts.admin.account;
  await page.goto('/admin/account');
  const section = sectionOf(page, texts);
  await section.getByLabel(passkeys.name).fill(name);
  await section.getByRole('button', { name: passkeys.add }).click();
  await expect(section.getByRole('listitem')).toContainText(name);
}

/**
 * Makes the sign-in look old: removing a passkey is refused until the user has confirmed. The time
 * of the server cannot be moved.
 */
async function refuseUntilConfirmed(page: Page): Promise<void> {
  let confirmed = false;
  page.on('response', (response) => {
    if (response.url().endsWith('/api/auth/passkeys/confirm') && response.ok()) confirmed = true;
  });
  await page.route('**/api/auth/passkeys/*', async (route) => {
    if (confirmed || route.request().method() !== 'DELETE') return route.continue();
    const type = 'urn:problem-type:recent-sign-in-required';
    return route.fulfill({
      status: 403,
      contentType: 'application/problem+json',
      body: JSON.stringify({ type, status: 403, message: 'Ponovno upišite lozinku.' }),
    });
  });
}

test('A passkey is added under My account, signs in, and is removed', async ({
  page,
  api,
  checkAccessibility,
}) => {
  const { passkeys } = hr.admin.account;
  const user = await createUser(api);
  await addAuthenticator(page);
  // As in browsers without suggestions; the device of this test would choose one at once.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, user);
  await addPasskey(page, hr, 'Mobitel');
  await checkAccessibility(page);
  await page.getByRole('button', { name: hr.admin.logout.button }).click();
  await page.waitForURL((url) => url.pathname === '/');

  await page.goto('/admin/login');
  await checkAccessibility(page);
  await page.getByRole('button', { name: hr.admin.login.passkey.button }).click();
  await page.waitForURL(/\/admin\/?$/);
  await page.goto('/admin/account');
  const row = sectionOf(page, hr).getByRole('listitem');
  await expect(row).toContainText(filled(passkeys.used, { date: '' }));

  await refuseUntilConfirmed(page);
  await row.getByRole('button', { name: startingWith(passkeys.remove) }).click();
  await page.getByRole('dialog').getByRole('button', { name: passkeys.remove }).click();
  await page.getByRole('button', { name: hr.admin.passwordAgain.passkey.button }).click();
  await expect(page.getByText(passkeys.removed)).toBeVisible();
  await expect(row).toHaveCount(0);
  await deleteUser(page, api, user);
});

test('A passkey is chosen from the suggestions of the browser, on a phone and in English', async ({
  page,
  api,
  checkAccessibility,
}) => {
  const { passkeys } = en.admin.account;
  const user = await createUser(api);
  await addAuthenticator(page);
  await page.setViewportSize({ width: 375, height: 760 });
  await signIn(page, user);
  await page.goto('/admin/account?lang=en');
  await addPasskey(page, en, 'Phone');
  const row = sectionOf(page, en).getByRole('listitem');
  await row.getByRole('button', { name: startingWith(passkeys.rename) }).click();
  await checkAccessibility(page);
  await row.getByLabel(passkeys.newName).fill('Blue phone');
  await row.getByRole('button', { name: passkeys.save }).click();
  await expect(row).toContainText('Blue phone');

  await leaveSession(page);
  const signedIn = page.waitForResponse(/\/api\/auth\/passkeys\/sign-in$/);
  await page.goto('/admin/login');
  expect((await (await signedIn).json()).user.username).toBe(user.username);
  await page.waitForURL(/\/admin\/?$/);
  await deleteUser(page, api, user);
});
