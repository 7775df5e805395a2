import type { Page } from '@playwright/test';
import type { Credentials } from '../../testing/fixtures';

/** Signs in through the login page in Croatian and waits for the dashboard. */
export async function signIn(page: Page, { username, password }: Credentials): Promise<void> {
  await page.goto('/admin/login');
  await page.getByLabel('Korisničko ime').fill(username);
  await page.getByLabel(/^Lozinka/).fill(password);
  await page.getByRole('button', { name: 'Prijavi se' }).click();
  await page.waitForURL(/\/admin\/?$/);
}
