import type { Page, Route } from '@playwright/test';
import { expect, test } from '../../testing/fixtures';
import { addressOf } from './pages';

const headingFont = (page: Page) =>
  page
    .getByRole('heading', { level: 1 })
    .evaluate((heading) => getComputedStyle(heading).fontFamily);

/** Sum of all layout shifts (CLS without windows) since the page began. */
const moved = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += Object(entry).value;
        }).observe({ type: 'layout-shift', buffered: true });
        // What is buffered is told before the next frame but one.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );

test('a page is painted from its document alone; its scripts come after it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.resourceType()));
  page.once('load', () => asked.push('load'));
  await page.goto('/about');
  expect(asked).not.toContain('stylesheet');
  expect(asked).toContain('script');
  expect(asked.indexOf('load')).toBeLessThan(asked.indexOf('script'));
});

for (const language of ['hr', 'en'] as const) {
  for (const path of ['/', '/about', '/blog', '/donate']) {
    test(`letters that come late move nothing (${path}, ${language})`, async ({ page }) => {
      await page.setViewportSize({ width: 412, height: 823 });
      const fonts: Route[] = [];
      await page.route('**/*.woff2', (route) => void fonts.push(route));
      await page.goto(addressOf(path, language), { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(fonts).not.toEqual([]);
      await Promise.all(fonts.map((route) => route.continue()));
      await expect(page.locator('html')).toHaveClass(/hydrated/);
      expect(await moved(page)).toBe(0);
    });
  }
}

test.describe('a page that cannot be loaded', () => {
  // The server's answer, and what React and its router say of it.
  test.use({ expectedErrors: [/status of 503|\/assets\/(?:react|router)-/] });

  test('keeps the looks of the page one came from', async ({ page }) => {
    await page.goto('/legal');
    const font = await headingFont(page);
    await page.route('**/api/events*', (route) => route.fulfill({ status: 503, json: {} }));
    await page.getByRole('banner').getByRole('link', { name: 'Događaji' }).click();
    await expect(page).toHaveURL('/events');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Pravne/);
    // The page is mounted anew while it is looked at.
    await expect.poll(() => headingFont(page)).toBe(font);
    expect(font).toContain('Fraunces');
  });
});
