import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type { Credentials } from '../../../testing/site';

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
