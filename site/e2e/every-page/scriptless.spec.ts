import { expect, test } from '../../../testing/fixtures';
import { ONE_LANGUAGE } from '../texts';
import { addressOf, pages } from './pages';

// The journeys (searching, filtering, the forms, the menu) are tried without scripts beside those
// with scripts, in the file of each page.
test.use({ javaScriptEnabled: false, expectedErrors: [/status of 404/] });

for (const language of ONE_LANGUAGE) {
  test(`every page can be read whole without scripts (${language})`, async ({ page }) => {
    test.slow();
    for (const { path, ...titles } of pages) {
      await page.goto(addressOf(path, language));
      await expect(page, path).toHaveTitle(titles[language]);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(page.getByRole('contentinfo'), path).toBeVisible();
      // Nothing is still to come, and nothing is offered that only scripts could do.
      await expect(page.locator('[data-skeleton]'), path).toHaveCount(0);
      await expect(page.locator('.needs-scripts, button:not([type=submit])'), path).toHaveCount(0);
      await expect(page.locator('[hidden]:has(template), template[id^="B:"]'), path).toHaveCount(0);
    }
  });
}

test('the whole navigation leads on without scripts, and the language goes with it', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'English' }).click();
  const links = page.getByRole('banner').getByRole('navigation').getByRole('link');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(addresses.length).toBeGreaterThan(5);
  for (const address of addresses) {
    await page.getByRole('banner').locator(`nav a[href="${address}"]`).first().click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});
