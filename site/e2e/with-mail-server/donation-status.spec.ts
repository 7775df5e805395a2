import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { expect, test, type MailServer } from '../../../testing/mail-server';
import { en, hr, type Catalogue } from '../texts';

// The visitors are donors, not administrators.
test.use({ storageState: { cookies: [], origins: [] } });

const textsIn = ({ donate }: Catalogue) => ({
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
    pledged: /^Donaciju od 35,00\s€ najavili ste \d+\. \S+ \d{4}\., a\suplatu još nismo primili/,
    paid: /^Primljeno.*34,50\s€$/,
    received: /^Vašu donaciju od 34,50\s€ primili smo \d+\. \S+ \d{4}\.\sPomaže/,
    closed: /najavili ste \d+\. \S+ \d{4}\.\sUplata nije stigla/,
  },
  en: {
    ...textsIn(en),
    slipMail: 'The payment slip for your donation: €35.00',
    pledged: /^On \d+ \w+ \d{4} you pledged a donation of €35\.00, and we have not received/,
    paid: /^Received.*€34\.50$/,
    received: /^On \d+ \w+ \d{4} we received your donation of €34\.50/,
    closed: /pledged a donation of €35\.00\. No payment/,
  },
} as const;

/** The link to the donation's page in a mail. */
async function linkIn(mailServer: MailServer, recipient: string, subject: string): Promise<string> {
  const { text = '' } = await mailServer.mailTo(recipient, subject);
  return /https?:\/\/\S+\/donate\/status\?\S+/.exec(text)?.[0] ?? '';
}

/** Changes the status of the only donation of an email address. */
async function setStatus(api: APIRequestContext, donorEmail: string, status: string, paid = {}) {
  const filter = encodeURIComponent(JSON.stringify({ email: donorEmail }));
  const [donation] = await (await api.get(`/api/donations?filter=${filter}`)).json();
  const answer = await api.put(`/api/donations/${donation.id}`, {
    data: { status, ...paid },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

for (const language of ['hr', 'en'] as const) {
  const t = texts[language];

  test(`the link in the mail with the slip shows the status of the donation (${language})`, async ({
    page,
    request,
    api,
    checkEveryDisplay,
    mailServer,
  }) => {
    // Colours and structure are the same in both languages.
    const checkDisplays =
      language === 'hr' ? () => checkEveryDisplay(page) : () => Promise.resolve();
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
    const link = await linkIn(mailServer, donorEmail, t.slipMail);
    const title = (name: string) => page.getByRole('heading', { level: 1, name });

    const answer = await page.goto(link);
    expect(answer?.headers()).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    await expect(title(t.pending)).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${t.pending} · `));
    await expect(page.getByText(t.pledged)).toBeVisible();
    await expect(page.getByRole('img', { name: t.barcode })).toBeVisible();
    await expect(page.getByRole('heading', { name: t.contact })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await checkDisplays();
    // The HTML contains the whole page, and nothing about the donor.
    const html = await (await request.get(link)).text();
    for (const shown of [t.pending, reference, '/api/donations/slip/barcode?amount=35']) {
      expect(html).toContain(shown);
    }
    for (const hidden of [donorEmail, 'Perić']) expect(html).not.toContain(hidden);

    await setStatus(api, donorEmail, 'completed', { paidCents: 3450 });
    await page.goto(link);
    await expect(title(t.completed)).toBeVisible();
    await expect(page.getByText(t.received)).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: t.paid })).toBeVisible();
    await expect(page.getByRole('img', { name: t.barcode })).toHaveCount(0);
    await checkDisplays();

    await setStatus(api, donorEmail, 'cancelled');
    await page.reload();
    await expect(title(t.cancelled)).toBeVisible();
    await expect(page.getByText(t.closed)).toBeVisible();
    await checkDisplays();
    await page.getByRole('link', { name: t.again }).click();
    await expect(page).toHaveURL(/\/donate$/);
  });
}
