import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../../testing/fixtures';

/** Scrolls to an operation: Swagger UI renders only the operations near the viewport. */
async function findOperation(page: Page, name: string): Promise<Locator> {
  const operation = page.locator(`#operations-${name}`);
  await expect(page.locator('.opblock').first()).toBeVisible();
  await expect(async () => {
    if (await operation.isVisible()) return;
    await page.mouse.wheel(0, 1_000);
    await expect(operation).toBeVisible({ timeout: 200 });
  }).toPass({ intervals: [0] });
  return operation;
}

test('an operation can be tried in the documentation of the API', async ({ page }) => {
  await page.goto('/api/docs');
  const operation = await findOperation(page, 'blog-blog_list');
  await operation.getByRole('button').first().click();
  await operation.getByRole('button', { name: 'Try it out' }).click();
  await operation.getByRole('button', { name: 'Execute' }).click();
  await expect(operation.locator('.live-responses-table')).toContainText('terapija-opustanja');
});

test('an administrator’s token authorizes requests, and is not stored', async ({
  page,
  session,
}) => {
  const { cookies } = session.storage;
  const token = cookies.find(({ name }) => name === 'session')?.value ?? '';
  await page.goto('/api/docs');
  await page.locator('.auth-wrapper').getByRole('button', { name: 'Authorize' }).click();
  const bearer = page.locator('.auth-container').filter({ hasText: 'accessToken' });
  await bearer.getByRole('textbox').fill(token);
  await bearer.getByRole('button', { name: 'Apply credentials' }).click();
  await page.locator('.modal-ux').getByRole('button', { name: 'Close' }).last().click();

  const operation = await findOperation(page, 'users-users_list');
  await operation.getByRole('button').first().click();
  await operation.getByRole('button', { name: 'Try it out' }).click();
  await operation.getByRole('button', { name: 'Execute' }).click();
  await expect(operation.locator('.live-responses-table')).toContainText('"username"');
  await expect(operation.locator('.curl-command')).toContainText('Authorization: Bearer');

  // The URL without the fragment of the operation.
  await page.goto('/api/docs');
  const authorize = page.locator('.auth-wrapper').getByRole('button', { name: 'Authorize' });
  await expect(authorize).toHaveClass(/unlocked/);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(token);
});

test('the OpenAPI document is served', async ({ request }) => {
  const answer = await request.get('/api/docs-json');
  expect(answer.ok()).toBe(true);
  const { paths } = (await answer.json()) as { paths: Record<string, unknown> };
  expect(Object.keys(paths)).toContain('/api/blog/{idOrSlug}');
});
