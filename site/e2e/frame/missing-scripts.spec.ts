import type { Page } from '@playwright/test';
import { expect, test } from '../../../testing/fixtures';

// A new release removes the scripts of the previous one while its pages are still open.
test.use({
  ownContext: true,
  expectedErrors: [
    /status of (404|429)|dynamically imported module|route module|Failed to load|provoked|Cannot read/,
  ],
});

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('cookiesAccepted', 'true');
    // Chromium restores some fields of a reloaded page; other browsers do not. On a busy machine
    // the site restores its own text before this event.
    window.addEventListener('load', () => {
      if (document.documentElement.classList.contains('hydrated')) return;
      for (const form of document.forms) form.reset();
    });
  });
});

test('a toast is shown even if its script is missing', async ({ page }) => {
  await page.goto('/newsletter');
  await page.route('**/assets/toast-region-*.js', (route) =>
    route.fulfill({ status: 404, body: '' }),
  );
  await page.route('**/api/newsletter/subscribe?*', (route) =>
    route.fulfill({ status: 429, json: { message: 'Previše pokušaja.' } }),
  );
  const field = page.getByRole('textbox', { name: 'Adresa e-pošte' });
  await field.fill('ana@udruga.example');
  await page.getByRole('button', { name: 'Pretplatite se' }).click();
  await expect(page.getByText('Previše pokušaja.')).toBeVisible();
  await expect(field).toHaveValue('ana@udruga.example');
});

/**
 * Removes the script of a route, as a new release does.
 * @param times the number of requests that fail; all by default
 * @returns a function that restores the script
 */
async function removeScript(
  page: Page,
  route: string,
  times = Infinity,
): Promise<() => Promise<void>> {
  const script = await page.evaluate(
    (id): string => Reflect.get(window, '__reactRouterManifest').routes[id].module,
    route,
  );
  const missing = `**${script}`;
  let failures = 0;
  // A route that expires stops the interception while the page navigates, which can stall it.
  await page.route(missing, (request) => {
    failures += 1;
    return failures > times ? request.continue() : request.fulfill({ status: 404, body: '' });
  });
  return () => page.unroute(missing);
}

/** Runs an action after which the router reloads the document, and waits for the reload. */
async function expectReload(page: Page, action: () => Promise<void>): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-first', ''));
  await action();
  await expect(page.locator('html[data-first]')).toHaveCount(0);
  await expect(page.locator('html.hydrated')).toBeAttached();
}

const openEvents = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Događaji' }).click();

const storedText = (page: Page) => page.evaluate(() => sessionStorage.getItem('unsentText'));

test('a page whose script is missing is reloaded, and the typed message is kept', async ({
  page,
}) => {
  await page.goto('/contact');
  const restoreScript = await removeScript(page, 'routes/events/events');
  await page.getByLabel('Ime i prezime').fill('Ana Horvat');
  await page.getByLabel('Poruka', { exact: true }).fill('Prvi red\nDrugi red');
  await page.getByRole('checkbox').check();
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await expectReload(page, () => openEvents(page));
  await expect(page.getByLabel('Ime i prezime')).toHaveValue('Ana Horvat');
  await expect(page.getByLabel('Poruka', { exact: true })).toHaveValue('Prvi red\nDrugi red');
  await expect(page.getByRole('checkbox')).toBeChecked();
  expect(await storedText(page)).toBeNull();
  expect(documents).toBe(1);
  await restoreScript();
  await openEvents(page);
  await expect(page).toHaveURL('/events');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a sent message is confirmed even if the script of that page is missing', async ({ page }) => {
  await page.goto('/contact');
  await removeScript(page, 'routes/contact/sent', 1);
  await page.getByLabel('Ime i prezime').fill('Ana Horvat');
  await page.getByLabel('Adresa e-pošte').fill('ana.horvat@udruga.example');
  await page.getByLabel('Predmet').fill('Pitanje');
  await page.getByLabel('Poruka', { exact: true }).fill('Dobar dan, zanima me volontiranje.');
  await page.getByRole('checkbox').check();
  const send = page.getByRole('button', { name: 'Pošaljite poruku' });
  await expectReload(page, () => send.click());
  await expect(page).toHaveURL('/contact/sent');
  await expect(page.getByText(/^Poruka je uspješno poslana/)).toBeVisible();
  expect(await storedText(page)).toBeNull();
  await page.goBack();
  await expect(send).toBeEnabled();
});

