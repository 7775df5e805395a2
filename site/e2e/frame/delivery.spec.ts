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

test('a page needs only its document for the first paint', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  page.once('load', () => requests.push('load'));
  await page.goto('/about');
  const before = requests.slice(0, requests.indexOf('load'));
  expect(before).toEqual(['/about']);
  await expect.poll(() => requests.some((path) => path.endsWith('.woff2'))).toBe(true);
  await expect(page.locator('link[rel=manifest]')).toHaveCount(1);
  const drawn = await page.locator('main svg use').evaluateAll((uses) =>
    // A drawing for narrow windows is hidden in wide ones.
    uses
      .filter((use) => use.checkVisibility())
      .map((use) => (use instanceof SVGGraphicsElement ? use.getBBox().width : 0)),
  );
  expect(drawn.length).toBeGreaterThan(2);
  for (const width of drawn) expect(width).toBeGreaterThan(10);
});

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

for (const path of [
  '/blog/terapija-opustanja',
  '/projects/pomoc-starijim-i-nemocnim-osobama',
  '/events?tab=past&page=2',
]) {
  test(`the scroll position is kept after hydration and after a reload (${path})`, async ({
    context,
    baseURL,
  }) => {
    const page = await context.newPage();
    const hydrated = () => expect(page.locator('html')).toHaveClass(/hydrated/);
    const scrollPosition = () => page.evaluate(() => window.scrollY);
    await page.setViewportSize({ width: 412, height: 600 });
    // Web fonts move lines on a system without the fallback font that they are adjusted to.
    await page.route('**/*.woff2', (route) => route.abort());
    const delayed: Route[] = [];
    await page.route('**/assets/*.js', (route) => void delayed.push(route));
    await page.goto(`${baseURL}${path}`);
    await expect.poll(() => delayed.length).toBeGreaterThan(0);
    await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
    await page.unroute('**/assets/*.js');
    await Promise.all(delayed.map((route) => route.continue()));
    await hydrated();
    expect(await scrollPosition()).toBe(500);

    await page.reload();
    await hydrated();
    expect(await scrollPosition()).toBe(500);
  });
}

test.describe('a visitor with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('sees the web fonts from the first paint', async ({ page }) => {
    await page.goto('/about');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
      .toBe(true);
    await page.reload({ waitUntil: 'domcontentloaded' });
    await expect(page.locator('html')).not.toHaveClass(/system-fonts/);
    await expect(page.locator('link[rel=preload][as=font]')).toHaveCount(4);
    expect(await headingFont(page)).toMatch(/^"?Fraunces"?,/);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the web fonts and the icon are loaded', async ({ page }) => {
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(request.url());
    });
    await page.goto('/about');
    expect(fonts.length).toBeGreaterThan(0);
    await expect(page.locator('html')).not.toHaveClass(/system-fonts/);
    await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/favicon.svg');
  });
});

test.describe('a page that cannot be loaded', () => {
  // The response, and the errors that React and its router report.
  test.use({ expectedErrors: [/status of 503|\/assets\/frame-/] });

  test('keeps the styles of the previous page', async ({ page }) => {
    await page.goto('/legal');
    const font = await headingFont(page);
    await page.route('**/api/events*', (route) => route.fulfill({ status: 503, json: {} }));
    await page.getByRole('banner').getByRole('link', { name: 'Događaji' }).click();
    await expect(page).toHaveURL('/events');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Pravne/);
    // The page is mounted again after the error.
    await expect.poll(() => headingFont(page)).toBe(font);
    expect(font).toContain('Fraunces');
  });
});
