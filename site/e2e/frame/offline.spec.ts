import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../../../testing/fixtures';
import { en, hr } from '../texts';

test.use({ serviceWorkers: 'allow', expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Waits until the page of a path and the offline pages are cached. */
async function waitForCache(page: Page, path: string, language: string): Promise<void> {
  const isCached = async ([wanted, lang]: string[]) => {
    const urls = async (name: string) =>
      (await (await caches.open(name)).keys()).map(({ url }) => new URL(url));
    const isIt = (path?: string) => (url: URL) =>
      url.pathname === path && url.searchParams.get('lang') === lang;
    return (
      (await urls('pages-1')).some(isIt(wanted)) &&
      (await urls('offline-2')).some(isIt('/offline')) &&
      (await urls('offline-2')).some(isIt('/offline/unsent'))
    );
  };
  await expect.poll(() => page.evaluate(isCached, [path, language])).toBe(true);
}

async function goOffline(page: Page, context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
}

test('without a connection, visited pages are shown with their date, others lead to them', async ({
  page,
  context,
  api,
}) => {
  const { phone, email } = await (await api.get('/api/settings/1')).json();
  const main = page.getByRole('main');
  const kept =
    /^There is no connection\. This is the page as it was on \d{1,2}\s\S+\s\d{4}\sat\s\d\d:\d\d\./;
  await page.goto('/about?lang=en');
  await waitForCache(page, '/about', 'en');
  const blog = page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true });
  await blog.click();
  await waitForCache(page, '/blog', 'en');
  await page.goto('/about');
  await goOffline(page, context);
  await expect(
    page.getByRole('status').filter({ hasText: en.common.connection.none }),
  ).toBeVisible();
  await blog.click();
  await expect(page.getByRole('status').filter({ hasText: kept })).toBeVisible();
  await expect(heading(page)).toHaveText(en.blog.title);
  await expect(heading(page)).toHaveCSS('font-family', /Fraunces/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');

  await page.goto('/events?tab=past');
  await expect(heading(page)).toHaveText(en.offline.title);
  await expect(main.getByRole('link', { name: phone })).toBeVisible();
  await expect(main.getByRole('link', { name: email })).toBeVisible();
  await expect(page).toHaveURL('/events?tab=past');
  // The page has no scripts, so it has no buttons.
  await expect(page.getByRole('button')).toHaveCount(0);
  const list = main.getByRole('region', { name: en.offline.cachedPages });
  await list.getByRole('link', { name: en.about.title }).click();
  await expect(heading(page)).toHaveText(en.about.title);
  await page.goBack();
  await context.setOffline(false);
  await main.getByRole('link', { name: en.offline.retry }).click();
  await expect(heading(page)).toHaveText(en.events.title);
});

test('without a connection, a form says that nothing was sent, and keeps the text', async ({
  page,
  context,
}) => {
  await page.goto('/newsletter');
  await page.waitForLoadState('networkidle');
  await goOffline(page, context);
  const main = page.getByRole('main');
  const field = main.getByRole('textbox', { name: hr.newsletter.email });
  await field.fill('ana@primjer.hr');
  await main.getByRole('button', { name: hr.newsletter.submit }).click();
  await expect(page.getByText(/ništa nije poslano/).first()).toBeVisible();
  await expect(field).toHaveValue('ana@primjer.hr');

  await context.setOffline(false);
  await page.goto('/contact?volunteer=true&lang=hr');
  await waitForCache(page, '/contact', 'hr');
  await goOffline(page, context);
  const message = page.locator('textarea[name=message]');
  await message.fill('Rado bih pomogla.');
  // As the browser submits it before the scripts have loaded.
  await page
    .locator('form:has(textarea)')
    .evaluate((form) => form instanceof HTMLFormElement && form.submit());
  await expect(heading(page)).toHaveText(hr.offline.unsent.title);
  await expect(page.getByRole('button')).toHaveCount(0);
  await page.goBack();
  await expect(message).toHaveValue('Rado bih pomogla.');
});

test('at most fifty pages are cached, none that is personal, and none after a refusal', async ({
  page,
  context,
  session,
}) => {
  const cached = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return all.flat().map(({ url }) => new URL(url).pathname);
    });
  await page.goto('/legal');
  await waitForCache(page, '/legal', 'hr');
  await page.goto('/projects/prevencija-i-suzbijanje-obiteljskog-nasilja', {
    waitUntil: 'networkidle',
  });
  await context.addCookies(session.storage.cookies);
  await page.goto('/newsletter', { waitUntil: 'networkidle' });
  await page.goto('/admin', { waitUntil: 'networkidle' });
  await context.clearCookies();
  await page.goto('/events');
  await waitForCache(page, '/events', 'hr');
  const paths = await cached();
  expect(paths).toContain('/legal');
  expect(paths).not.toContain('/newsletter');
  expect(paths).not.toContain('/projects/prevencija-i-suzbijanje-obiteljskog-nasilja');
  expect(paths.filter((path) => /^\/(admin|api)/.test(path))).toEqual([]);

  await page.evaluate(async () => {
    const cache = await caches.open('pages-1');
    for (let number = 0; number < 60; number += 1) {
      await cache.put(`/p${number}?lang=hr`, new Response(''));
    }
  });
  await page.goto('/about');
  await waitForCache(page, '/about', 'hr');
  const pages = await page.evaluate(async () =>
    (await (await caches.open('pages-1')).keys()).map(({ url }) => new URL(url).pathname),
  );
  expect(pages).toHaveLength(50);
  expect(pages.at(-1)).toBe('/about');
  expect(pages).not.toContain('/legal');

  await page.goto('/legal');
  await page.getByRole('button', { name: hr.common.cookies.acceptAll }).click();
  await page.getByRole('button', { name: hr.legal.cookies.change.button }).click();
  await page.getByRole('checkbox', { name: hr.common.cookies.preferences }).uncheck();
  await page.getByRole('button', { name: hr.common.cookies.save }).click();
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await page.goto('/about', { waitUntil: 'networkidle' });
  expect(
    await page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      await caches.keys(),
    ]),
  ).toEqual([0, []]);
});
