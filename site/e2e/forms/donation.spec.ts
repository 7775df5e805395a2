import type { Page } from '@playwright/test';
import { expect, test } from '../../../testing/fixtures';
import { danglingReferences } from '../every-page/page-checks';
import { en, hr, type Catalogue } from '../texts';
import { answerWith, holdRequests, stored, uniqueEmail } from './forms';

const send = (page: Page, { donate }: Catalogue) =>
  page.getByRole('button', { name: donate.form.submit }).click();

/** Chooses another amount than the four, and types it. */
async function type(page: Page, { donate: { form } }: Catalogue, amount: string) {
  await page.getByRole('radio', { name: form.custom, exact: true }).check();
  await page.getByLabel(form.customAmount).fill(amount);
}

const thanks = (page: Page, { donate }: Catalogue) =>
  page.getByRole('heading', { level: 1, name: donate.thanks.title });

/** The sheets of a PDF that Chromium printed; their objects are not compressed. */
const sheetsOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

test.use({ expectedErrors: [/status of (400|429)|ERR_INTERNET_DISCONNECTED/] });

test('the donation form says what is wrong with an amount, and keeps what is typed', async ({
  page,
  context,
}) => {
  const { form } = hr.donate;
  const email = page.getByLabel('Adresa e-pošte (neobavezno)');
  const message = page.getByLabel('Poruka (neobavezno)');
  await page.goto('/donate');
  await email.fill('ana@');
  await send(page, hr);
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(/^Pogreška: /);
  const lines = summary.getByRole('listitem');
  await expect(lines).toHaveText([form.wrong.missing, hr.newsletter.invalidEmail]);
  await summary.getByRole('link', { name: form.wrong.missing }).click();
  await expect(page.getByRole('main').getByRole('radio').first()).toBeFocused();
  await email.fill('');
  for (const [amount, error] of [
    ['', 'Upišite iznos.'],
    ['12,50', 'Upišite cijeli broj eura, bez centi. Na primjer 12 € ili 13 €.'],
    ['100001', 'Ovdje se može najaviti najviše 100.000 €. Za veći iznos javite nam se.'],
  ] as const) {
    await type(page, hr, amount);
    await send(page, hr);
    await expect(lines).toHaveText([error]);
    await expect(page.getByLabel(form.customAmount)).toHaveValue(amount);
    await expect(page.getByLabel(form.customAmount)).toHaveAttribute('aria-invalid', 'true');
  }
  expect(await page.evaluate(danglingReferences)).toEqual([]);

  await page.getByRole('radio', { name: '50 €', exact: true }).check();
  await message.fill('Za radionice.');
  const notice = page.getByRole('alert', { name: form.error });
  await answerWith(page, 'donations', 429, { message: 'Previše.' }, { 'Retry-After': '290' });
  await send(page, hr);
  await expect(notice).toBeFocused();
  await expect(notice.getByText('Previše.')).toBeVisible();
  await expect(notice.getByText('Pošaljite ponovno za 5 minuta.')).toBeVisible();
  await page.unrouteAll();
  await context.setOffline(true);
  await send(page, hr);
  await expect(notice.getByText(form.offline)).toBeVisible();
  await expect(message).toHaveValue('Za radionice.');
  await expect(page.getByRole('radio', { name: '50 €' })).toBeChecked();
  await context.setOffline(false);
});

