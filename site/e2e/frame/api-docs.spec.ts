import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../../testing/fixtures';

// Swagger UI reports it about every deep link.
test.use({ expectedErrors: [/escaping deep link whitespace/] });

/** Opens the documentation at an operation, which Swagger UI scrolls to and expands. */
async function openOperation(page: Page, tag: string, id: string): Promise<Locator> {
  await page.goto(`/api/docs#/${tag}/${id}`);
  const operation = page.locator(`#operations-${tag}-${id}`);
  await expect(operation.getByRole('button', { name: 'Try it out' })).toBeInViewport();
  return operation;
}

test('an operation can be tried in the documentation of the API', async ({ page }) => {
  const operation = await openOperation(page, 'blog', 'blog_list');
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
  const operation = await openOperation(page, 'users', 'users_list');
  const position = await page.evaluate(() => scrollY);
  await page.locator('.auth-wrapper').getByRole('button', { name: 'Authorize' }).click();
  const bearer = page.locator('.auth-container').filter({ hasText: 'accessToken' });
  await bearer.getByRole('textbox').fill(token);
  await bearer.getByRole('button', { name: 'Apply credentials' }).click();
  await page.locator('.modal-ux').getByRole('button', { name: 'Close' }).last().click();
  await page.evaluate((y) => scrollTo(0, y), position);
  await operation.getByRole('button', { name: 'Try it out' }).click();
  await operation.getByRole('button', { name: 'Execute' }).click();
  await expect(operation.locator('.live-responses-table')).toContainText('"username"');
  await expect(operation.locator('.curl-command')).toContainText('Authorization: Bearer');

  await page.reload();
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
