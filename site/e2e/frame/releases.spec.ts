import type { Page } from '@playwright/test';
import { expect, test } from '../../../testing/fixtures';
import { uniqueEmail } from '../forms/forms';
import { en, hr } from '../texts';

// A new release removes the scripts of the previous one while its pages are still open.
test.use({
  ownContext: true,
  expectedErrors: [
    /status of (404|429|503)|dynamically imported module|route module|Failed to load|provoked|Cannot read|\/assets\/frame-/,
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
  page.getByRole('banner').getByRole('link', { name: hr.events.title, exact: true }).click();

const storedText = (page: Page) => page.evaluate(() => sessionStorage.getItem('unsentText'));

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

const { name, email, subject, message, consent, submit } = hr.contact.form;

test('a page whose script is missing is reloaded once with the typed message, which is not kept for those who refuse', async ({
  page,
}) => {
  const text = page.getByLabel(message, { exact: true });
  await page.goto('/contact');
  const restoreScript = await removeScript(page, 'routes/events/events');
  await page.getByLabel(name).fill('Ana Horvat');
  await text.fill('Prvi red\nDrugi red');
  await page.getByLabel(consent).check();
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await expectReload(page, () => openEvents(page));
  await expect(page.getByLabel(name)).toHaveValue('Ana Horvat');
  await expect(text).toHaveValue('Prvi red\nDrugi red');
  await expect(page.getByLabel(consent)).toBeChecked();
  expect(await storedText(page)).toBeNull();
  expect(documents).toBe(1);
  await restoreScript();
  await openEvents(page);
  await expect(page).toHaveURL('/events');
  await expect(heading(page, hr.events.title)).toBeVisible();

  await page.addInitScript(() => {
    localStorage.setItem('preferences', 'off');
    window.name += sessionStorage.getItem('unsentText') ?? '';
  });
  await page.goto('/contact');
  await removeScript(page, 'routes/events/events');
  await page.getByLabel(name).fill('Ana Horvat');
  await expectReload(page, () => openEvents(page));
  expect(await page.evaluate(() => window.name)).toBe('');
});

test('what was sent is confirmed even if the script of that page is missing', async ({ page }) => {
  await page.goto('/contact');
  await removeScript(page, 'routes/contact/sent', 1);
  await page.getByLabel(name).fill('Ana Horvat');
  await page.getByLabel(email).fill(uniqueEmail());
  await page.getByLabel(subject).fill('Pitanje');
  await page.getByLabel(message, { exact: true }).fill('Dobar dan, zanima me volontiranje.');
  await page.getByLabel(consent).check();
  const send = page.getByRole('button', { name: submit });
  await expectReload(page, () => send.click());
  await expect(page).toHaveURL('/contact/sent');
  await expect(page.getByText(hr.contact.form.success)).toBeVisible();
  expect(await storedText(page)).toBeNull();
  await page.goBack();
  await expect(send).toBeEnabled();

  await page.goto('/donate');
  await removeScript(page, 'routes/donate/thank-you', 1);
  await page.getByText('50 €', { exact: true }).click();
  await expectReload(page, () => page.getByRole('button', { name: hr.donate.form.submit }).click());
  await expect(page).toHaveURL(/\/donate\/thank-you\?reference=/);
  await expect(heading(page, hr.donate.thanks.title)).toBeVisible();

  await page.goto('/newsletter');
  await page.route('**/assets/toast-region-*.js', (route) =>
    route.fulfill({ status: 404, body: '' }),
  );
  await page.route('**/api/newsletter/subscribe?*', (route) =>
    route.fulfill({ status: 429, json: { message: 'Previše pokušaja.' } }),
  );
  const field = page.getByRole('textbox', { name: hr.newsletter.email });
  await field.fill('ana@udruga.example');
  await page.getByRole('button', { name: hr.newsletter.submit }).click();
  await expect(page.getByText('Previše pokušaja.')).toBeVisible();
  await expect(field).toHaveValue('ana@udruga.example');
});

test('a page that fails says so, leads on, and gives back what was typed', async ({ page }) => {
  const { failure } = hr.common;
  await page.goto('/donate');
  await page.getByLabel('Ime i prezime').fill('Ana Horvat');
  await page.evaluate(() => {
    const value = class extends Intl.NumberFormat {
      override format(): string {
        throw new TypeError('provoked');
      }
    };
    Object.defineProperty(Intl, 'NumberFormat', { value });
  });
  await page.getByText('50 €', { exact: true }).click();
  await expect(heading(page, failure.title)).toBeVisible();
  await page.getByRole('link', { name: failure.retry }).click();
  await expect(page.getByLabel('Ime i prezime')).toHaveValue('Ana Horvat');
  await expect(page.getByRole('radio', { name: '50 €' })).toBeChecked();
  expect(await storedText(page)).toBeNull();

  const fontOf = (title: string) =>
    heading(page, title).evaluate((element) => getComputedStyle(element).fontFamily);
  const font = await fontOf(hr.donate.title);
  await page.route('**/api/events*', (route) =>
    route.fulfill({ status: 503, json: { message: 'Baza se budi.' } }),
  );
  await openEvents(page);
  await expect(heading(page, failure.title)).toBeVisible();
  await expect(page.getByText('503: Baza se budi.', { exact: true })).toBeVisible();
  expect(await fontOf(failure.title)).toBe(font);
  await page.unrouteAll();

  // An answer without its post fails while the metadata are read.
  await page.goto('/blog');
  await page.route('**/api/blog/**', (route) => route.fulfill({ json: { post: null } }));
  await page.getByRole('main').getByRole('link', { name: 'Terapija opuštanja' }).first().click();
  await expect(
    page.getByRole('main').getByRole('link', { name: hr.blog.backButton }),
  ).toBeVisible();
  await openEvents(page);
  await expect(page).toHaveTitle(/^Događaji/);

  // The frame observes the title of the document.
  await page.addInitScript(() => {
    const { observe } = MutationObserver.prototype;
    MutationObserver.prototype.observe = function (target, options) {
      if (target === document.head) throw new TypeError('provoked');
      observe.call(this, target, options);
    };
  });
  await page.goto('/about?lang=en');
  // The frame fails after its first render.
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(heading(page, en.common.failure.title)).toBeVisible();
  const retry = page.getByRole('main').getByRole('link', { name: en.common.failure.retry });
  await expect(retry).toHaveAttribute('href', '/about');
});
