import type { Page } from '@playwright/test';
import { expect, test } from '../../../testing/fixtures';
import { hr } from '../texts';
import {
  badTypeSetting,
  danglingReferences,
  smallTargets,
  spaceText,
  translate,
  unlinkedContacts,
} from './page-checks';
import { pages, urlOf } from './pages';

test.describe.configure({ mode: 'parallel' });
test.use({ expectedErrors: [/status of (400|404)/] });

const widthOf = (page: Page) => page.locator('html').evaluate(({ scrollWidth }) => scrollWidth);

for (const language of ['hr', 'en'] as const) {
  // Console errors and requests to other origins fail every test.
  test(`every page opens, is accessible and fits a window of 320 pixels (${language})`, async ({
    page,
    checkAccessibility,
  }) => {
    test.slow();
    await page.addInitScript(() => localStorage.setItem('cookiesAccepted', 'true'));
    for (const { path, status = 200, ...titles } of pages) {
      await test.step(path, async () => {
        await page.setViewportSize({ width: 1280, height: 720 });
        const response = await page.goto(urlOf(path, language));
        expect(response?.status()).toBe(status);
        await expect(page).toHaveTitle(titles[language]);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        // Both languages have the same elements; a nightly test checks both in every display.
        if (language === 'hr') await checkAccessibility(page);
        const at = (what: string) => `${path}: ${what}`;
        expect.soft(await page.evaluate(danglingReferences), at('references')).toEqual([]);
        expect.soft(await page.evaluate(unlinkedContacts), at('no links')).toEqual([]);
        await page.setViewportSize({ width: 375, height: 700 });
        expect.soft(await page.evaluate(badTypeSetting), at('type')).toEqual([]);
        await page.setViewportSize({ width: 320, height: 640 });
        await page.locator('html').evaluate((root) => root.classList.add('font-large'));
        expect.soft(await widthOf(page), at('width with large text')).toBe(320);
        await page.locator('html').evaluate((root) => root.classList.remove('font-large'));
        await page.evaluate(spaceText);
        expect.soft(await widthOf(page), at('width with spaced text')).toBe(320);
        await page.setViewportSize({ width: 375, height: 700 });
        expect.soft(await page.evaluate(smallTargets), at('small targets')).toEqual([]);
      });
    }
  });
}

/** 120 characters without a line break opportunity, as editors paste them. */
const LONG_URL = 'https://primjer.example/'.padEnd(120, 'podrskastarijimosobamaizajednici');

/** The fields with texts; the others are numbers, dates, states and URLs. */
const TEXTS =
  /^(name|title|description|content|category|author|authorPosition|location|position|bio|email|financing|results|partners|activities|note|documents|text|label|alt|fileName)(En)?$/;

function filled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(filled);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]: [string, unknown]) => [
      name,
      TEXTS.test(name) && (typeof field === 'string' || field === null) ? LONG_URL : filled(field),
    ]),
  );
}

/** Opens a page as the router does, without its document. */
const navigate = (page: Page, path: string) =>
  page.evaluate(
    (to) => Reflect.get(window, '__reactRouterDataRouter').navigate(to) as Promise<void>,
    path,
  );

test('a long word in an editor’s text does not make a page scroll sideways', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookiesAccepted', 'true'));
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/legal');
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    const rows: unknown = await response.json();
    const isEmpty = Array.isArray(rows) && rows.length === 0;
    const some = isEmpty ? await (await page.request.get('/api/events')).json() : rows;
    const categories = route.request().url().includes('/categories');
    await route.fulfill({
      response,
      json: categories ? ['Prevencija', LONG_URL.slice(0, 60)] : filled(some),
    });
  });
  for (const path of [
    '/',
    '/about',
    '/projects',
    '/projects/zazeli-iii',
    '/project-documents',
    '/blog',
    '/blog/terapija-opustanja',
    '/events',
    '/events?tab=past',
  ]) {
    await navigate(page, path);
    const main = page.getByRole('main');
    await expect(main.getByText(LONG_URL.slice(0, 40)).first()).toBeVisible();
    await expect(main.locator('[data-skeleton]')).toHaveCount(0);
    expect.soft(await widthOf(page), path).toBe(320);
  }
});

/** Sends a form without its fields, which shows errors. */
async function sendEmpty(page: Page) {
  const main = page.getByRole('main');
  await main.locator('form button[type=submit]').first().click();
  await expect(main.locator('[aria-invalid=true], [role=alert]').first()).toBeVisible();
}

/** What changes a page in place. */
const changes: Record<string, (page: Page) => Promise<void>> = {
  async '/blog'(page) {
    const search = page.getByPlaceholder(hr.blog.search.placeholder);
    await search.fill('terapija');
    await expect(page.locator('h2 mark').first()).toBeVisible();
    await search.fill('qqqqqqqqq');
    await expect(page.getByRole('main').getByRole('status')).toHaveText(hr.blog.empty);
  },
  '/contact': sendEmpty,
  '/donate': sendEmpty,
  '/newsletter': sendEmpty,
};

test('a page that the browser translates shows what changes', async ({ page }) => {
  await page.goto('/');
  for (const { path, status, ...titles } of pages) {
    if (status !== undefined) continue;
    await page.evaluate(translate);
    await navigate(page, path);
    await expect(page).toHaveTitle(titles.hr);
    await expect(page.getByRole('main').locator('[data-skeleton]')).toHaveCount(0);
    await changes[path]?.(page);
  }
});
