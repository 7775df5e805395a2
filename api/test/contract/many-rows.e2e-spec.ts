import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createBankPayment } from '../factories/bank-payment.factory.js';
import { createBlogPost } from '../factories/blog-post.factory.js';
import { createContactMessage } from '../factories/contact-message.factory.js';
import { createDonation } from '../factories/donation.factory.js';
import { createEvent } from '../factories/event.factory.js';
import { createMail } from '../factories/mail.factory.js';
import { createSubscriber } from '../factories/newsletter.factory.js';
import { createPage } from '../factories/page.factory.js';
import { createProject } from '../factories/project.factory.js';
import { createUser } from '../factories/user.factory.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

const UNKNOWN = 2_147_483_000;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

interface Row {
  id: number;
}
type Create = (dataSource: TestApp['dataSource']) => Promise<Row>;

async function bulk(resource: string, action: string, rows: readonly Row[], lang = 'hr') {
  const ids = rows.map(({ id }) => id);
  const path = `/api/${resource}/bulk?lang=${lang}`;
  return (await test.asAdmin('post', path, { action, ids }).expect(200)).body;
}

const read = async (resource: string, { id }: Row) =>
  (await test.asAdmin('get', `/api/${resource}/${id}`).expect(200)).body;

describe('an action on many rows', () => {
  it('publishes posts and takes them off the site, with a version of each', async () => {
    const posts = [
      await createBlogPost(test.dataSource, { isPublished: false }),
      await createBlogPost(test.dataSource, { isPublished: false }),
    ];
    const ids = posts.map(({ id }) => id);
    expect(await bulk('blog', 'publish', posts)).toEqual({ done: ids, failed: [] });
    await Promise.all(ids.map((id) => test.anonymous.get(`/api/blog/${id}`).expect(200)));
    expect(await bulk('blog', 'unpublish', posts)).toEqual({ done: ids, failed: [] });
    await Promise.all(ids.map((id) => test.anonymous.get(`/api/blog/${id}`).expect(404)));
    const { body } = await test.asAdmin('get', `/api/blog/${ids[0]}/versions`).expect(200);
    expect(body).toHaveLength(3);
  });

  it('changes the others where some cannot be changed, and says why', async () => {
    const [open, cancelled] = [
      await createDonation(test.dataSource, { status: 'pending' }),
      await createDonation(test.dataSource, { status: 'cancelled' }),
    ];
    const rows = [cancelled, open, { id: UNKNOWN }];
    const result = await bulk('donations', 'complete', rows);
    expect(result).toEqual({
      done: [open.id],
      failed: [
        { id: cancelled.id, reason: 'Donacija više ne čeka uplatu.' },
        { id: UNKNOWN, reason: 'Donacija ne postoji.' },
      ],
    });
    expect((await read('donations', open)).status).toBe('completed');
    expect((await read('donations', cancelled)).status).toBe('cancelled');
    const { failed } = await bulk('donations', 'cancel', rows, 'en');
    expect(failed[0].reason).toBe('The donation no longer waits for its payment.');
  });

  const both = async (create: Create) => [
    await create(test.dataSource),
    await create(test.dataSource),
  ];

  it.each([
    ['projects', ['unpublish', 'publish'], createProject, { isPublished: [false, true] }],
    ['contact', ['read', 'unread'], createContactMessage, { isRead: [true, false] }],
    ['users', ['deactivate', 'activate'], createUser, { isActive: [false, true] }],
    ['newsletter', ['unsubscribe'], createSubscriber, { isActive: [false] }],
    [
      'bank-payments',
      ['set-aside', 'bring-back'],
      createBankPayment,
      { state: ['aside', 'waiting'] },
    ],
  ])('changes %s: %j', async (resource, actions, create: Create, changes) => {
    const rows = await both(create);
    const ids = rows.map(({ id }) => id);
    for (const [at, action] of actions.entries()) {
      const { done, failed } = await bulk(resource, action, [...rows, { id: UNKNOWN }]);
      expect([done, failed.map(({ id }: Row) => id)]).toEqual([ids, [UNKNOWN]]);
      for (const [field, values] of Object.entries(changes)) {
        for (const row of rows) expect((await read(resource, row))[field]).toBe(values[at]);
      }
    }
  });

  it('leaves payments of donations and mails that were not refused as they are', async () => {
    const { id: donationId } = await createDonation(test.dataSource);
    const matched = await createBankPayment(test.dataSource, { donationId });
    expect((await bulk('bank-payments', 'set-aside', [matched])).done).toEqual([]);
    expect((await read('bank-payments', matched)).state).toBe('matched');
    const failedMail = await createMail(test.dataSource, { state: 'failed', failure: 'recipient' });
    const queued = await createMail(test.dataSource, { state: 'queued', held: true });
    const { done, failed } = await bulk('mails', 'send-again', [failedMail, queued]);
    expect([done, failed.length]).toEqual([[failedMail.id], 1]);
  });

  it.each([
    ['blog', createBlogPost],
    ['events', createEvent],
    ['pages', createPage],
    ['contact', createContactMessage],
  ])('deletes %s', async (resource, create: Create) => {
    const rows = await both(create);
    expect((await bulk(resource, 'delete', rows)).done).toEqual(rows.map(({ id }) => id));
    for (const { id } of rows) await test.asAdmin('get', `/api/${resource}/${id}`).expect(404);
    const again = await bulk(resource, 'delete', rows);
    expect([again.done, again.failed.length]).toEqual([[], 2]);
  });
});
