import { randomUUID } from 'node:crypto';
import { expect, test } from '../../../testing/mail-server';
import { en, hr, type Catalogue } from '../texts';

// The visitors are not signed in.
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
  const t = texts[language];
  test(`a message is mailed to the association, and its sender gets a receipt (${language})`, async ({
    page,
    api,
    mailServer,
  }) => {
    const email = `ana.${randomUUID()}@udruga.example`;
    const subject = `Čiji je đak? ${randomUUID()}`;
    await page.goto(`/contact?lang=${language}`);
    for (const [position, value] of ['Ana Šarić', email, subject, 'Žurim.\n\nHvala!'].entries()) {
      const field = page.getByRole('textbox', { name: t.labels[position], exact: true });
      await field.fill(value);
    }
    await page.getByRole('checkbox', { name: t.consent }).check();
    await page.getByRole('button', { name: t.send }).click();
    await expect(page.getByText(t.success).first()).toBeVisible();

    const { email: association } = await (await api.get('/api/settings/1')).json();
    const notification = await mailServer.mailTo(association, `Poruka sa stranice: ${subject}`);
    expect(notification.replyTo).toEqual([{ name: 'Ana Šarić', address: email }]);
    expect(notification.text).toContain('Žurim.');
    expect(notification.html).toContain('Hvala!');

    const receipt = await mailServer.mailTo(email, t.receipt);
    expect(receipt.text).toContain(t.thanks);
    expect(receipt.html).toContain(`<html lang="${language}"`);
    expect(receipt.text, 'the receipt contains nothing that the sender typed').not.toContain(
      'Žurim.',
    );
  });
}
