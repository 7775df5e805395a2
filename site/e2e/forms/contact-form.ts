import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '../../../testing/fixtures';
import { en, hr, type Catalogue } from '../texts';

const textsIn = ({ contact }: Catalogue) => ({
  titles: {
    default: contact.topics.default.title,
    volunteer: contact.topics.volunteer.title,
    partnership: contact.topics.partnership.title,
    project: contact.topics.project.title,
  },
  subtitles: {
    default: contact.topics.default.subtitle,
    volunteer: contact.topics.volunteer.subtitle,
    partnership: contact.topics.partnership.subtitle,
    project: contact.topics.project.subtitle,
  },
  subjects: {
    volunteer: contact.subjects.volunteer,
    partnership: contact.subjects.partnership,
    project: contact.subjects.project,
  },
  labels: [
    contact.form.name,
    contact.form.email,
    contact.form.subject,
    contact.form.message,
  ] as const,
  consent: contact.form.consent,
  send: contact.form.submit,
  success: contact.form.success,
  failure: contact.form.error,
  again: contact.form.again,
  offline: contact.form.offline,
  tooLarge: contact.tooLarge.title,
  newForm: contact.tooLarge.write,
});

export const texts = {
  hr: {
    ...textsIn(hr),
    privacy: 'Kako čuvamo vaše podatke',
    errorTitle: /^Pogreška: /,
    errors: [
      'Upišite ime i prezime.',
      'Upišite ispravnu adresu e-pošte.',
      'Upišite predmet poruke.',
      'Upišite poruku.',
      'Morate pristati na obradu osobnih podataka.',
    ],
    wait: 'Pošaljite ponovno za 2 minute.',
    kept: /Sve što ste napisali ostalo je u\sobrascu/,
    tooLong: 'Dopušteno je najviše 5000 znakova',
  },
  en: {
    ...textsIn(en),
    privacy: 'How we keep your data',
    errorTitle: /^Error: /,
    errors: [
      'Please enter your name.',
      'Please enter a valid email address.',
      'Please enter a subject.',
      'Please enter a message.',
      'You must agree to the processing of personal data.',
    ],
    wait: 'Send it again in 2 minutes.',
    kept: /Everything you wrote is still in the form/,
    tooLong: 'At most 5000 characters are allowed',
  },
} as const;

export type Texts = (typeof texts)['hr' | 'en'];

export const written = 'Rado bih se uključila. Kome da se javim?';

export async function fill(page: Page, t: Texts, email: string) {
  const [name, emailLabel, subject, message] = t.labels;
  await page.getByLabel(name, { exact: true }).fill('Ana Horvat');
  await page.getByLabel(emailLabel, { exact: true }).fill(email);
  const line = page.getByLabel(subject, { exact: true });
  if ((await line.inputValue()) === '') await line.fill('Radionica');
  await page.getByRole('textbox', { name: message, exact: true }).fill(written);
  await page.getByRole('checkbox', { name: t.consent }).check();
}

export const send = (page: Page, t: Texts) => page.getByRole('button', { name: t.send }).click();

export const uniqueEmail = () => `ana.${randomUUID()}@udruga.example`;

export async function stored(api: APIRequestContext, email: string) {
  const filter = encodeURIComponent(JSON.stringify({ email }));
  const answer = await api.get(`/api/contact?filter=${filter}`);
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

/** Answers the form in place of the API. */
export async function answerWith(page: Page, status: number, body: object, headers = {}) {
  await page.route('**/api/contact?*', (route) =>
    route.fulfill({ status, headers, contentType: 'application/problem+json', json: body }),
  );
}
