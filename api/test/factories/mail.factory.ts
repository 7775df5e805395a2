import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { Mail } from '../../src/mail/mail.entity.js';
import { uniqueEmail } from './newsletter.factory.js';

/** A mail in the database, queued by default, without the job that sends it. */
export async function createMail(
  dataSource: DataSource,
  fields: Partial<Mail> = {},
): Promise<Mail> {
  const mails = dataSource.getRepository(Mail);
  const mail = mails.create({
    messageId: `<${randomUUID()}@udruga.example>`,
    kind: 'contact-receipt',
    language: 'hr',
    recipient: uniqueEmail(),
    subject: 'Primili smo vašu poruku',
    text: 'Hvala.',
    html: '<p>Hvala.</p>',
    ...fields,
  });
  await mails.insert(mail);
  return mails.findOneByOrFail({ id: mail.id });
}
