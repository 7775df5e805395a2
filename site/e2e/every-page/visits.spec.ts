import type { Page } from '@playwright/test';
import { expect, test } from '../../../testing/fixtures';
import { en } from '../texts';
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

/** The accessible names with a space before a mark, or none before a bracket. */
async function badNames(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter(({ role }) => !/Text/.test(String(role?.value)))
    .map(({ name }) => String(name?.value ?? ''))
    .filter((name) => / [,;:!?)]|[\p{L}\d]\(/u.test(name));
}

const widthOf = (page: Page) => page.locator('html').evaluate(({ scrollWidth }) => scrollWidth);

/** What is the same on all pages. */
const FRAME = 'header:not(main header), footer:not(main footer)';

/** Expects no sideways scroll, and no small target, in a narrow window. */
async function expectFitting(page: Page, path: string) {
  const root = page.locator('html');
  await page.setViewportSize({ width: 320, height: 640 });
  await root.evaluate(({ classList }) => classList.add('font-large'));
  expect.soft(await widthOf(page), `${path}: width with large text`).toBe(320);
  await root.evaluate(({ classList }) => classList.remove('font-large'));
  await page.evaluate(spaceText);
  expect.soft(await widthOf(page), `${path}: width with spaced text`).toBe(320);
  expect.soft(await page.evaluate(smallTargets), `${path}: small targets`).toEqual([]);
  await page.evaluate(() => (document.adoptedStyleSheets = []));
}

// Console errors and requests to other origins fail every test.
test('every page opens, is accessible and fits a window of 320 pixels', async ({
  page,
  checkAccessibility,
}) => {
  test.slow();
  await page.addInitScript(() => localStorage.setItem('cookiesAccepted', 'true'));
  for (const { path, status = 200, hr: title } of pages) {
    await test.step(path, async () => {
      await page.setViewportSize({ width: 1280, height: 720 });
      const response = await page.goto(urlOf(path, 'hr'));
      expect(response?.status()).toBe(status);
      await expect(page).toHaveTitle(title);
      await checkAccessibility(page, path === '/' ? {} : { exclude: FRAME });
      expect.soft(await page.evaluate(danglingReferences), `${path}: references`).toEqual([]);
      expect.soft(await page.evaluate(unlinkedContacts), `${path}: no links`).toEqual([]);
      expect.soft(await badNames(page), `${path}: names`).toEqual([]);
      await page.setViewportSize({ width: 375, height: 700 });
      expect.soft(await page.evaluate(badTypeSetting), `${path}: type`).toEqual([]);
      expect.soft(await page.evaluate(smallTargets), `${path}: small targets`).toEqual([]);
      const footer = await page.locator('footer').last().boundingBox();
      expect.soft(footer?.height, `${path}: footer`).toBeLessThanOrEqual(900);
      await expectFitting(page, path);
    });
  }
});

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
    const search = page.getByPlaceholder(en.blog.search.placeholder);
    const main = page.getByRole('main');
    await search.fill('therapy');
    await expect(page.locator('h2 mark').first()).toBeVisible();
    await search.fill('qqqqqqqqq');
    await expect(main.getByRole('status')).toHaveText(en.blog.empty);
    await search.fill('');
    await expect(main.getByRole('article')).toHaveCount(2);
  },
  async '/contact'(page) {
    const errors = page.getByRole('main').getByRole('alert').getByRole('listitem');
    await sendEmpty(page);
    await expect(errors).toHaveCount(5);
    await page.locator('input[name=name]').fill('Ana');
    await sendEmpty(page);
    await expect(errors).toHaveCount(4);
  },
  async '/donate'(page) {
    await sendEmpty(page);
    await page.getByText('€20', { exact: true }).first().click();
    await page.getByText('€50', { exact: true }).first().click();
  },
  '/newsletter': sendEmpty,
};

test('every page opens by a link in English, fits the window, and shows what changes although the browser translates it', async ({
  page,
}) => {
  test.slow();
  await page.addInitScript(() => localStorage.setItem('cookiesAccepted', 'true'));
  await page.goto('/?lang=en');
  await page.evaluate(translate);
  for (const { path, status, en: title } of pages) {
    if (status !== undefined) continue;
    await test.step(path, async () => {
      await navigate(page, path);
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('main').locator('[data-skeleton]')).toHaveCount(0);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      expect.soft(await page.evaluate(unlinkedContacts), `${path}: no links`).toEqual([]);
      expect.soft(await page.evaluate(badTypeSetting), `${path}: type`).toEqual([]);
      await expectFitting(page, path);
      await changes[path]?.(page);
    });
  }
});
