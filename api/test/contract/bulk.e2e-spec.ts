import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createBankPayment } from '../factories/bank-payment.factory.js';
import { createBlogPost } from '../factories/blog-post.factory.js';
import { createContactMessage } from '../factories/contact-message.factory.js';
import { createDonation } from '../factories/donation.factory.js';
import { createEvent } from '../factories/event.factory.js';
import { createMail } from '../factories/mail.factory.js';
import { createSubscriber } from '../factories/newsletter.factory.js';
import { createPage } from '../factories/page.factory.js';
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

  it('marks messages, and deletes them', async () => {
    const messages = [
      await createContactMessage(test.dataSource),
      await createContactMessage(test.dataSource),
    ];
    const ids = messages.map(({ id }) => id);
    const failed = [{ id: UNKNOWN, reason: 'Poruka ne postoji.' }];
    expect(await bulk('contact', 'read', [...messages, { id: UNKNOWN }])).toEqual({
      done: ids,
      failed,
    });
    expect((await read('contact', messages[0] ?? { id: 0 })).isRead).toBe(true);
    await bulk('contact', 'unread', messages);
    expect((await read('contact', messages[1] ?? { id: 0 })).isRead).toBe(false);
    expect(await bulk('contact', 'delete', messages)).toEqual({ done: ids, failed: [] });
    await test.asAdmin('get', `/api/contact/${ids[0]}`).expect(404);
  });

  it('unsubscribes subscribers, sends mails again and deactivates users', async () => {
    const subscriber = await createSubscriber(test.dataSource);
    await bulk('newsletter', 'unsubscribe', [subscriber]);
    expect((await read('newsletter', subscriber)).isActive).toBe(false);

    const failedMail = await createMail(test.dataSource, { state: 'failed', failure: 'recipient' });
    const queued = await createMail(test.dataSource, { state: 'queued', held: true });
    expect(await bulk('mails', 'send-again', [failedMail, queued])).toEqual({
      done: [failedMail.id],
      failed: [
        { id: queued.id, reason: 'Ponovno se može poslati samo poruka koja nije isporučena.' },
      ],
    });

    const user = await createUser(test.dataSource);
    await bulk('users', 'deactivate', [user]);
    expect((await read('users', user)).isActive).toBe(false);
    await bulk('users', 'activate', [user]);
    expect((await read('users', user)).isActive).toBe(true);
  });

  it('sets waiting payments aside and brings them back, but not those of donations', async () => {
    const [one, other] = [
      await createBankPayment(test.dataSource),
      await createBankPayment(test.dataSource),
    ];
    const { id: donationId } = await createDonation(test.dataSource);
    const matched = await createBankPayment(test.dataSource, { donationId });
    const rows = [one, matched, other];
    const done = [one.id, other.id];
    const { failed, ...changed } = await bulk('bank-payments', 'set-aside', rows);
    expect(changed).toEqual({ done });
    expect(failed).toEqual([{ id: matched.id, reason: expect.stringMatching(/\.$/) }]);
    expect((await read('bank-payments', one)).state).toBe('aside');
    expect((await bulk('bank-payments', 'bring-back', rows)).done).toEqual(done);
    expect((await read('bank-payments', other)).state).toBe('waiting');
    expect((await read('bank-payments', matched)).state).toBe('matched');
  });

  it.each([
    ['events', () => createEvent(test.dataSource)],
    ['pages', () => createPage(test.dataSource)],
  ])('deletes %s', async (resource, create) => {
    const rows: Row[] = [await create(), await create()];
    expect((await bulk(resource, 'delete', rows)).done).toEqual(rows.map(({ id }) => id));
    const again = await bulk(resource, 'delete', rows);
    expect(again.done).toEqual([]);
    expect(again.failed).toHaveLength(2);
  });
});
