import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test, type MailServer } from '../../../testing/mail-server';
import { uniqueEmail } from '../forms/forms';
import { en, hr } from '../texts';

// The visitors are not signed in. A used or erased link is answered as not found.
test.use({
  storageState: { cookies: [], origins: [] },
  expectedErrors: [/status of 404 .*\/newsletter\/(?:confirm|preferences)\?/],
});

const CONFIRM = {
  hr: 'Potvrdite pretplatu na newsletter',
  en: 'Confirm your newsletter subscription',
};
const WELCOME = { hr: 'Pretplaćeni ste na newsletter', en: 'You are subscribed to our newsletter' };
const catalogues = { hr, en };

/** The link to a page of the site in a mail. */
async function linkIn(
  mailServer: MailServer,
  recipient: string,
  subject: string,
  path: string,
): Promise<string> {
  const { text = '' } = await mailServer.mailTo(recipient, subject);
  return RegExp(`https?://\\S+${path}\\?\\S+`).exec(text)?.[0] ?? '';
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

for (const [language, javaScriptEnabled] of [
  ['hr', true],
  ['en', false],
] as const) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a subscription is confirmed once by a button, then changed, ended and erased by links of mails', async ({
      page,
      request,
      mailServer,
    }) => {
      const { newsletter, subscription } = catalogues[language];
      const { confirm, confirmed, invalid, preferences, erased } = subscription;
      const email = uniqueEmail();
      await page.goto(`/newsletter?lang=${language}`);
      await page.getByRole('textbox', { name: newsletter.email }).fill(email);
      await page.getByRole('button', { name: newsletter.submit }).click();
      const next = newsletter[javaScriptEnabled ? 'inboxOf' : 'inbox'].replace('{{email}}', email);
      await expect(page.getByText(next)).toBeVisible();
      const link = await linkIn(mailServer, email, CONFIRM[language], '/newsletter/confirm');
      // Mail scanners open links, so a request alone confirms nothing.
      expect((await request.get(link)).headers()['cache-control']).toBe('no-store');
      await page.goto(link);
      await page.getByRole('button', { name: confirm.title }).click();
      await expect(heading(page, confirmed.title)).toBeVisible();
      expect(page.url()).not.toContain('token');
      await page.goto(link);
      await page.getByRole('button', { name: confirm.title }).click();
      await expect(heading(page, invalid.title)).toBeVisible();

      const own = await linkIn(mailServer, email, WELCOME[language], '/newsletter/preferences');
      await page.goto(own);
      await expect(heading(page, preferences.title)).toBeVisible();
      await expect(page.getByText(email)).toBeVisible();
      await page.getByRole('radio', { name: preferences.en }).check();
      await page.getByRole('button', { name: preferences.save }).click();
      await expect(page.getByRole('status').filter({ hasText: preferences.saved })).toBeVisible();
      await expect(page.getByRole('radio', { name: preferences.en })).toBeChecked();
      await page.getByRole('button', { name: preferences.leave }).click();
      await expect(page.getByText(preferences.left)).toBeVisible();
      await page.getByRole('button', { name: preferences.erase }).click();
      await expect(heading(page, erased.title)).toBeVisible();
      await page.goto(own);
      await expect(heading(page, invalid.title)).toBeVisible();
    });
  });
}

test('a mail program ends a subscription by one request to the page of the link, and no visit does', async ({
  request,
  mailServer,
}) => {
  for (const body of [
    { form: { 'List-Unsubscribe': 'One-Click' } },
    { multipart: { 'List-Unsubscribe': 'One-Click' } },
  ]) {
    const email = uniqueEmail();
    await request.post('/api/newsletter/subscribe?lang=hr', { data: { email } });
    const confirm = await linkIn(mailServer, email, CONFIRM.hr, '/newsletter/confirm');
    const token = new URL(confirm).searchParams.get('token');
    await request.post('/api/newsletter/confirm', { data: { token } });
    const link = await linkIn(mailServer, email, WELCOME.hr, '/newsletter/unsubscribe');
    const own = await linkIn(mailServer, email, WELCOME.hr, '/newsletter/preferences');
    const { headers } = await mailServer.mailTo(email, WELCOME.hr);
    const listed = { key: 'list-unsubscribe', value: `<${link}>` };
    expect(headers).toContainEqual(expect.objectContaining(listed));
    const shown = async () => (await request.get(own)).text();
    await request.get(link);
    expect(await shown()).toContain(hr.subscription.preferences.active);
    expect((await request.post(link, { ...body, maxRedirects: 0 })).status()).toBe(200);
    expect(await shown()).not.toContain(hr.subscription.preferences.active);
  }
});

/** Changes the status of the only donation of an email address. */
async function setStatus(api: APIRequestContext, donorEmail: string, change: object) {
  const filter = encodeURIComponent(JSON.stringify({ email: donorEmail }));
  const [donation] = await (await api.get(`/api/donations?filter=${filter}`)).json();
  const answer = await api.put(`/api/donations/${donation.id}`, { data: change });
  expect(answer.ok(), await answer.text()).toBe(true);
}

test('the link in the mail with the slip shows the status of the donation, and nothing about the donor', async ({
  page,
  request,
  api,
  mailServer,
}) => {
  const { pending, completed, cancelled } = hr.donate.status;
  const donorEmail = uniqueEmail();
  const pledge = { amount: 35, currency: 'EUR', donorName: 'Maja Perić', donorEmail, spare: '' };
  const pledged = await request.post('/api/donations?lang=hr', { data: pledge });
  const { reference } = await pledged.json();
  const subject = 'Uplatnica za vašu donaciju: 35,00 €';
  const link = await linkIn(mailServer, donorEmail, subject, '/donate/status');

  const answer = await page.goto(link);
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
  await expect(heading(page, pending.title)).toBeVisible();
  await expect(page.getByText(/^Donaciju od 35,00\s€ najavili ste \d+\. /)).toBeVisible();
  await expect(page.getByRole('img', { name: hr.donate.slip.barcode })).toBeVisible();
  const html = await (await request.get(link)).text();
  expect(html).toContain(reference);
  for (const hidden of [donorEmail, 'Perić']) expect(html).not.toContain(hidden);

  await setStatus(api, donorEmail, { status: 'completed', paidCents: 3450 });
  await page.goto(link);
  await expect(heading(page, completed.title)).toBeVisible();
  await expect(page.getByText(/^Vašu donaciju od 34,50\s€ primili smo \d+\. /)).toBeVisible();
  await expect(page.getByRole('img', { name: hr.donate.slip.barcode })).toHaveCount(0);

  await setStatus(api, donorEmail, { status: 'cancelled' });
  await page.reload();
  await expect(heading(page, cancelled.title)).toBeVisible();
  await page.getByRole('link', { name: cancelled.again }).click();
  await expect(page).toHaveURL(/\/donate$/);
});
