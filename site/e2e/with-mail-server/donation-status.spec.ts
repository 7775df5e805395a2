import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { expect, test, type MailServer } from '../../../testing/mail-server';
import { en, hr, type Catalogue } from '../texts';

// Donors, not administrators.
test.use({ storageState: { cookies: [], origins: [] } });

const textsIn = ({ donate }: Catalogue) => ({
  thanksMail: donate.status.completed.title,
  pending: donate.status.pending.title,
  barcode: donate.slip.barcode,
  completed: donate.status.completed.title,
  cancelled: donate.status.cancelled.title,
  again: donate.status.cancelled.again,
  contact: donate.status.questions,
});

const texts = {
  hr: {
    ...textsIn(hr),
    slipMail: 'Uplatnica za vašu donaciju: 35,00 €',
    pledged:
      /^Dana \d+\. \S+ \d{4}\. najavili ste donaciju od 35,00\s€, a uplatu još nismo primili/,
    paid: /^Primljeno.*34,50\s€$/,
    received: /^Dana \d+\. \S+ \d{4}\. primili smo vašu donaciju od 34,50\s€/,
  },
  en: {
    ...textsIn(en),
    slipMail: 'The payment slip for your donation: €35.00',
    pledged: /^On \d+ \w+ \d{4} you pledged a donation of €35\.00, and we have not received/,
    paid: /^Received.*€34\.50$/,
    received: /^On \d+ \w+ \d{4} we received your donation of €34\.50/,
  },
} as const;

/** The address of the donation's page in a mail. */
async function linkIn(mailServer: MailServer, address: string, subject: string): Promise<string> {
  const { text = '' } = await mailServer.mailTo(address, subject);
  return /https?:\/\/\S+\/donate\/status\?\S+/.exec(text)?.[0] ?? '';
}

/** What an administrator does with the only donation of an address. */
async function mark(api: APIRequestContext, donorEmail: string, status: string, paid = {}) {
  const filter = encodeURIComponent(JSON.stringify({ email: donorEmail }));
  const [donation] = await (await api.get(`/api/donations?filter=${filter}`)).json();
  const answer = await api.put(`/api/donations/${donation.id}`, {
    data: { status, ...paid },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

for (const language of ['hr', 'en'] as const) {
  const say = texts[language];

  test(`a donor sees by the link in each mail what became of a donation (${language})`, async ({
    page,
    request,
    api,
    checkEveryDisplay,
    mailServer,
  }) => {
    // Colours and structure are the same in both languages.
    const look = language === 'hr' ? () => checkEveryDisplay(page) : () => Promise.resolve();
    await page.addInitScript(() => localStorage.setItem('cookiesAccepted', 'true'));
    const donorEmail = `maja.${randomUUID()}@udruga.example`;
    const pledge = {
      amount: 35,
      currency: 'EUR',
      donorName: 'Maja Perić',
      donorEmail,
      spare: '',
    };
    const pledged = await request.post(`/api/donations?lang=${language}`, { data: pledge });
    expect(pledged.status()).toBe(201);
    const { reference } = await pledged.json();
    const link = await linkIn(mailServer, donorEmail, say.slipMail);
    const title = (name: string) => page.getByRole('heading', { level: 1, name });

    const answer = await page.goto(link);
    expect(answer?.headers()).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    await expect(title(say.pending)).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${say.pending} · `));
    await expect(page.getByText(say.pledged)).toBeVisible();
    await expect(page.getByRole('img', { name: say.barcode })).toBeVisible();
    await expect(page.getByRole('heading', { name: say.contact })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await look();
    // All of it is in the document, and nothing of who gave.
    const html = await (await request.get(link)).text();
    for (const told of [say.pending, reference, '/api/donations/slip/barcode?amount=35']) {
      expect(html).toContain(told);
    }
    for (const unsaid of [donorEmail, 'Perić']) expect(html).not.toContain(unsaid);

    await mark(api, donorEmail, 'completed', { paidCents: 3450 });
    expect(await linkIn(mailServer, donorEmail, say.thanksMail)).toBe(link);
    await page.goto(link);
    await expect(title(say.completed)).toBeVisible();
    await expect(page.getByText(say.received)).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: say.paid })).toBeVisible();
    await expect(page.getByRole('img', { name: say.barcode })).toHaveCount(0);
    await look();

    await mark(api, donorEmail, 'cancelled');
    await page.reload();
    await expect(title(say.cancelled)).toBeVisible();
    await look();
    await page.getByRole('link', { name: say.again }).click();
    await expect(page).toHaveURL(/\/donate$/);
  });
}
