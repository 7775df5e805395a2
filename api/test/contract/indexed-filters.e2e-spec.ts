import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { EntityTarget, ObjectLiteral } from 'typeorm';
import { BankPayment } from '../../src/bank-payments/bank-payment.entity.js';
import { BANK_PAYMENTS } from '../../src/bank-payments/bank-payments.resource.js';
import { BlogPost } from '../../src/blog/blog-post.entity.js';
import { BLOG } from '../../src/blog/blog.resource.js';
import { ContactMessage } from '../../src/contact/contact-message.entity.js';
import { CONTACT } from '../../src/contact/contact.resource.js';
import { Donation } from '../../src/donations/donation.entity.js';
import { DONATIONS } from '../../src/donations/donations.resource.js';
import { Event } from '../../src/events/event.entity.js';
import { EVENTS } from '../../src/events/events.resource.js';
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

const PART = { q: 'horvat' };

const INDEXED: [string, EntityTarget<ObjectLiteral>, Resource, Record<string, unknown>][] = [
  ['bank_payments_searched_text_index', BankPayment, BANK_PAYMENTS, PART],
  ['contact_messages_searched_text_index', ContactMessage, CONTACT, PART],
  ['donations_searched_text_index', Donation, DONATIONS, PART],
  ['mails_searched_text_index', Mail, MAILS, PART],
  ['newsletters_searched_text_index', Subscriber, NEWSLETTER, PART],
  ['blog_posts_draft_index', BlogPost, BLOG, { isPublished: false }],
  ['events_draft_index', Event, EVENTS, { isPublished: false }],
  ['blog_posts_outdated_index', BlogPost, BLOG, { outdated: true }],
  ['blog_posts_untranslated_index', BlogPost, BLOG, { untranslated: true }],
  ['events_untranslated_index', Event, EVENTS, { untranslated: true }],
  ['donations_pending_index', Donation, DONATIONS, { status: 'pending' }],
];

it.each(INDEXED)('%s finds the rows of its filter', async (index, entity, resource, filter) => {
  const repository = test.dataSource.getRepository(entity);
  const query = rowsThatFit(repository, resource, { filter });
  const [sql, parameters] = query.getQueryAndParameters();
  await test.dataSource.transaction(async (manager) => {
    // The table is empty: without this, PostgreSQL rightly reads it as a whole.
    await manager.query('SET LOCAL enable_seqscan = off');
    const plan: { 'QUERY PLAN': string }[] = await manager.query(`EXPLAIN ${sql}`, parameters);
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain(index);
  });
});
