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

/** Waits until a page of this path is kept, and the page for lack of connection with it. */
async function keptIn(page: Page, path: string, language: string): Promise<void> {
  const isKept = async ([wanted, lang]: string[]) => {
    const addresses = async (name: string) =>
      (await (await caches.open(name)).keys()).map(({ url }) => new URL(url));
    const isIt = (path?: string) => (url: URL) =>
      url.pathname === path && url.searchParams.get('lang') === lang;
    return (
      (await addresses('pages-1')).some(isIt(wanted)) &&
      (await addresses('offline-2')).some(isIt('/offline')) &&
      (await addresses('offline-2')).some(isIt('/offline/unsent'))
    );
  };
  await expect.poll(() => page.evaluate(isKept, [path, language])).toBe(true);
}

async function cutOff(page: Page, context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
}

for (const language of ['hr', 'en'] as const) {
  const say = texts[language];

  test.describe(`without a connection, ${language}`, () => {
    test('a visited page is read again, and says how old it is', async ({ page, context }) => {
      await page.goto(`/about?lang=${language}`);
      await keptIn(page, '/about', language);
      await cutOff(page, context);
      await page.goto('/about');
      await expect(page.getByRole('heading', { level: 1, name: say.about })).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: say.kept })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Fraunces/);
      await context.setOffline(false);
      await page.getByRole('status').getByRole('link', { name: say.retry }).click();
      await expect(page.getByRole('status').filter({ hasText: say.kept })).toHaveCount(0);
    });
  });
}

for (const language of ONE_LANGUAGE) {
  const say = texts[language];

  test.describe(`without a connection, ${language}`, () => {
    test('so is a page reached within the site, and links lead to it', async ({
      page,
      context,
    }) => {
      await page.goto(`/about?lang=${language}`);
      await keptIn(page, '/about', language);
      const blog = page.getByRole('banner').getByRole('link', { name: say.blog, exact: true });
      await blog.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.blog);
      await keptIn(page, '/blog', language);
      await page.goto('/about');
      await cutOff(page, context);
      await expect(page.getByRole('status').filter({ hasText: say.none })).toBeVisible();
      await blog.click();
      await expect(page.getByRole('status').filter({ hasText: say.kept })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.blog);
    });

    test('another page gives the contact details and what can be read', async ({
      page,
      context,
      api,
      checkAccessibility,
    }) => {
      const { phone, email } = await (await api.get('/api/settings/1')).json();
      await page.goto(`/about?lang=${language}`);
      await keptIn(page, '/about', language);
      await cutOff(page, context);
      await page.goto('/events?tab=past');
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1, name: say.offline })).toBeVisible();
      await expect(main.getByRole('link', { name: phone })).toBeVisible();
      await expect(main.getByRole('link', { name: email })).toBeVisible();
      await expect(page).toHaveURL('/events?tab=past');
      // Nothing runs on it, so nothing is offered that would need to.
      await expect(page.getByRole('button')).toHaveCount(0);
      await checkAccessibility(page);
      const list = main.getByRole('region', { name: say.list });
      await list.getByRole('link', { name: say.about }).click();
      await expect(page.getByRole('heading', { level: 1, name: say.about })).toBeVisible();
      await page.goBack();
      await context.setOffline(false);
      await main.getByRole('link', { name: say.retry }).click();
      await expect(main.getByRole('heading', { level: 1, name: say.offline })).toHaveCount(0);
    });

    test('a form says that nothing was sent and keeps what was typed', async ({
      page,
      context,
    }) => {
      await page.goto(`/newsletter?lang=${language}`);
      await page.waitForLoadState('networkidle');
      await cutOff(page, context);
      const field = page.getByRole('main').getByRole('textbox', { name: say.email });
      await field.fill('ana@primjer.hr');
      await page.getByRole('main').getByRole('button', { name: say.subscribe }).click();
      await expect(page.getByText(say.notSent).first()).toBeVisible();
      await expect(field).toHaveValue('ana@primjer.hr');
    });

    test('a form that its page’s scripts do not send gets a page that says nothing was sent', async ({
      page,
      context,
      api,
      checkAccessibility,
    }) => {
      const { phone } = await (await api.get('/api/settings/1')).json();
      await page.goto(`/contact?volunteer=true&lang=${language}`);
      await keptIn(page, '/contact', language);
      await cutOff(page, context);
      const message = page.locator('textarea[name=message]');
      await message.fill('Rado bih pomogla.');
      // As a press does where the scripts did not come.
      await page
        .locator('form:has(textarea)')
        .evaluate((form) => form instanceof HTMLFormElement && form.submit());
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(say.unsent);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('main').getByRole('link', { name: phone })).toBeVisible();
      await expect(page.getByRole('button')).toHaveCount(0);
      await checkAccessibility(page);
      await page.goBack();
      await expect(message).toHaveValue('Rado bih pomogla.');
    });
  });
}

test('the worker comes unkept, may reach this origin only, and runs nothing else', async ({
  api,
}) => {
  const answer = await api.get('/service-worker.js');
  expect(answer.headers()).toMatchObject({
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'self'",
    'content-type': expect.stringContaining('javascript'),
  });
  expect((await answer.body()).length).toBeLessThan(8_000);
});

test('pages with a quick exit, of the panel and of the signed-in are not kept', async ({
  page,
  context,
  session,
}) => {
  await page.goto('/legal');
  await keptIn(page, '/legal', 'hr');
  await page.goto('/projects/prevencija-i-suzbijanje-obiteljskog-nasilja', {
    waitUntil: 'networkidle',
  });
  await context.addCookies(session.storage.cookies);
  await page.goto('/newsletter', { waitUntil: 'networkidle' });
  await page.goto('/admin', { waitUntil: 'networkidle' });
  await context.clearCookies();
  await page.goto('/events');
  await keptIn(page, '/events', 'hr');
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).not.toContain('/newsletter');
  expect(kept).not.toContain('/projects/prevencija-i-suzbijanje-obiteljskog-nasilja');
  expect(kept.filter((path) => /^\/(admin|api)/.test(path))).toEqual([]);
});

test('no more than fifty pages are kept, the oldest go first', async ({ page }) => {
  await page.goto('/legal');
  await keptIn(page, '/legal', 'hr');
  await page.evaluate(async () => {
    const cache = await caches.open('pages-1');
    for (let number = 0; number < 60; number += 1) {
      await cache.put(`/p${number}?lang=hr`, new Response(''));
    }
  });
  await page.goto('/about');
  await keptIn(page, '/about', 'hr');
  const kept = await page.evaluate(async () =>
    (await (await caches.open('pages-1')).keys()).map(({ url }) => new URL(url).pathname),
  );
  expect(kept).toHaveLength(50);
  expect(kept.at(-1)).toBe('/about');
  expect(kept).not.toContain('/legal');
});

test('nothing is kept for those who want nothing remembered', async ({ page }) => {
  await page.goto('/legal');
  await keptIn(page, '/legal', 'hr');
  await page.getByRole('button', { name: 'Prihvaćam sve' }).click();
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
