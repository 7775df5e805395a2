import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../../../testing/fixtures';
import { en, hr, type Catalogue, ONE_LANGUAGE } from '../texts';

const textsIn = ({ about, blog, common, newsletter, offline }: Catalogue) => ({
  about: about.title,
  blog: blog.title,
  none: common.connection.none,
  offline: offline.title,
  list: offline.cachedPages,
  retry: offline.retry,
  subscribe: newsletter.submit,
  email: newsletter.email,
  unsent: offline.unsent.title,
});

const texts = {
  hr: {
    ...textsIn(hr),
    notSent: /ništa nije poslano/,
    kept: /^Nema interneta\. Ovo je stranica kakva je bila \d{1,2}\. \S+ \d{4}\. u \d\d:\d\d\./,
  },
  en: {
    ...textsIn(en),
    notSent: /nothing was sent/,
    kept: /^There is no connection\. This is the page as it was on \d{1,2} \S+ \d{4} at \d\d:\d\d\./,
  },
} as const;

test.use({ serviceWorkers: 'allow', expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

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

for (const language of ['hr', 'en'] as const) {
  const t = texts[language];

  test.describe(`without a connection, ${language}`, () => {
    test('a visited page is shown from the cache with its date', async ({ page, context }) => {
      await page.goto(`/about?lang=${language}`);
      await waitForCache(page, '/about', language);
      await goOffline(page, context);
      await page.goto('/about');
      await expect(page.getByRole('heading', { level: 1, name: t.about })).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: t.kept })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Fraunces/);
      await context.setOffline(false);
      await page.getByRole('status').getByRole('link', { name: t.retry }).click();
      await expect(page.getByRole('status').filter({ hasText: t.kept })).toHaveCount(0);
    });
  });
}

for (const language of ONE_LANGUAGE) {
  const t = texts[language];

  test.describe(`without a connection, ${language}`, () => {
    test('a page opened by a link is cached, and links lead to it', async ({ page, context }) => {
      await page.goto(`/about?lang=${language}`);
      await waitForCache(page, '/about', language);
      const blog = page.getByRole('banner').getByRole('link', { name: t.blog, exact: true });
      await blog.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.blog);
      await waitForCache(page, '/blog', language);
      await page.goto('/about');
      await goOffline(page, context);
      await expect(page.getByRole('status').filter({ hasText: t.none })).toBeVisible();
      await blog.click();
      await expect(page.getByRole('status').filter({ hasText: t.kept })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.blog);
    });

    test('a page that is not cached shows the contact details and the cached pages', async ({
      page,
      context,
      api,
      checkAccessibility,
    }) => {
      const { phone, email } = await (await api.get('/api/settings/1')).json();
      await page.goto(`/about?lang=${language}`);
      await waitForCache(page, '/about', language);
      await goOffline(page, context);
      await page.goto('/events?tab=past');
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1, name: t.offline })).toBeVisible();
      await expect(main.getByRole('link', { name: phone })).toBeVisible();
      await expect(main.getByRole('link', { name: email })).toBeVisible();
      await expect(page).toHaveURL('/events?tab=past');
      // The page has no scripts, so it has no buttons.
      await expect(page.getByRole('button')).toHaveCount(0);
      await checkAccessibility(page);
      const list = main.getByRole('region', { name: t.list });
      await list.getByRole('link', { name: t.about }).click();
      await expect(page.getByRole('heading', { level: 1, name: t.about })).toBeVisible();
      await page.goBack();
      await context.setOffline(false);
      await main.getByRole('link', { name: t.retry }).click();
      await expect(main.getByRole('heading', { level: 1, name: t.offline })).toHaveCount(0);
    });

    test('a form says that nothing was sent and keeps the typed text', async ({
      page,
      context,
    }) => {
      await page.goto(`/newsletter?lang=${language}`);
      await page.waitForLoadState('networkidle');
      await goOffline(page, context);
      const field = page.getByRole('main').getByRole('textbox', { name: t.email });
      await field.fill('ana@primjer.hr');
      await page.getByRole('main').getByRole('button', { name: t.subscribe }).click();
      await expect(page.getByText(t.notSent).first()).toBeVisible();
      await expect(field).toHaveValue('ana@primjer.hr');
    });

    test('a form submitted without scripts is answered by a page that says nothing was sent', async ({
      page,
      context,
      api,
      checkAccessibility,
    }) => {
      const { phone } = await (await api.get('/api/settings/1')).json();
      await page.goto(`/contact?volunteer=true&lang=${language}`);
      await waitForCache(page, '/contact', language);
      await goOffline(page, context);
      const message = page.locator('textarea[name=message]');
      await message.fill('Rado bih pomogla.');
      // As the browser submits it before the scripts have loaded.
      await page
        .locator('form:has(textarea)')
        .evaluate((form) => form instanceof HTMLFormElement && form.submit());
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(t.unsent);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('main').getByRole('link', { name: phone })).toBeVisible();
      await expect(page.getByRole('button')).toHaveCount(0);
      await checkAccessibility(page);
      await page.goBack();
      await expect(message).toHaveValue('Rado bih pomogla.');
    });
  });
}

test('the service worker is not cached, and may only load from this origin', async ({ api }) => {
  const answer = await api.get('/service-worker.js');
  expect(answer.headers()).toMatchObject({
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'self'",
    'content-type': expect.stringContaining('javascript'),
  });
  expect((await answer.body()).length).toBeLessThan(8_000);
});

test('pages with a quick exit, of the panel or of a signed-in user are not cached', async ({
  page,
  context,
  session,
}) => {
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
  const cached = await page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(cached).not.toContain('/newsletter');
  expect(cached).not.toContain('/projects/prevencija-i-suzbijanje-obiteljskog-nasilja');
  expect(cached.filter((path) => /^\/(admin|api)/.test(path))).toEqual([]);
});

test('at most fifty pages are cached, and the oldest are removed first', async ({ page }) => {
  await page.goto('/legal');
  await waitForCache(page, '/legal', 'hr');
  await page.evaluate(async () => {
    const cache = await caches.open('pages-1');
    for (let number = 0; number < 60; number += 1) {
      await cache.put(`/p${number}?lang=hr`, new Response(''));
    }
  });
  await page.goto('/about');
  await waitForCache(page, '/about', 'hr');
  const cached = await page.evaluate(async () =>
    (await (await caches.open('pages-1')).keys()).map(({ url }) => new URL(url).pathname),
  );
  expect(cached).toHaveLength(50);
  expect(cached.at(-1)).toBe('/about');
  expect(cached).not.toContain('/legal');
});

test('nothing is cached after the visitor refused storage', async ({ page }) => {
  await page.goto('/legal');
  await waitForCache(page, '/legal', 'hr');
  await page.getByRole('button', { name: 'Prihvatite sve' }).click();
  await page.getByRole('button', { name: 'Otvorite postavke' }).click();
  await page.getByRole('checkbox', { name: 'Postavke prikaza' }).uncheck();
  await page.getByRole('button', { name: 'Spremite odabir' }).click();
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await page.goto('/about', { waitUntil: 'networkidle' });
  expect(
    await page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      await caches.keys(),
    ]),
  ).toEqual([0, []]);
});
