import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test, type MailServer } from '../../../testing/mail-server';
import { en, hr, type Catalogue } from '../texts';

// The visitors are not signed in.
test.use({ storageState: { cookies: [], origins: [] } });

const textsIn = ({ newsletter, subscription }: Catalogue) => ({
  confirm: subscription.confirm.title,
  confirmed: subscription.confirmed.title,
  invalid: subscription.invalid.title,
  preferences: subscription.preferences.title,
  active: subscription.preferences.active,
  left: subscription.preferences.left,
  english: subscription.preferences.en,
  save: subscription.preferences.save,
  unsubscribe: subscription.preferences.leave,
  unsubscribed: subscription.unsubscribe.doneTitle,
  erase: subscription.preferences.erase,
  erased: subscription.erased.title,
  inbox: newsletter.inbox,
  email: newsletter.email,
  submit: newsletter.submit,
});

const texts = {
  hr: {
    ...textsIn(hr),
    confirmSubject: 'Potvrdite pretplatu na newsletter',
    welcomeSubject: 'Pretplaćeni ste na newsletter',
    saved: 'Jezik je promijenjen. Pretplata je aktivna.',
  },
  en: {
    ...textsIn(en),
    confirmSubject: 'Confirm your newsletter subscription',
    welcomeSubject: 'You are subscribed to our newsletter',
    saved: 'The language has been changed. Your subscription is active.',
  },
} as const;

type Language = keyof typeof texts;

const uniqueEmail = () => `maja.${randomUUID()}@udruga.example`;

/** The link to a page of the newsletter in a mail. */
async function linkIn(
  mailServer: MailServer,
  recipient: string,
  subject: string,
  page: string,
): Promise<string> {
  const { text = '' } = await mailServer.mailTo(recipient, subject);
  return new RegExp(`https?://\\S+/newsletter/${page}\\?\\S+`).exec(text)?.[0] ?? '';
}

/** Subscribes and confirms an email address; returns it. */
async function subscribe(
  mailServer: MailServer,
  request: APIRequestContext,
  language: Language,
  email = uniqueEmail(),
): Promise<string> {
  const from = { 'X-Forwarded-For': `198.51.100.${Math.floor(Math.random() * 250)}` };
  const answer = await request.post(`/api/newsletter/subscribe?lang=${language}`, {
    data: { email },
    headers: from,
  });
  expect(answer.status()).toBe(201);
  const link = await linkIn(mailServer, email, texts[language].confirmSubject, 'confirm');
  const token = new URL(link).searchParams.get('token');
  const confirmed = await request.post('/api/newsletter/confirm', { data: { token } });
  expect(confirmed.status()).toBe(200);
  return email;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

for (const language of ['hr', 'en'] as const) {
  const t = texts[language];

  for (const javaScriptEnabled of [true, false]) {
    test.describe(`a subscription, ${language}, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
      // A used or erased link is answered as not found.
      test.use({
        javaScriptEnabled,
        expectedErrors: [/status of 404 .*\/newsletter\/(?:confirm|preferences)\?/],
      });

      test('is confirmed once, by a button on the page that the mail links to', async ({
        page,
        request,
        mailServer,
      }) => {
        const email = uniqueEmail();
        await page.goto(`/newsletter?lang=${language}`);
        await page.getByRole('textbox', { name: t.email }).fill(email);
        await page.getByRole('button', { name: t.submit }).click();
        const link = await linkIn(mailServer, email, t.confirmSubject, 'confirm');
        await expect(page.getByText(t.inbox)).toBeVisible();

        // Mail scanners open links, so a request alone confirms nothing.
        expect((await request.get(link)).headers()['cache-control']).toBe('no-store');
        const answer = await page.goto(link);
        expect(answer?.headers()['set-cookie'] ?? '').not.toContain('session');
        await page.getByRole('button', { name: t.confirm }).click();
        await expect(heading(page, t.confirmed)).toBeVisible();
        expect(page.url()).not.toContain('token');

        await page.goto(link);
        await page.getByRole('button', { name: t.confirm }).click();
        await expect(heading(page, t.invalid)).toBeVisible();
      });

      test('can be changed, ended and erased on the preferences page', async ({
        page,
        request,
        mailServer,
      }) => {
        const email = await subscribe(mailServer, request, language);
        await page.goto(await linkIn(mailServer, email, t.welcomeSubject, 'preferences'));
        await expect(heading(page, t.preferences)).toBeVisible();
        await expect(page.getByText(email)).toBeVisible();
        await page.getByRole('radio', { name: t.english }).check();
        await page.getByRole('button', { name: t.save }).click();
        await expect(page.getByRole('status').filter({ hasText: t.saved })).toBeVisible();
        await expect(page.getByRole('radio', { name: t.english })).toBeChecked();
        await page.getByRole('button', { name: t.unsubscribe }).click();
        await expect(page.getByText(t.left)).toBeVisible();
        await page.getByRole('button', { name: t.erase }).click();
        await expect(heading(page, t.erased)).toBeVisible();
        await page.goto(await linkIn(mailServer, email, t.welcomeSubject, 'preferences'));
        await expect(heading(page, t.invalid)).toBeVisible();
      });
    });
  }

  test(`a subscription, ${language}, is ended by a button, or by the subscriber's mail program`, async ({
    page,
    request,
    playwright,
    baseURL,
    mailServer,
  }) => {
    const unsubscribers = [
      async (link: string) => {
        await page.goto(link);
        await page.getByRole('button', { name: t.unsubscribe }).click();
        await expect(heading(page, t.unsubscribed)).toBeVisible();
      },
      ...[
        { form: { 'List-Unsubscribe': 'One-Click' } },
        { multipart: { 'List-Unsubscribe': 'One-Click' } },
      ].map((body) => async (link: string) => {
        const mailProgram = await playwright.request.newContext({ baseURL });
        const answer = await mailProgram.post(link, { ...body, maxRedirects: 0 });
        expect(answer.status()).toBe(200);
        await mailProgram.dispose();
      }),
    ];
    for (const unsubscribe of unsubscribers) {
      const email = await subscribe(mailServer, request, language);
      const link = await linkIn(mailServer, email, t.welcomeSubject, 'unsubscribe');
      const preferences = await linkIn(mailServer, email, t.welcomeSubject, 'preferences');
      const headers = (await mailServer.mailTo(email, t.welcomeSubject)).headers;
      expect(headers).toContainEqual(
        expect.objectContaining({ key: 'list-unsubscribe', value: `<${link}>` }),
      );
      // A GET request does not unsubscribe.
      await request.get(link);
      await page.goto(preferences);
      await expect(page.getByText(t.active)).toBeVisible();
      await unsubscribe(link);
      await page.goto(preferences);
      await expect(page.getByText(t.left)).toBeVisible();
    }
  });
}
