import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '../../../testing/fixtures';
import { en, hr, type Catalogue } from '../texts';

const textsIn = ({ donate, newsletter }: Catalogue) => ({
  title: donate.title,
  custom: donate.form.custom,
  typed: donate.form.customAmount,
  anonymous: donate.form.anonymous,
  send: donate.form.submit,
  sending: donate.form.submitting,
  missing: donate.form.wrong.missing,
  wrongEmail: newsletter.invalidEmail,
  failure: donate.form.error,
  offline: donate.form.offline,
  thanks: donate.thanks.title,
  help: donate.thanks.message,
  notTaken: donate.thanks.bankLead,
  lines: [
    donate.bank.recipient,
    donate.bank.iban,
    donate.bank.reference,
    donate.bank.purpose,
  ] as const,
  copy: donate.bank.copy,
  copied: donate.bank.copied,
  contact: donate.bank.contact,
  codes: [donate.slip.barcode, donate.slip.qr] as const,
  report: donate.form.report,
  scan: donate.slip.ways,
  pdf: donate.slip.pdf,
  volunteer: donate.other.volunteer.link,
  monthly: donate.other.monthly.title,
  partner: donate.other.corporate.link,
});

export const texts = {
  hr: {
    ...textsIn(hr),
    amounts: ['10 €', '20 €', '50 €', '100 €'],
    name: 'Ime i prezime (neobavezno)',
    email: 'Adresa e-pošte (neobavezno)',
    message: 'Poruka (neobavezno)',
    errorTitle: /^Pogreška: /,
    wrong: {
      '': 'Upišite iznos.',
      '0': 'Iznos mora biti barem 1 euro.',
      '-5': 'Iznos ne može biti manji od nule. Upišite barem 1 euro.',
      '12,50': 'Upišite cijeli broj eura, bez centi. Na primjer 12 € ili 13 €.',
      '100001': 'Ovdje se može najaviti najviše 100.000 €. Za veći iznos javite nam se.',
      pedeset: 'Upišite iznos brojkama, na primjer 25.',
    },
    wait: 'Pošaljite ponovno za 5 minuta.',
    kept: /Sve što ste upisali ostalo je u\sobrascu/,
    amount: '35,00 €',
  },
  en: {
    ...textsIn(en),
    amounts: ['€10', '€20', '€50', '€100'],
    name: 'Full name (optional)',
    email: 'Email address (optional)',
    message: 'Message (optional)',
    errorTitle: /^Error: /,
    wrong: {
      '': 'Enter an amount.',
      '0': 'The amount must be at least 1 euro.',
      '-5': 'The amount cannot be less than zero. Enter at least 1 euro.',
      '12,50': 'Enter a whole number of euros, without cents. For example €12 or €13.',
      '100001': 'You can pledge at most €100,000 here. For a larger amount, get in touch with us.',
      pedeset: 'Enter the amount in figures, for example 25.',
    },
    wait: 'Send it again in 5 minutes.',
    kept: /Everything you entered is still in the form/,
    amount: '€35.00',
  },
} as const;

export type Texts = (typeof texts)['hr' | 'en'];

export const choose = (page: Page, name: string) =>
  page.getByRole('radio', { name, exact: true }).check();
export const send = (page: Page, t: Texts) => page.getByRole('button', { name: t.send }).click();
export const uniqueEmail = () => `ana.${randomUUID()}@udruga.example`;

/** Matches a text whose amounts may contain non-breaking spaces. */
export const patternOf = (text: string) =>
  new RegExp(text.replace(/[.€]/g, '\\$&').replaceAll(' ', '\\s'));

export async function type(page: Page, t: Texts, amount: string) {
  await choose(page, t.custom);
  await page.getByLabel(t.typed).fill(amount);
}

export async function stored(api: APIRequestContext, email: string) {
  const filter = encodeURIComponent(JSON.stringify({ email }));
  const answer = await api.get(`/api/donations?filter=${filter}`);
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

/** Answers the form in place of the API. */
export async function answerWith(page: Page, status: number, body: object, headers = {}) {
  await page.route('**/api/donations?*', (route) =>
    route.fulfill({ status, headers, contentType: 'application/problem+json', json: body }),
  );
}
