import { expect, test } from '../../../testing/fixtures';
import { ONE_LANGUAGE } from '../texts';
import { urlOf, pages } from './pages';

// Searches, filters, forms and the menu are tested without scripts in the spec of each page.
test.use({ javaScriptEnabled: false, expectedErrors: [/status of 404/] });

for (const language of ONE_LANGUAGE) {
  test(`every page is complete without scripts (${language})`, async ({ page }) => {
    test.slow();
    for (const { path, ...titles } of pages) {
      await page.goto(urlOf(path, language));
      await expect(page, path).toHaveTitle(titles[language]);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(page.getByRole('contentinfo'), path).toBeVisible();
      // No content is pending, and no control needs scripts.
      await expect(page.locator('[data-skeleton]'), path).toHaveCount(0);
      await expect(page.locator('.needs-scripts, button:not([type=submit])'), path).toHaveCount(0);
      await expect(page.locator('[hidden]:has(template), template[id^="B:"]'), path).toHaveCount(0);
    }
  });
}

test('the navigation works without scripts and keeps the language', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'English' }).click();
  const links = page.getByRole('banner').getByRole('navigation').getByRole('link');
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(hrefs.length).toBeGreaterThan(5);
  for (const href of hrefs) {
    await page.getByRole('banner').locator(`nav a[href="${href}"]`).first().click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});
