import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { isoDate } from 'shared/croatian-time';
import { createBlogPost } from '../factories/blog-post.factory.js';
import { createContactMessage } from '../factories/contact-message.factory.js';
import { createDonation } from '../factories/donation.factory.js';
import { createEvent } from '../factories/event.factory.js';
import { createIssue } from '../factories/issue.factory.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

let test: TestApp;
let iva: TestApp['admin'];
beforeAll(async () => {
  test = await startTestApp();
  iva = await test.signIn({ role: 'admin', fullName: 'Iva Bilić' });
});
afterAll(() => test.close());

const read = async () => (await test.asAdmin('get', '/api/dashboard').expect(200)).body;
const asIva = (method: 'post' | 'patch' | 'delete', path: string, body?: object) =>
  test.anonymous[method](path).set(iva).send(body);

/** The total of a list, from its Content-Range. */
async function totalOf(resource: string, filter: object): Promise<number> {
  const query = `filter=${encodeURIComponent(JSON.stringify(filter))}&range=[0,0]`;
  const { headers } = await test.asAdmin('get', `/api/${resource}?${query}`).expect(200);
  return Number(headers['content-range']?.split('/')[1]);
}

describe('the dashboard', () => {
  it('counts what the lists count', async () => {
    await createContactMessage(test.dataSource);
    await createContactMessage(test.dataSource, { isRead: true });
    await createDonation(test.dataSource, { status: 'pending' });
    await createBlogPost(test.dataSource, { isPublished: false });
    await createEvent(test.dataSource, { isPublished: false });
    await createIssue(test.dataSource);
    const { waiting, untranslated } = await read();
    expect(waiting).toMatchObject({ messages: 1, pledges: 1, drafts: 1, draftEvents: 1 });
    expect(waiting).toEqual({
      messages: await totalOf('contact', { state: 'new' }),
      openMessages: await totalOf('contact', { state: 'open' }),
      undeliveredReplies: await totalOf('contact', { undelivered: true }),
      bankPayments: await totalOf('bank-payments', { state: 'waiting' }),
      pledges: await totalOf('donations', { status: 'pending' }),
      drafts: await totalOf('blog', { isPublished: false }),
      draftEvents: await totalOf('events', { isPublished: false }),
      draftProjects: await totalOf('projects', { isPublished: false }),
      draftCalls: await totalOf('public-calls', { isPublished: false }),
      draftPages: await totalOf('pages', { isPublished: false }),
      draftDocuments: await totalOf('documents', { isPublished: false }),
      draftIssues: await totalOf('issues', { isDraft: true }),
      scheduled: await totalOf('blog', { isPublished: true, published: false }),
      outdated: await totalOf('blog', { outdated: true }),
      failedMails: await totalOf('mails', { givenUp: true }),
    });
    expect(untranslated.funders).toBe(
      await totalOf('partners', { kind: 'funder', untranslated: true }),
    );
  });

  it('sums the received euros of the month and the year to the cent', async () => {
    const before = (await read()).received;
    const received = (fields: object) =>
      createDonation(test.dataSource, { status: 'completed', currency: 'EUR', ...fields });
    await received({ amount: 15, paidCents: 1450 });
    await received({ amount: 20, paidCents: 2000, currency: 'USD' });
    const newYear = new Date(`${isoDate(new Date()).slice(0, 4)}-01-01T12:00:00Z`);
    const lastYear = new Date(newYear.getTime() - 5 * 86_400_000);
    // Each counts when its money came.
    await received({ amount: 10, paidCents: 1005, donatedAt: lastYear, receivedAt: newYear });
    await received({ amount: 30, receivedAt: lastYear });
    const after = (await read()).received;
    expect(after.thisYear - before.thisYear).toBe(2455);
    const isJanuary = isoDate(new Date()).slice(5, 7) === '01';
    expect(after.thisMonth - before.thisMonth).toBe(isJanuary ? 2455 : 1450);
  });
});

it('a change of an outdated version is refused with who made the one before, if that is known', async () => {
  const { id } = (await test.asAdmin('post', '/api/partners', { name: 'Udruga Lebić' })).body;
  await asIva('patch', `/api/partners/${id}`, { name: 'Udruga Oštro' }).expect(200);
  const change = () => test.asAdmin('patch', `/api/partners/${id}`, { version: 1, order: 90 });
  const { body } = await change().expect(412);
  expect(body).toMatchObject({ changedBy: 'Iva Bilić', changedAt: expect.any(String) });
  // A later change that was not recorded is not Iva's.
  await test.dataSource.query(
    `UPDATE partners SET version = version + 1, updated_at = now() + interval '1 hour'
     WHERE id = $1`,
    [id],
  );
  expect((await change().expect(412)).body).not.toHaveProperty('changedBy');
});

describe('the last changes', () => {
  const changes = async () => (await read()).changes;

  it('name who added, changed and deleted content, each row once', async () => {
    const { body } = await asIva('post', '/api/partners', { name: 'Udruga Bura', order: 90 });
    const change = { resource: 'partners', id: body.id, by: 'Iva Bilić' };
    expect((await changes())[0]).toMatchObject({ ...change, action: 'added' });
    await asIva('patch', `/api/partners/${body.id}`, { name: 'Udruga Jugo' }).expect(200);
    const [changed, next] = await changes();
    expect(changed).toMatchObject({ ...change, action: 'changed', title: 'Udruga Jugo' });
    expect(next).not.toMatchObject({ resource: 'partners', id: body.id });
    await asIva('delete', `/api/partners/${body.id}`).expect(200);
    expect((await changes())[0]).toMatchObject({ ...change, action: 'deleted' });
    await test.dataSource.query(`DELETE FROM users WHERE full_name = 'Iva Bilić'`);
    expect((await changes())[0]).toMatchObject({ title: 'Udruga Jugo', by: null });
  });

  it('contain nothing that failed, no data of visitors, and the newest 200', async () => {
    const before = await changes();
    await test.asAdmin('patch', '/api/blog/999999', { title: 'Nema ga' }).expect(404);
    const message = await createContactMessage(test.dataSource);
    await test.asAdmin('patch', `/api/contact/${message.id}`, { isRead: true }).expect(200);
    await test.asAdmin('post', '/api/newsletter', { email: 'citatelj@udruga.example' }).expect(201);
    expect(await changes()).toEqual(before);
    await test.dataSource.query(
      `INSERT INTO recorded_changes (resource, row_id, action, changed_at)
       SELECT 'blog', id, 'changed', now() - make_interval(days => id)
       FROM generate_series(1000, 1300) AS id`,
    );
    await test.asAdmin('patch', '/api/settings/1', { phone: '+385 1 555 0100' }).expect(200);
    const [row] = await test.dataSource.query('SELECT count(*)::int AS n FROM recorded_changes');
    expect(row.n).toBe(200);
  });
});
