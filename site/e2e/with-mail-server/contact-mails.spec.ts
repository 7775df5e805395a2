import { randomUUID } from 'node:crypto';
import { expect, test } from '../../../testing/mail-server';
import { en, hr, type Catalogue } from '../texts';

// Visitors, not administrators.
test.use({ storageState: { cookies: [], origins: [] } });

const textsIn = ({ contact }: Catalogue) => ({
  labels: [
    contact.form.name,
    contact.form.email,
    contact.form.subject,
    contact.form.message,
  ] as const,
  consent: contact.form.consent,
  send: contact.form.submit,
  success: contact.form.success,
});

const texts = {
  hr: { ...textsIn(hr), receipt: 'Primili smo vašu poruku', thanks: 'Hvala što ste nam pisali.' },
  en: {
    ...textsIn(en),
    receipt: 'We have received your message',
    thanks: 'Thank you for writing to us.',
  },
} as const;

for (const language of ['hr', 'en'] as const) {
  const say = texts[language];
  test(`a message reaches the association, and its writer gets a receipt (${language})`, async ({
    page,
    api,
    mailServer,
  }) => {
    const email = `ana.${randomUUID()}@udruga.example`;
    const subject = `Čiji je đak? ${randomUUID()}`;
    await page.goto(`/contact?lang=${language}`);
    for (const [position, value] of ['Ana Šarić', email, subject, 'Žurim.\n\nHvala!'].entries()) {
      const field = page.getByRole('textbox', { name: say.labels[position], exact: true });
      await field.fill(value);
    }
    await page.getByRole('checkbox', { name: say.consent }).check();
    await page.getByRole('button', { name: say.send }).click();
    await expect(page.getByText(say.success).first()).toBeVisible();

    const { email: association } = await (await api.get('/api/settings/1')).json();
    const told = await mailServer.mailTo(association, `Poruka sa stranice: ${subject}`);
    expect(told.replyTo).toEqual([{ name: 'Ana Šarić', address: email }]);
    expect(told.text).toContain('Žurim.');
    expect(told.html).toContain('Hvala!');

    const receipt = await mailServer.mailTo(email, say.receipt);
    expect(receipt.text).toContain(say.thanks);
    expect(receipt.html).toContain(`<html lang="${language}"`);
    expect(receipt.text, 'nothing typed by a stranger is passed on').not.toContain('Žurim.');
  });
}
