import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../../../testing/fixtures';
import { frame } from './frame-texts';

const YEAR = 31_536_000;

const storedLanguage = (page: Page) => page.evaluate(() => localStorage.getItem('language'));

/** Expects the language's cookie, for a year and the whole site, and no other. */
async function expectCookie(context: BrowserContext, language: string): Promise<void> {
  const [cookie, ...more] = await context.cookies();
  expect(more).toEqual([]);
  expect(cookie).toMatchObject({ name: 'language', value: language, path: '/' });
  const age = (cookie?.expires ?? 0) - Date.now() / 1000;
  expect(Math.abs(age - YEAR)).toBeLessThan(60);
}

for (const language of ['hr', 'en'] as const) {
  const t = frame[language];
  const other = language === 'hr' ? 'en' : 'hr';
  const root = (page: Page) => page.locator('html');

  test.describe(`the language ${language}`, () => {
    test('of the URL has priority over cookie and local storage, and is stored in both', async ({
      page,
      context,
      baseURL,
    }) => {
      await context.addCookies([{ name: 'language', value: other, url: baseURL ?? '' }]);
      await page.goto('/legal');
      await expect(root(page)).toHaveAttribute('lang', other);
      await page.evaluate((value) => localStorage.setItem('language', value), other);
      await page.goto(`/newsletter?lang=${language}`);
      await expect(root(page)).toHaveAttribute('lang', language);
      expect(await storedLanguage(page)).toBe(language);
      await expectCookie(context, language);
      await page.goto('/newsletter');
      await expect(root(page)).toHaveAttribute('lang', language);
    });

    test('of the cookie has priority over that of local storage', async ({
      page,
      context,
      baseURL,
    }) => {
      await page.addInitScript((value) => localStorage.setItem('language', value), other);
      await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
      await page.goto('/newsletter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.newsletter);
      await expect(root(page)).toHaveAttribute('lang', language);
    });

    test('stored only in local storage is applied and written to the cookie', async ({
      page,
      context,
    }) => {
      await page.addInitScript((value) => localStorage.setItem('language', value), language);
      await page.goto('/newsletter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.newsletter);
      await expect(root(page)).toHaveAttribute('lang', language);
      await expectCookie(context, language);
    });

    test('is chosen by its link, which stores it and reloads the page', async ({
      page,
      context,
    }) => {
      await page.goto(`/newsletter?lang=${other}`);
      const name = { hr: 'Hrvatski', en: 'English' }[language];
      await page.getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.newsletter);
      await expect(page).toHaveURL('/newsletter');
      expect(await storedLanguage(page)).toBe(language);
      await expectCookie(context, language);
      await expect(page.getByRole('link', { name })).toHaveAttribute('aria-current', 'true');
    });

    test('has a page that stores it and redirects home after 100 ms', async ({ page, context }) => {
      await page.goto(`/newsletter?lang=${other}`);
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      await page.goto(`/language/${language}`, { waitUntil: 'load' });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.changing);
      await expect(root(page)).toHaveAttribute('lang', language);
      // The scripts need frames and timers before they store it and start to count.
      const stored = async () => {
        await page.clock.runFor(5);
        return storedLanguage(page);
      };
      await expect.poll(stored, { intervals: [20] }).toBe(language);
      await expectCookie(context, language);
      await page.clock.runFor(90);
      await expect(page).toHaveURL(`/language/${language}`);
      await page.clock.runFor(10);
      await page.waitForURL('/');
      await expect(root(page)).toHaveAttribute('lang', language);
    });
  });
}

test('the language is Croatian by default, whatever the browser prefers', async ({
  page,
  context,
}) => {
  await page.setExtraHTTPHeaders({ 'Accept-Language': 'en-GB,en' });
  await page.goto('/newsletter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hr');
  await page.goto('/newsletter?lang=de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hr');
  expect(await context.cookies()).toEqual([]);
});

for (const language of ['hr', 'en'] as const) {
  const t = frame[language];
  const other = language === 'hr' ? 'en' : 'hr';

  test.describe(`without scripts (${language})`, () => {
    test.use({ javaScriptEnabled: false });

    test('the language is a link, the menu works, and there is no cookie banner', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 375, height: 812 });
      await page.goto(`/newsletter?lang=${other}`);
      await page.getByRole('link', { name: { hr: 'Hrvatski', en: 'English' }[language] }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.newsletter);
      await expect(page.getByRole('region', { name: t.cookies })).toBeHidden();
      await page.getByText(t.menu, { exact: true }).click();
      const menu = page.getByRole('navigation', { name: t.navigation });
      await menu.getByRole('link', { name: t.links[1][1], exact: true }).click();
      await expect(page).toHaveURL('/about');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(menu).toBeHidden();
    });

    test('the language page redirects home', async ({ page }) => {
      await page.goto(`/newsletter?lang=${other}`);
      const screen = await page.request.get(`/language/${language}`);
      expect(await screen.text()).toContain(t.changing);
      await page.goto(`/language/${language}`, { waitUntil: 'commit' });
      await page.waitForURL('/');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
    });
  });
}
