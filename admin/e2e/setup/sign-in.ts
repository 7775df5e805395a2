import type { Page } from '@playwright/test';
import type { Credentials } from '../../../testing/site';
import { hr, startingWith } from './texts';

const { login } = hr.admin;

/** Fills in and submits the Croatian login form on the page. */
export async function submitLogin(page: Page, { username, password }: Credentials): Promise<void> {
  await page.getByLabel(login.username).fill(username);
  await page.getByLabel(startingWith(login.password)).fill(password);
  await page.getByRole('button', { name: login.submit }).click();
}

/** Signs in through the login page and waits for the dashboard. */
export async function signIn(page: Page, credentials: Credentials): Promise<void> {
  await page.goto('/admin/login');
  await submitLogin(page, credentials);
  await page.waitForURL(/\/admin\/?$/);
}

/** Leaves the panel, whose pending requests would be refused, and ends the session in it. */
export async function leaveSession(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.removeItem('admin'));
  await page.goto('/robots.txt');
  await page.context().clearCookies({ name: 'session' });
}