test('a pledge is stored once, and leads to its reference, codes and slip', async ({
  page,
  context,
  api,
}) => {
  const { form, bank, slip } = en.donate;
  const email = uniqueEmail();
  const key = page.locator('input[name=submissionKey]');
  const codes = [slip.barcode, slip.qr].map((name) => page.getByRole('img', { name }));
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/donate?lang=en');
  await page.getByRole('radio', { name: '€20', exact: true }).check();
  for (const code of codes) await expect(code).toHaveAttribute('src', /\?amount=20&lang=en$/);
  await type(page, en, '12,50');
  for (const code of codes) await expect(code).toHaveAttribute('src', /\?&lang=en$/);
  await type(page, en, '35');
  await page.getByLabel('Email address (optional)').fill(email);
  await page.getByRole('checkbox', { name: form.anonymous }).check();
  const sentKey = await key.inputValue();
  const requests = await holdRequests(page, 'donations');
  const button = page.getByRole('main').locator('form button[type=submit]');
  await button.dblclick();
  await expect(button).toHaveText(form.submitting);
  await button.click({ force: true });
  await requests.release();
  await expect(thanks(page, en)).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  expect(requests.count()).toBe(1);

  const [row, ...more] = await stored(api, 'donations', email);
  expect(more).toEqual([]);
  const pledged = { amount: 35, status: 'pending', isAnonymous: true, language: 'en' };
  expect(row).toMatchObject(pledged);
  const { bankRecipient, iban } = await (await api.get('/api/settings/1')).json();
  for (const [name, detail] of [
    [bank.recipient, bankRecipient],
    [bank.iban, iban],
    [bank.reference, row.reference],
  ] as const) {
    await page.getByRole('button', { name: `${bank.copy}: ${name}`, exact: true }).click();
    await expect(page.getByRole('button', { name: `${bank.copied}: ${name}` })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(detail);
  }
  for (const code of codes) {
    await expect(code).toHaveAttribute('src', RegExp(`amount=35&reference=${row.reference}&`));
    const isDrawn = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0;
    await expect.poll(() => code.evaluate(isDrawn)).toBe(true);
  }
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: slip.pdf }).click();
  expect((await saving).suggestedFilename()).toMatch(RegExp(`-${row.reference}\\.pdf$`));
  const margin = { top: '20mm', right: '20mm', bottom: '20mm', left: '20mm' };
  expect(sheetsOf(await page.pdf({ format: 'A4', margin }))).toBe(1);

  // The form that "Back" shows is the one that was sent; another one is another pledge.
  await page.goBack();
  await expect(key).toHaveValue(sentKey);
  await page.getByRole('banner').locator('a[href="/donate"]:visible').click();
  await expect(key).not.toHaveValue(sentKey);
  await page.goto('/donate/thank-you?reference=2026-00128&amount=0');
  await expect(page).toHaveURL('/donate');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a pledge with a wrong amount is kept, and stored once however often it is sent', async ({
    page,
    api,
  }) => {
    const email = page.getByLabel('Adresa e-pošte (neobavezno)');
    const [corrected, repeated] = [uniqueEmail(), uniqueEmail()];
    await page.goto('/donate');
    await expect(page.getByRole('button', { name: hr.donate.bank.copy })).toHaveCount(0);
    await type(page, hr, '12,50');
    await email.fill(corrected);
    await send(page, hr);
    await expect(page).toHaveTitle(/^Pogreška: /);
    const custom = page.getByLabel(hr.donate.form.customAmount);
    await expect(custom).toHaveValue('12,50');
    await custom.fill('35');
    await send(page, hr);
    await expect(thanks(page, hr)).toBeVisible();
    await page.reload();
    const [row, ...more] = await stored(api, 'donations', corrected);
    expect(more).toEqual([]);
    expect(row).toMatchObject({ amount: 35, status: 'pending', language: 'hr' });
    await expect(page.getByText(row.reference, { exact: true })).toBeVisible();

    await page.goto('/donate');
    await type(page, hr, '35');
    await email.fill(repeated);
    await page.getByRole('button', { name: hr.donate.form.submit }).dblclick();
    await expect(thanks(page, hr)).toBeVisible();
    const [{ reference }] = await stored(api, 'donations', repeated);
    await page.goBack();
    // Browsers do not restore a field without autocomplete.
    await type(page, hr, '35');
    await send(page, hr);
    await expect(page.getByText(reference, { exact: true })).toBeVisible();
    expect(await stored(api, 'donations', repeated)).toHaveLength(1);
  });
});