test('a stored pledge leads to its slip even if the script of that page is missing', async ({
  page,
}) => {
  await page.goto('/donate');
  await removeScript(page, 'routes/donate/thank-you', 1);
  await page.getByText('50 €', { exact: true }).click();
  const send = page.getByRole('button', { name: 'Nastavite na podatke za uplatu' });
  await expectReload(page, () => send.click());
  await expect(page).toHaveURL(/\/donate\/thank-you\?reference=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hvala vam na donaciji!');
});

test('a typed donation is restored after a page that fails to render', async ({ page }) => {
  await page.goto('/donate');
  await page.getByLabel('Ime i prezime').fill('Ana Horvat');
  await page.getByRole('checkbox').check();
  await page.evaluate(() => {
    const value = class extends Intl.NumberFormat {
      override format(): string {
        throw new TypeError('provoked');
      }
    };
    Object.defineProperty(Intl, 'NumberFormat', { value });
  });
  await page.getByText('50 €', { exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nešto je zapelo' })).toBeVisible();
  await page.getByRole('link', { name: 'Pokušajte ponovno' }).click();
  await expect(page.getByLabel('Ime i prezime')).toHaveValue('Ana Horvat');
  await expect(page.getByRole('checkbox')).toBeChecked();
  await expect(page.getByRole('radio', { name: '50 €' })).toBeChecked();
  await expect(page.getByRole('figure')).toContainText('50,00 €');
  expect(await storedText(page)).toBeNull();
});

test('no text is stored after the visitor refused storage', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('preferences', 'off');
    window.name += sessionStorage.getItem('unsentText') ?? '';
  });
  await page.goto('/contact');
  await removeScript(page, 'routes/events/events');
  await page.getByLabel('Ime i prezime').fill('Ana Horvat');
  await expectReload(page, () => openEvents(page));
  expect(await page.evaluate(() => window.name)).toBe('');
});

test('a page whose metadata fails keeps the header and footer', async ({ page }) => {
  await page.goto('/blog');
  await page.route('**/api/blog/**', (route) => route.fulfill({ json: { post: null } }));
  await page.getByRole('main').getByRole('link', { name: 'Terapija opuštanja' }).first().click();
  await expect(page).toHaveURL(/\/blog\/.+/);
  await expect(page.getByRole('main').getByRole('link', { name: 'Natrag na blog' })).toBeVisible();
  await openEvents(page);
  await expect(page).toHaveTitle(/^Događaji/);
});

for (const language of ['hr', 'en'] as const) {
  const t = {
    hr: { title: 'Nešto je zapelo', retry: 'Pokušajte ponovno', home: 'Na naslovnicu' },
    en: { title: 'Something went wrong', retry: 'Try again', home: 'Go to the home page' },
  }[language];
  test(`an error in the frame shows a page with links to continue (${language})`, async ({
    page,
    checkAccessibility,
  }) => {
    // The frame observes the title of the document.
    await page.addInitScript(() => {
      const { observe } = MutationObserver.prototype;
      MutationObserver.prototype.observe = function (target, options) {
        if (target === document.head) throw new TypeError('provoked');
        observe.call(this, target, options);
      };
    });
    await page.goto(`/about?lang=${language}`);
    // The frame fails after its first render.
    await expect(page.getByRole('banner')).toHaveCount(0);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(t.title));
    await expect(main.getByRole('link', { name: t.retry })).toHaveAttribute('href', '/about');
    await expect(main.getByRole('link', { name: t.home })).toHaveAttribute('href', '/');
    await checkAccessibility(page);
  });
}
