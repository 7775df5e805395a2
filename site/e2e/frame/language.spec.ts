import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../../../testing/fixtures';
import { en, hr } from '../texts';

const YEAR = 31_536_000;

/** Expects the language of the page, of local storage, and of the only cookie, for a year. */
async function expectLanguage(page: Page, context: BrowserContext, language: 'hr' | 'en') {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe(language);
  const cookies = await context.cookies();
  expect(cookies).toMatchObject([{ name: 'language', value: language, path: '/' }]);
  expect(Math.abs((cookies[0]?.expires ?? 0) - Date.now() / 1000 - YEAR)).toBeLessThan(60);
}

test('a chosen language is remembered, and its link keeps the page', async ({ page, context }) => {
  await page.goto('/newsletter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hr');
  expect(await context.cookies()).toEqual([]);
  // The browser lost the cookie, but not its storage.
  await page.evaluate(() => localStorage.setItem('language', 'en'));
  await page.goto('/blog?category=Terapija');
  await expect(page.getByRole('link', { name: en.blog.categories.all, exact: true })).toBeVisible();
  await expectLanguage(page, context, 'en');
  const croatian = page.getByRole('link', { name: 'Hrvatski' });
  await croatian.click();
  await expect(page).toHaveURL('/blog?category=Terapija');
  await expect(croatian).toHaveAttribute('aria-current', 'true');
  await expectLanguage(page, context, 'hr');
  await page.goto('/newsletter?lang=en');
  await expectLanguage(page, context, 'en');

  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto('/language/hr', { waitUntil: 'load' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hr.common.language.changing);
  // The scripts need frames and timers before they store it and start to count.
  const stored = async () => {
    await page.clock.runFor(5);
    return page.evaluate(() => localStorage.getItem('language'));
  };
  await expect.poll(stored, { intervals: [20] }).toBe('hr');
  await page.clock.runFor(90);
  await expect(page).toHaveURL('/language/hr');
  await page.clock.runFor(10);
  await page.waitForURL('/');
  await expectLanguage(page, context, 'hr');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the language, the menu and the search work, and the language is kept', async ({ page }) => {
    const { navigation, search, cookies } = en.common;
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto('/newsletter');
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.newsletter.title);
    await expect(page.getByRole('region', { name: cookies.label })).toBeHidden();
    const menu = page.getByRole('navigation', { name: navigation.label });
    for (const path of ['/', '/about', '/projects', '/blog', '/events', '/contact', '/search']) {
      await page.getByText(navigation.menu, { exact: true }).click();
      await menu.locator(`a[href="${path}"]`).click();
      await expect(page).toHaveURL(path);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(menu.getByRole('list')).toBeHidden();
    }
    await page.getByRole('searchbox', { name: search.label }).fill('relaxation');
    await page.getByRole('button', { name: search.submit }).click();
    const posts = page.getByRole('region', { name: en.search.groups.blog });
    await expect(posts.locator('mark').first()).toHaveText('Relaxation');
    await posts.getByRole('link', { name: 'Relaxation therapy' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Relaxation therapy');
    await page.goto('/language/hr', { waitUntil: 'commit' });
    await page.waitForURL('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'hr');
  });
});
