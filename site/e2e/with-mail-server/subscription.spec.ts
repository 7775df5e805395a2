import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test, type MailServer } from '../../../testing/mail-server';
import { en, hr, type Catalogue } from '../texts';

// Visitors, not administrators.
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
    asks: 'Potvrdite pretplatu na newsletter',
    greets: 'Pretplaćeni ste na newsletter',
    saved: 'Jezik je promijenjen. Pretplata je aktivna.',
  },
  en: {
    ...textsIn(en),
    asks: 'Confirm your newsletter subscription',
    greets: 'You are subscribed to our newsletter',
    saved: 'The language has been changed. Your subscription is active.',
  },
} as const;

type Language = keyof typeof texts;

const newAddress = () => `maja.${randomUUID()}@udruga.example`;

/** The address of one of the newsletter's pages in a mail. */
async function linkIn(
  mailServer: MailServer,
  address: string,
  subject: string,
  page: string,
): Promise<string> {
  const { text = '' } = await mailServer.mailTo(address, subject);
  return new RegExp(`https?://\\S+/newsletter/${page}\\?\\S+`).exec(text)?.[0] ?? '';
}

async function subscribed(
  mailServer: MailServer,
  request: APIRequestContext,
  language: Language,
  address = newAddress(),
): Promise<string> {
  const from = { 'X-Forwarded-For': `198.51.100.${Math.floor(Math.random() * 250)}` };
  const answer = await request.post(`/api/newsletter/subscribe?lang=${language}`, {
    data: { email: address },
    headers: from,
  });
  expect(answer.status()).toBe(201);
  const link = await linkIn(mailServer, address, texts[language].asks, 'confirm');
  const token = new URL(link).searchParams.get('token');
  const confirmed = await request.post('/api/newsletter/confirm', { data: { token } });
  expect(confirmed.status()).toBe(200);
  return address;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

for (const language of ['hr', 'en'] as const) {
  const say = texts[language];

  for (const javaScriptEnabled of [true, false]) {
    test.describe(`a subscription, ${language}, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
      // What is used up, or erased, is answered as not found.
      test.use({
        javaScriptEnabled,
        expectedErrors: [/status of 404 .*\/newsletter\/(?:confirm|preferences)\?/],
      });

      test('is confirmed by a button on the page that a mail links to, once', async ({
        page,
        request,
        mailServer,
      }) => {
        const address = newAddress();
        await page.goto(`/newsletter?lang=${language}`);
        await page.getByRole('textbox', { name: say.email }).fill(address);
        await page.getByRole('button', { name: say.submit }).click();
        const link = await linkIn(mailServer, address, say.asks, 'confirm');
        await expect(page.getByText(say.inbox)).toBeVisible();

        // Programs that check mails open links; that alone confirms nothing.
        expect((await request.get(link)).headers()['cache-control']).toBe('no-store');
        const answer = await page.goto(link);
        expect(answer?.headers()['set-cookie'] ?? '').not.toContain('session');
        await page.getByRole('button', { name: say.confirm }).click();
        await expect(heading(page, say.confirmed)).toBeVisible();
        expect(page.url()).not.toContain('token');

        await page.goto(link);
        await page.getByRole('button', { name: say.confirm }).click();
        await expect(heading(page, say.invalid)).toBeVisible();
      });

      test('is looked after on a page of its own', async ({ page, request, mailServer }) => {
        const address = await subscribed(mailServer, request, language);
        await page.goto(await linkIn(mailServer, address, say.greets, 'preferences'));
        await expect(heading(page, say.preferences)).toBeVisible();
        await expect(page.getByText(address)).toBeVisible();
        await page.getByRole('radio', { name: say.english }).check();
        await page.getByRole('button', { name: say.save }).click();
        await expect(page.getByRole('status').filter({ hasText: say.saved })).toBeVisible();
        await expect(page.getByRole('radio', { name: say.english })).toBeChecked();
        await page.getByRole('button', { name: say.unsubscribe }).click();
        await expect(page.getByText(say.left)).toBeVisible();
        await page.getByRole('button', { name: say.erase }).click();
        await expect(heading(page, say.erased)).toBeVisible();
        await page.goto(await linkIn(mailServer, address, say.greets, 'preferences'));
        await expect(heading(page, say.invalid)).toBeVisible();
      });
    });
  }

  test(`a subscription, ${language}, is ended by a button, or by the reader's mail program`, async ({
    page,
    request,
    playwright,
    baseURL,
    mailServer,
  }) => {
    const ways = [
      async (link: string) => {
        await page.goto(link);
        await page.getByRole('button', { name: say.unsubscribe }).click();
        await expect(heading(page, say.unsubscribed)).toBeVisible();
      },
      ...[
        { form: { 'List-Unsubscribe': 'One-Click' } },
        { multipart: { 'List-Unsubscribe': 'One-Click' } },
      ].map((body) => async (link: string) => {
        const program = await playwright.request.newContext({ baseURL });
        const answer = await program.post(link, { ...body, maxRedirects: 0 });
        expect(answer.status()).toBe(200);
        await program.dispose();
      }),
    ];
    for (const end of ways) {
      const address = await subscribed(mailServer, request, language);
      const link = await linkIn(mailServer, address, say.greets, 'unsubscribe');
      const preferences = await linkIn(mailServer, address, say.greets, 'preferences');
      const headers = (await mailServer.mailTo(address, say.greets)).headers;
      expect(headers).toContainEqual(
        expect.objectContaining({ key: 'list-unsubscribe', value: `<${link}>` }),
      );
      // Opening it ends nothing.
      await request.get(link);
      await page.goto(preferences);
      await expect(page.getByText(say.active)).toBeVisible();
      await end(link);
      await page.goto(preferences);
      await expect(page.getByText(say.left)).toBeVisible();
    }
  });
}
