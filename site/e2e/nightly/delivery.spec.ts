import type { Page, Route } from '@playwright/test';
import { expect, test } from '../../../testing/fixtures';
import { urlOf } from '../every-page/pages';

// What a first visit shows while files load.
test.use({ ownContext: true });

const headingFont = (page: Page) =>
  page
    .getByRole('heading', { level: 1 })
    .evaluate((heading) => getComputedStyle(heading).fontFamily);

/** The sum of all layout shifts since navigation (CLS without session windows). */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += Object(entry).value;
        }).observe({ type: 'layout-shift', buffered: true });
        // Buffered entries are reported within two frames.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );

/** Whether the system has the fallback font that the web fonts are adjusted to. */
const hasAdjustedFallback = (page: Page) =>
  page.evaluate(async () => {
    const faces = await document.fonts.load('1em "Atkinson Fallback"').catch(() => []);
    return faces.length > 0;
  });

for (const language of ['hr', 'en'] as const) {
  for (const path of ['/', '/about', '/blog', '/donate']) {
    test(`fonts that load after the first paint cause almost no layout shift (${path}, ${language})`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 412, height: 823 });
      const fonts: Route[] = [];
      await page.route('**/*.woff2', (route) => void fonts.push(route));
      await page.goto(urlOf(path, language));
      expect(await headingFont(page)).not.toMatch(/^"?Fraunces"?,/);
      await expect.poll(() => fonts.length).toBe(4);
      await Promise.all(fonts.map((route) => route.continue()));
      await expect(page.locator('html')).not.toHaveClass(/system-fonts/);
      expect(await headingFont(page)).toMatch(/^"?Fraunces"?,/);
      expect(await layoutShift(page)).toBeLessThan((await hasAdjustedFallback(page)) ? 0.01 : 0.1);
    });
  }
}

test('a page needs only its document for the first paint', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  page.once('load', () => requests.push('load'));
  await page.goto('/about');
  expect(requests.slice(0, requests.indexOf('load'))).toEqual(['/about']);
  await expect.poll(() => requests.some((path) => path.endsWith('.woff2'))).toBe(true);
});
