import { expect, test } from '../../testing/fixtures';

// A new release takes the files of the one before away, while its pages are still open.
test.use({
  expectedErrors: [/status of (404|429)|dynamically imported module|route module|Failed to load/],
});

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookiesAccepted', 'true'));
});

test('a message is shown also when the code that shows messages is gone', async ({ page }) => {
  await page.goto('/newsletter');
  await page.route('**/assets/toast-region-*.js', (route) =>
    route.fulfill({ status: 404, body: '' }),
  );
  await page.route('**/api/newsletter/subscribe?*', (route) =>
    route.fulfill({ status: 429, json: { message: 'Previše pokušaja.' } }),
  );
  const field = page.getByRole('textbox', { name: 'Adresa e-pošte' });
  await field.fill('ana@udruga.example');
  await page.getByRole('button', { name: 'Pretplatite se' }).click();
  await expect(page.getByText('Previše pokušaja.')).toBeVisible();
  await expect(field).toHaveValue('ana@udruga.example');
});
