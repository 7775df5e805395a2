import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { isoDate } from 'shared/croatian-time';
import { User } from '../../src/users/user.entity.js';
import { createBlogPost } from '../factories/blog-post.factory.js';
import { createContactMessage } from '../factories/contact-message.factory.js';
import { createDonation } from '../factories/donation.factory.js';
import { createEvent, eventBody } from '../factories/event.factory.js';
import { createIssue } from '../factories/issue.factory.js';
import { redirectBody } from '../factories/redirect.factory.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const read = async () => (await test.asAdmin('get', '/api/dashboard').expect(200)).body;

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
    expect(waiting).toMatchObject({
      messages: 1,
      pledges: 1,
      drafts: 1,
      draftEvents: 1,
      draftIssues: 1,
    });
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
    expect(untranslated.media).toBe(await totalOf('media', { described: false }));
    expect(untranslated.funders).toBe(
      await totalOf('partners', { kind: 'funder', untranslated: true }),
    );
  });

  it('names the posts with an older text, the next post and the next event', async () => {
    const { id } = (
      await test.asAdmin('patch', `/api/blog/${(await createBlogPost(test.dataSource)).id}`, {
        content: 'Novi tekst, kojega na engleskom još nema.',
      })
    ).body;
    const later = new Date(Date.now() + 3_600_000).toISOString();
    const post = await createBlogPost(test.dataSource, { publishDate: new Date(later) });
    const event = await test
      .asAdmin('post', '/api/events', eventBody({ eventDate: later }))
      .expect(201);
    const dashboard = await read();
    expect(dashboard.outdated.map((row: { id: number }) => row.id)).toContain(id);
    expect(dashboard.nextPost).toMatchObject({ id: post.id, title: post.title, date: later });
    expect(dashboard.nextEvent).toMatchObject({ id: event.body.id, title: event.body.title });
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
    expect(after.statementDay).toBeNull();
  });

  it('tells how mails are delivered, and requires an administrator', async () => {
    expect(await read()).toMatchObject({ mails: 'files', untrustedProxy: false });
    await test.anonymous.get('/api/dashboard').expect(401);
    await test.anonymous
      .get('/api/dashboard')
      .set(await test.signIn())
      .expect(403);
  });
});

/** Signs in a new administrator. */
async function signInAs(fullName: string): Promise<{ id: number; Cookie: string; Origin: string }> {
  const { Cookie, Origin } = await test.signIn({ role: 'admin', fullName });
  const user = await test.dataSource.getRepository(User).findOneByOrFail({ fullName });
  return { id: user.id, Cookie, Origin };
}

