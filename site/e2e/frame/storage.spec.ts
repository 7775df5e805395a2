import { expect, test } from '../../../testing/fixtures';

test('without storage no script throws, and display settings last until the page is reloaded', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  // Errors in the page fail every test.
  await page.goto('/');
  await page.getByRole('button', { name: 'Visok' }).click();
  await page.getByRole('button', { name: 'Prihvatite sve' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'O nama' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'O nama' })).toBeVisible();
  await page.goBack();
  await expect(page.locator('html')).toHaveClass(/contrast-high/);
  await expect(page.getByRole('button', { name: 'Prihvatite sve' })).toHaveCount(0);
  await page.reload();
  await expect(page.locator('html')).not.toHaveClass(/contrast-high/);
});
