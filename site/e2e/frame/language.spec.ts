import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../../../testing/fixtures';
import { frame } from './frame-texts';

const YEAR = 31_536_000;

const storedLanguage = (page: Page) => page.evaluate(() => localStorage.getItem('language'));

/** The language's cookie, and that it is kept for a year for the whole site. */
async function expectCookie(context: BrowserContext, language: string): Promise<void> {
  const [cookie, ...more] = await context.cookies();
  expect(more).toEqual([]);
  expect(cookie).toMatchObject({ name: 'language', value: language, path: '/' });
  const age = (cookie?.expires ?? 0) - Date.now() / 1000;
  expect(Math.abs(age - YEAR)).toBeLessThan(60);
}

for (const language of ['hr', 'en'] as const) {
  const say = frame[language];
  const other = language === 'hr' ? 'en' : 'hr';
  const root = (page: Page) => page.locator('html');

  test.describe(`the language ${language}`, () => {
    test('named by the address goes before cookie and local storage, and is stored in both', async ({
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

    test('of the cookie goes before that of local storage', async ({ page, context, baseURL }) => {
      await page.addInitScript((value) => localStorage.setItem('language', value), other);
      await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
      await page.goto('/newsletter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.newsletter);
      await expect(root(page)).toHaveAttribute('lang', language);
    });

    test('remembered only by local storage is taken up again and written into the cookie', async ({
      page,
      context,
    }) => {
      await page.addInitScript((value) => localStorage.setItem('language', value), language);
      await page.goto('/newsletter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.newsletter);
      await expect(root(page)).toHaveAttribute('lang', language);
      await expectCookie(context, language);
    });

    test('is switched to by its button, which stores it and loads the same page anew', async ({
      page,
      context,
    }) => {
      await page.goto(`/newsletter?lang=${other}`);
      const name = { hr: 'Hrvatski', en: 'English' }[language];
      await page.getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.newsletter);
      await expect(page).toHaveURL('/newsletter');
      expect(await storedLanguage(page)).toBe(language);
      await expectCookie(context, language);
      await expect(page.getByRole('link', { name })).toHaveAttribute('aria-current', 'true');
    });

    test('has a screen that stores it and after 100 ms leads home', async ({ page, context }) => {
      await page.goto(`/newsletter?lang=${other}`);
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      await page.goto(`/language/${language}`, { waitUntil: 'load' });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.changing);
      await expect(root(page)).toHaveAttribute('lang', language);
      // The scripts wait for frames and timers themselves, until they store and begin to count.
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

test('the language is Croatian where nothing names one, whatever the browser speaks', async ({
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
  const say = frame[language];
  const other = language === 'hr' ? 'en' : 'hr';

  test.describe(`without scripts (${language})`, () => {
    test.use({ javaScriptEnabled: false });

    test('the language is a link, the menu leads on, and nothing asks about cookies', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 375, height: 812 });
      await page.goto(`/newsletter?lang=${other}`);
      await page.getByRole('link', { name: { hr: 'Hrvatski', en: 'English' }[language] }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.newsletter);
      await expect(page.getByRole('region', { name: say.cookies })).toBeHidden();
      await page.getByText(say.menu, { exact: true }).click();
      const menu = page.getByRole('navigation', { name: say.navigation });
      await menu.getByRole('link', { name: say.links[1][1], exact: true }).click();
      await expect(page).toHaveURL('/about');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(menu).toBeHidden();
    });

    test('the language screen leads home', async ({ page }) => {
      await page.goto(`/newsletter?lang=${other}`);
      const screen = await page.request.get(`/language/${language}`);
      expect(await screen.text()).toContain(say.changing);
      await page.goto(`/language/${language}`, { waitUntil: 'commit' });
      await page.waitForURL('/');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
    });
  });
}