describe('the last changes', () => {
  const changes = async () => (await read()).changes;

  it('name who changed a row to whom its outdated version is refused', async () => {
    const { id: userId, ...iva } = await signInAs('Iva Bilić');
    const { id } = (await test.asAdmin('post', '/api/partners', { name: 'Udruga Lebić' })).body;
    await test.anonymous.patch(`/api/partners/${id}`).set(iva).send({ name: 'Udruga Oštro' });
    const change = () => test.asAdmin('patch', `/api/partners/${id}`, { version: 1, order: 90 });
    const { body } = await change().expect(412);
    expect(body).toMatchObject({ changedBy: 'Iva Bilić', changedAt: expect.any(String) });
    expect(Date.now() - Date.parse(body.changedAt)).toBeLessThan(60_000);
    // A later change that was not recorded is not Iva's.
    await test.dataSource.query(
      `UPDATE partners SET version = version + 1, updated_at = now() + interval '1 hour'
       WHERE id = $1`,
      [id],
    );
    expect((await change().expect(412)).body).not.toHaveProperty('changedBy');
    // The path of an event may have its slug instead of its id.
    const event = (await test.asAdmin('post', '/api/events', eventBody())).body.id;
    await test.anonymous.patch(`/api/events/${event}`).set(iva).send({ location: 'Zadar' });
    const late = await test.asAdmin('patch', `/api/events/${event}`, { version: 1 }).expect(412);
    expect(late.body.changedBy).toBe('Iva Bilić');
    await test.asAdmin('delete', `/api/users/${userId}`).expect(200);
  });

  it('name who added, changed and deleted content, each row once', async () => {
    const { Cookie, Origin } = await test.signIn({ role: 'admin', fullName: 'Iva Babić' });
    const asIva = (method: 'post' | 'patch' | 'delete', path: string) =>
      test.anonymous[method](path).set({ Cookie, Origin });
    const { body } = await asIva('post', '/api/partners')
      .send({ name: 'Udruga Bura', order: 90 })
      .expect(201);
    const change = { resource: 'partners', id: body.id, by: 'Iva Babić' };
    expect((await changes())[0]).toMatchObject({ ...change, action: 'added' });
    await asIva('patch', `/api/partners/${body.id}`).send({ name: 'Udruga Jugo' }).expect(200);
    const [changed, next] = await changes();
    expect(changed).toMatchObject({ ...change, action: 'changed', title: 'Udruga Jugo' });
    expect(Date.now() - new Date(changed.at).getTime()).toBeLessThan(60_000);
    expect(next).not.toMatchObject({ resource: 'partners', id: body.id });
    await asIva('delete', `/api/partners/${body.id}`).expect(200);
    expect((await changes())[0]).toMatchObject({ ...change, action: 'deleted' });
    await test.dataSource.query(`DELETE FROM users WHERE full_name = 'Iva Babić'`);
    expect((await changes())[0]).toMatchObject({ title: 'Udruga Jugo', by: null });
  });

  it('name rows that were changed together once, by the first of them', async () => {
    const posts = [
      await createBlogPost(test.dataSource, { title: 'Prva skica', isPublished: false }),
      await createBlogPost(test.dataSource, { title: 'Druga skica', isPublished: false }),
    ];
    const ids = posts.map(({ id }) => id);
    const together = { resource: 'blog', id: ids[0], title: 'Prva skica', count: 2 };
    for (const [action, recorded] of [
      ['publish', 'changed'],
      ['delete', 'deleted'],
    ]) {
      await test.asAdmin('post', '/api/blog/bulk', { action, ids: [...ids, 999_999] }).expect(200);
      const [last, next] = await changes();
      expect(last).toMatchObject({ ...together, action: recorded });
      expect(next).not.toMatchObject({ resource: 'blog', id: ids[1] });
    }
    await test.asAdmin('post', '/api/blog/bulk', { action: 'delete', ids }).expect(200);
    expect((await changes())[0]).toMatchObject(together);
    const inTrash: { id: number; rowId: number }[] = (await test.asAdmin('get', '/api/trash')).body;
    const items = inTrash.filter(({ rowId }) => ids.includes(rowId)).map(({ id }) => id);
    const restore = { action: 'restore', ids: items };
    await test.asAdmin('post', '/api/trash/bulk', restore).expect(200);
    expect((await changes())[0]).toMatchObject({ ...together, action: 'restored' });
  });

  it('name what was restored, texts of pages, redirects and issues', async () => {
    const { body: redirect } = await test
      .asAdmin('post', '/api/redirects', redirectBody({ source: '/stari-susreti' }))
      .expect(201);
    expect((await changes())[0]).toMatchObject({
      resource: 'redirects',
      id: redirect.id,
      title: '/stari-susreti',
      count: 1,
    });
    const change = { texts: [{ key: 'home.services.title', text: 'Što radimo' }] };
    await test.asAdmin('put', '/api/page-texts/1', change).expect(200);
    expect((await changes())[0]).toMatchObject({ resource: 'page-texts', id: 1, title: 'home' });
    const { body: event } = await test.asAdmin('post', '/api/events', eventBody()).expect(201);
    await test.asAdmin('delete', `/api/events/${event.id}`).expect(200);
    const [item] = (await test.asAdmin('get', '/api/trash')).body;
    await test.asAdmin('post', `/api/trash/${item.id}/restore`).expect(200);
    expect((await changes())[0]).toMatchObject({
      resource: 'events',
      id: event.id,
      title: event.title,
      action: 'restored',
    });
    const issue = await createIssue(test.dataSource);
    const { body: copy } = await test.asAdmin('post', `/api/issues/${issue.id}/copy`);
    expect((await changes())[0]).toMatchObject({
      resource: 'issues',
      id: copy.id,
      action: 'added',
    });
    const mail = { email: 'ana@udruga.example', language: 'hr' };
    await test.asAdmin('post', `/api/issues/${issue.id}/test`, mail);
    expect((await changes())[0]).toMatchObject({ resource: 'issues', id: copy.id });
  });

  it('contain nothing that failed, and no data of visitors', async () => {
    const before = await changes();
    await test.asAdmin('patch', '/api/blog/999999', { title: 'Nema ga' }).expect(404);
    const message = await createContactMessage(test.dataSource);
    await test.asAdmin('patch', `/api/contact/${message.id}`, { isRead: true }).expect(200);
    await test.asAdmin('post', '/api/newsletter', { email: 'citatelj@udruga.example' }).expect(201);
    expect(await changes()).toEqual(before);
  });

  it('are limited to the newest 200', async () => {
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
