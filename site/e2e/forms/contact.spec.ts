import type { Page } from '@playwright/test';
import { expect, test } from '../../../testing/fixtures';
import { danglingReferences } from '../every-page/page-checks';
import { en, hr, type Catalogue } from '../texts';
import { answerWith, holdRequests, stored, uniqueEmail } from './forms';

const WRITTEN = 'Rado bih se uključila. Kome da se javim?';
const NOT_SENT = 'Ništa još nije poslano.';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const send = (page: Page, { contact: { form } }: Catalogue) =>
  page.getByRole('button', { name: form.submit }).click();

async function fill(page: Page, { contact: { form } }: Catalogue, email: string) {
  await field(page, form.name).fill('Ana Horvat');
  await field(page, form.email).fill(email);
  const subject = field(page, form.subject);
  if ((await subject.inputValue()) === '') await subject.fill('Radionica');
  await field(page, form.message).fill(WRITTEN);
  await page.getByRole('checkbox', { name: form.consent }).check();
}

/** Fills the field that only programs fill. */
const fillHoneypot = (page: Page) =>
  page.locator('main input[name=spare]').evaluate((input: HTMLInputElement) => {
    input.value = 'https://roboti.example';
  });

test.use({ expectedErrors: [/status of (400|413|429|503)|ERR_INTERNET_DISCONNECTED/] });

test('the contact form names each error at its field, and accepts a message after a filled honeypot', async ({
  page,
  api,
}) => {
  const { form, topics, subjects } = hr.contact;
  await page.goto('/contact?volunteer=true');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(topics.volunteer.title);
  await expect(field(page, form.subject)).toHaveValue(subjects.volunteer);
  await expect(field(page, form.name)).toHaveAttribute('autocomplete', 'name');
  await expect(field(page, form.email)).toHaveAttribute('autocomplete', 'email');
  await page.getByRole('checkbox', { name: form.noReceipt, checked: false }).check();
  // People and their browsers do not fill the honeypot.
  const honeypot = page.locator('main input[name=spare]');
  await expect(honeypot).toBeHidden();
  await expect(honeypot).toHaveAttribute('tabindex', '-1');
  await expect(honeypot).toHaveAttribute('autocomplete', 'off');
  await expect(page.locator('[aria-hidden=true] input[name=spare]')).toHaveCount(1);
  await field(page, form.subject).fill('');
  await send(page, hr);
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(/^Pogreška: /);
  const errors = [
    [form.name, 'Upišite ime i prezime.'],
    [form.email, 'Upišite ispravnu adresu e-pošte.'],
    [form.subject, 'Upišite predmet poruke.'],
    [form.message, 'Upišite poruku.'],
  ] as const;
  await expect(summary.getByRole('listitem')).toHaveText([
    ...errors.map(([, error]) => error),
    'Morate pristati na obradu osobnih podataka.',
  ]);
  for (const [name, error] of errors) {
    await summary.getByRole('link', { name: error }).click();
    await expect(field(page, name)).toBeFocused();
    await expect(field(page, name)).toHaveAccessibleDescription(RegExp(`Pogreška: ${error}`));
  }
  expect(await page.evaluate(danglingReferences)).toEqual([]);

  const email = uniqueEmail();
  await fill(page, hr, 'ana@');
  await send(page, hr);
  await expect(summary.getByRole('listitem')).toHaveCount(1);
  await expect(field(page, form.email)).toHaveValue('ana@');
  await field(page, form.email).fill(email);
  await fillHoneypot(page);
  await send(page, hr);
  await expect(summary).toContainText(NOT_SENT);
  await expect(honeypot).toHaveValue('');
  expect(await stored(api, 'contact', email)).toEqual([]);
  await send(page, hr);
  await expect(page.getByText(form.success)).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  expect(await stored(api, 'contact', email)).toMatchObject([
    { message: WRITTEN, topic: 'volunteer', noReceipt: true, consentAt: expect.any(String) },
  ]);
});

test('the contact form keeps what is written while it is refused, and is sent once', async ({
  page,
  context,
  api,
}) => {
  const { form } = en.contact;
  const email = uniqueEmail();
  await page.goto('/contact?lang=en');
  await fill(page, en, email);
  const notice = page.getByRole('alert', { name: form.error });
  await context.setOffline(true);
  await send(page, en);
  await expect(page.getByRole('alert').getByText(form.offline)).toBeVisible();
  await context.setOffline(false);
  await answerWith(page, 'contact', 429, { message: 'x' }, { 'Retry-After': '100' });
  await send(page, en);
  await expect(notice.getByText('Send it again in 2 minutes.')).toBeVisible();
  await expect(notice).toBeFocused();
  await page.unrouteAll();
  await answerWith(page, 'contact', 503, { message: 'The database is waking up.' });
  await send(page, en);
  await expect(notice.getByText('The database is waking up.')).toBeVisible();
  await expect(field(page, form.message)).toHaveValue(WRITTEN);
  await page.unrouteAll();

  const requests = await holdRequests(page, 'contact');
  const button = page.locator('form button[type=submit]').last();
  await button.dblclick();
  await expect(button).toHaveText(form.submitting);
  await button.click({ force: true });
  await requests.release();
  await expect(page.getByText(form.success)).toBeVisible();
  expect(requests.count()).toBe(1);
  expect(await stored(api, 'contact', email)).toMatchObject([
    { topic: null, language: 'en', noReceipt: false },
  ]);

  // Another topic is another message.
  await page.goto('/contact?volunteer=true');
  await page.getByRole('banner').locator('nav a[href="/contact"]').first().click();
  await expect(page).toHaveURL('/contact');
  await expect(field(page, form.subject)).toHaveValue('');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the contact form keeps a text of any length with its errors, and is stored once', async ({
    page,
    api,
  }) => {
    const { form, topics, tooLarge } = hr.contact;
    await page.goto('/contact?partnership=true&exit=true');
    const exit = page.getByRole('link', { name: hr.common.quickExit.button });
    await field(page, form.email).fill('ana@');
    await field(page, form.message).fill('a'.repeat(60_000));
    await send(page, hr);
    await expect(page).toHaveTitle(/^Pogreška: /);
    const lines = page.getByRole('alert').getByRole('listitem');
    await expect(lines.filter({ hasText: 'Upišite ime i prezime.' })).toHaveCount(1);
    await expect(lines.filter({ hasText: 'Dopušteno je najviše 5000 znakova' })).toHaveCount(1);
    await expect(field(page, form.email)).toHaveValue('ana@');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(topics.partnership.title);
    // More than the API accepts, and less than the page's own limit.
    await field(page, form.message).fill('a'.repeat(150_000));
    await send(page, hr);
    await expect(page.getByRole('alert')).toContainText('64 kB');
    expect((await field(page, form.message).inputValue()).length).toBe(150_000);
    await field(page, form.message).fill('a'.repeat(300_000));
    await send(page, hr);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(tooLarge.title);
    await expect(exit).toBeVisible();
    await page.getByRole('link', { name: tooLarge.write }).click();

    const email = uniqueEmail();
    await fill(page, hr, email);
    await fillHoneypot(page);
    await send(page, hr);
    await expect(page.getByRole('alert')).toContainText(NOT_SENT);
    expect(await stored(api, 'contact', email)).toEqual([]);
    await send(page, hr);
    await expect(page.getByText(form.success)).toBeVisible();
    await page.reload();
    await expect(page.getByText(form.success)).toBeVisible();
    await expect(exit).toBeVisible();
    expect(await stored(api, 'contact', email)).toMatchObject([{ noReceipt: true }]);
  });
});
