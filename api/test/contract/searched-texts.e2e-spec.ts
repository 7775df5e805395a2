import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { EntityTarget, ObjectLiteral } from 'typeorm';
import { BankPayment } from '../../src/bank-payments/bank-payment.entity.js';
import { BANK_PAYMENTS } from '../../src/bank-payments/bank-payments.resource.js';
import { ContactMessage } from '../../src/contact/contact-message.entity.js';
import { CONTACT } from '../../src/contact/contact.resource.js';
import { Donation } from '../../src/donations/donation.entity.js';
import { DONATIONS } from '../../src/donations/donations.resource.js';
import { rowsThatFit } from '../../src/lists/page.js';
import type { Resource } from '../../src/lists/resource.js';
import { Mail } from '../../src/mail/mail.entity.js';
import { MAILS } from '../../src/mail/mails.resource.js';
import { NEWSLETTER } from '../../src/newsletter/newsletter.resource.js';
import { Subscriber } from '../../src/newsletter/subscriber.entity.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const LISTS: [EntityTarget<ObjectLiteral>, Resource][] = [
  [BankPayment, BANK_PAYMENTS],
  [ContactMessage, CONTACT],
  [Donation, DONATIONS],
  [Mail, MAILS],
  [Subscriber, NEWSLETTER],
];

it.each(LISTS)('a part of a text is found by an index: %p', async (entity, resource) => {
  const repository = test.dataSource.getRepository(entity);
  const query = rowsThatFit(repository, resource, { filter: { q: 'horvat' } });
  const [sql, parameters] = query.getQueryAndParameters();
  await test.dataSource.transaction(async (manager) => {
    // The table is empty: without this, PostgreSQL rightly reads it as a whole.
    await manager.query('SET LOCAL enable_seqscan = off');
    const plan: { 'QUERY PLAN': string }[] = await manager.query(`EXPLAIN ${sql}`, parameters);
    const lines = plan.map((line) => line['QUERY PLAN']).join('\n');
    expect(lines).toContain(`${repository.metadata.tableName}_searched_text_index`);
  });
});
