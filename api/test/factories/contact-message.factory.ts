import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { ContactMessage } from '../../src/contact/contact-message.entity.js';

/** The body that sends a message, with a unique subject. */
export function contactMessageBody(fields: object = {}) {
  return {
    name: 'Ana Horvat',
    email: 'ana.horvat@udruga.example',
    subject: `Volontiranje ${randomUUID()}`,
    message: 'Rado bih se uključila.\nKome da se javim?',
    gdprConsent: true,
    ...fields,
  };
}

/** A message in the database. */
export async function createContactMessage(
  dataSource: DataSource,
  fields: Partial<ContactMessage> = {},
): Promise<ContactMessage> {
  const messages = dataSource.getRepository(ContactMessage);
  const { name, email, subject, message } = contactMessageBody();
  const row = messages.create({ name, email, subject, message, ...fields });
  await messages.insert(row);
  return messages.findOneByOrFail({ id: row.id });
}
