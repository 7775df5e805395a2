import type { Page } from '@playwright/test';
import type { Credentials } from '../../../testing/site';

/** Fills in and sends the login form of the page that is open, in Croatian. */
export async function fillIn(page: Page, { username, password }: Credentials): Promise<void> {
  await page.getByLabel('Korisničko ime').fill(username);
  await page.getByLabel(/^Lozinka/).fill(password);
  await page.getByRole('button', { name: 'Prijavi se' }).click();
}

/** Signs in through the login page and waits for the dashboard. */
export async function signIn(page: Page, credentials: Credentials): Promise<void> {
  await page.goto('/admin/login');
  await fillIn(page, credentials);
  await page.waitForURL(/\/admin\/?$/);
}
