import { expect, test } from '../../testing/fixtures';

test('the API documents itself and can be tried where it is read', async ({ page }) => {
  await page.goto('/api/docs');
  const operation = page.locator('#operations-blog-blog_list');
  await operation.getByRole('button').first().click();
  await operation.getByRole('button', { name: 'Try it out' }).click();
  await operation.getByRole('button', { name: 'Execute' }).click();
  await expect(operation.locator('.live-responses-table')).toContainText('terapija-opustanja');
});

test('the document it is made from is served', async ({ request }) => {
  const answer = await request.get('/api/docs-json');
  expect(answer.ok()).toBe(true);
  const { paths } = (await answer.json()) as { paths: Record<string, unknown> };
  expect(Object.keys(paths)).toContain('/api/blog/{idOrSlug}');
});
