import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
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

interface User extends Credentials {
  id: number;
}

type Role = 'admin' | 'editor' | 'accountant' | 'member';

/** Creates a user with a unique name and email, through the API. */
export async function createUser(
  api: APIRequestContext,
  { fullName = 'Iva Novak', role = 'admin' }: { fullName?: string; role?: Role } = {},
): Promise<User> {
  const username = `iva-${randomUUID().slice(0, 12)}`;
  const password = 'jedna duga fraza za prijavu';
  const email = `${username}@udruga.example`;
  const response = await api.post('/api/users', {
    data: { username, password, email, fullName, role },
  });
  expect(response.ok(), await response.text()).toBe(true);
  return { username, password, id: (await response.json()).id };
}

/** Leaves the page of a user, whose pending requests would be refused, and deletes the user. */
export async function deleteUser(
  page: Page,
  api: APIRequestContext,
  { id }: Pick<User, 'id'>,
): Promise<void> {
  await page.goto('/robots.txt');
  await api.delete(`/api/users/${id}`);
}

/**
 * Makes the sign-in look old: writes to a path are refused as the API refuses them, until the API
 * has accepted the confirmation. The time of the server cannot be moved.
 */
export async function refuseUntilConfirmed(
  page: Page,
  path: string | RegExp,
  confirm = '/api/auth/confirm',
) {
  let confirmed = false;
  page.on('response', (response) => {
    if (response.url().endsWith(confirm)) confirmed = response.ok();
  });
  await page.route(path, async (route) => {
    if (confirmed || route.request().method() === 'HEAD') return route.continue();
    const type = 'urn:problem-type:recent-sign-in-required';
    const message = 'Ponovno upišite lozinku.';
    return route.fulfill({
      status: 403,
      contentType: 'application/problem+json',
      body: JSON.stringify({ type, title: message, status: 403, detail: message, message }),
    });
  });
}
