import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { isoDate } from 'shared/croatian-time';
import { User } from '../../src/users/user.entity.js';
import { createBlogPost } from '../factories/blog-post.factory.js';
import { createContactMessage } from '../factories/contact-message.factory.js';
import { createDonation } from '../factories/donation.factory.js';
import { createIssue } from '../factories/issue.factory.js';
import { createUser, PASSWORD, userBody } from '../factories/user.factory.js';
import type { Method } from '../setup/contract/api-document.js';
import { signInRequests } from '../setup/sign-in-requests.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';
import { waitForLocks } from '../setup/wait-for-locks.js';

type Headers = Awaited<ReturnType<TestApp['signIn']>>;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const users = () => test.dataSource.getRepository(User);
const me = async () => (await test.asAdmin('get', '/api/auth/me')).body;
const as = (who: Headers, method: Method, path: string, body?: object) =>
  test.anonymous[method](path).set(who).send(body);
const { login } = signInRequests(() => test);

describe('users', () => {
  it('are members by default, whose password is stored as a hash and never returned', async () => {
    const { body } = await test
      .asAdmin('post', '/api/users', userBody({ sessionVersion: 9 }))
      .expect(201);
    expect(body).toMatchObject({ role: 'member', isActive: true });
    const { body: list } = await test.asAdmin('get', '/api/users').expect(200);
    for (const shown of [body, ...list]) {
      expect(shown).not.toHaveProperty('password');
      expect(shown).not.toHaveProperty('sessionVersion');
    }
    const [row] = await test.dataSource.query('SELECT * FROM users WHERE id = $1', [body.id]);
    expect(row.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(row.session_version).toBe(0);
    await test.asAdmin('put', `/api/users/${body.id}`, { fullName: 'Novo Ime' }).expect(200);
    await login({ username: body.username, password: PASSWORD }).expect(200);
  });

  it('without a password are invited by a link that is answered once, as no mail server sends it', async () => {
    const body = { ...userBody(), password: undefined };
    const key = { 'Idempotency-Key': randomUUID() };
    const add = () => as({ ...test.admin, ...key }, 'post', '/api/users', body).expect(201);
    const { body: user } = await add();
    const [, token] = /\/admin\/invitation#token=([\w-]{43})$/.exec(user.invitationUrl) ?? [];
    expect((await add()).body).toEqual({ ...user, invitationUrl: null });
    const { text: list } = await test.asAdmin('get', '/api/users').expect(200);
    expect(list).not.toContain(token);

    const inactive = { ...userBody({ isActive: false }), password: undefined };
    const { body: later } = await test.asAdmin('post', '/api/users', inactive).expect(201);
    expect(later.invitationUrl).toBeNull();
    const invite = () => test.asAdmin('post', `/api/users/${later.id}/invite`);
    await invite().expect(409);
    await test.asAdmin('patch', `/api/users/${later.id}`, { isActive: true }).expect(200);
    expect((await invite().expect(200)).body.invitationUrl).toContain('/admin/invitation#token=');
  });

  it('have unique usernames and email addresses, whatever the case', async () => {
    const taken = await createUser(test.dataSource);
    const add = async (fields: object) =>
      (await test.asAdmin('post', '/api/users', userBody(fields)).expect(409)).body.errors;
    expect(await add({ username: taken.username.toUpperCase() })).toEqual({
      username: 'Korisničko ime je zauzeto',
    });
    expect(await add({ email: taken.email.toUpperCase() })).toEqual({
      email: 'Adresa e-pošte već se koristi',
    });
    const { id } = await createUser(test.dataSource);
    await test.asAdmin('put', `/api/users/${id}`, { email: taken.email }).expect(409);
  });
});

describe('administrators', () => {
  /** What an administrator would no longer be one after. */
  const removals = (id: number) => [
    test.asAdmin('delete', `/api/users/${id}`),
    test.asAdmin('patch', `/api/users/${id}`, { role: 'member' }),
    test.asAdmin('put', `/api/users/${id}`, { isActive: false }),
  ];

  it('cannot deactivate, demote or delete themselves', async () => {
    const { id } = await me();
    await createUser(test.dataSource, { role: 'admin' });
    const bulk = { action: 'deactivate', ids: [id] };
    for (const { text } of [
      ...(await Promise.all(removals(id).map((request) => request.expect(409)))),
      await test.asAdmin('post', '/api/users/bulk', bulk),
    ]) {
      expect(text).toContain('Ne možete sami sebi oduzeti pristup.');
    }
    expect(await me()).toMatchObject({ id, role: 'admin' });
  });

  it('cannot deactivate, demote or delete the last active one', async () => {
    const { id } = await me();
    await users().query(`DELETE FROM users WHERE role = 'admin' AND id <> $1`, [id]);
    await createUser(test.dataSource, { role: 'admin', isActive: false });
    for (const request of removals(id)) {
      const { body } = await request.expect(409);
      expect(body.detail).toBe('Mora ostati barem jedan aktivan administrator.');
    }
  });

  it('cannot demote each other at the same time', async () => {
    const { id } = await me();
    const second = await test.signIn({ role: 'admin', username: 'druga.administratorica' });
    const other = await users().findOneByOrFail({ username: 'druga.administratorica' });
    const locking = test.dataSource.createQueryRunner();
    await locking.startTransaction();
    await locking.query('SELECT FROM users FOR UPDATE');
    const demoted = Promise.all([
      as(test.admin, 'patch', `/api/users/${other.id}`, { role: 'member' }),
      as(second, 'patch', `/api/users/${id}`, { role: 'member' }),
    ]);
    await waitForLocks(test, 2);
    await locking.commitTransaction();
    await locking.release();
    expect((await demoted).filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await users().countBy({ role: 'admin', isActive: true })).toBe(1);
    await users().update(id, { role: 'admin', sessionVersion: 0 });
  });
});

let iva: Headers;
let editor: Headers;
let accountant: Headers;
const signInOthers = async () => {
  iva = await test.signIn({ role: 'admin', fullName: 'Iva Bilić' });
  editor = await test.signIn({ role: 'editor', email: 'urednica@udruga.example' });
  accountant = await test.signIn({ role: 'accountant' });
};

describe('what roles may do', () => {
  beforeAll(signInOthers);

  it('the dashboard has content only for editors, and money only for accountants', async () => {
    const keys = async (who: Headers) => {
      const { waiting, ...rest } = (await as(who, 'get', '/api/dashboard').expect(200)).body;
      return [...Object.keys(waiting), ...Object.keys(rest)].sort();
    };
    const money = ['accountChangesAt', 'bankPayments', 'pledges', 'received'];
    expect(await keys(accountant)).toEqual(money);
    const ofEditor = await keys(editor);
    expect(ofEditor).toEqual(expect.arrayContaining(['changes', 'drafts', 'nextEvent']));
    expect(ofEditor.filter((key) => money.includes(key))).toEqual([]);
  });

  it('the dashboard tells changes of settings and redirects only to administrators', async () => {
    await test.asAdmin('patch', '/api/settings/1', { yearsOfExperience: 16 }).expect(200);
    const redirect = { source: '/staro', target: 'https://novo.example/' };
    await test.asAdmin('post', '/api/redirects', redirect).expect(201);
    const resources = async (who: Headers): Promise<string[]> =>
      (await as(who, 'get', '/api/dashboard')).body.changes.map(
        ({ resource }: { resource: string }) => resource,
      );
    expect(await resources(test.admin)).toEqual(expect.arrayContaining(['settings', 'redirects']));
    await test.asAdmin('post', '/api/partners', { name: 'Novi partner', logoUrl: null });
    expect(await resources(editor)).toEqual(['partners']);
  });

  it('a donation is entered by accountants; what editors send is a pledge', async () => {
    const donation = { amount: 25, currency: 'EUR', status: 'completed' };
    const { body } = await as(accountant, 'post', '/api/donations', donation).expect(201);
    expect(body).toMatchObject({ amount: 25, status: 'completed' });
    const pledge = { amount: 25, currency: 'EUR', isAnonymous: true, spare: '' };
    const { body: pledged } = await as(editor, 'post', '/api/donations', pledge).expect(201);
    expect(pledged).not.toHaveProperty('id');
    expect(pledged).not.toHaveProperty('status');
  });

  it('a scheduled newsletter is changed and deleted by administrators only', async () => {
    const sendAt = new Date('2030-05-01T08:00:00Z');
    const { id } = await createIssue(test.dataSource, { state: 'scheduled', sendAt });
    const path = `/api/issues/${id}`;
    const change = { title: 'Drugi naslov' };
    const { body } = await as(editor, 'patch', path, change).expect(409);
    expect(body.detail).toContain('samo administrator');
    await as(editor, 'delete', path).expect(409);
    const bulk = { action: 'delete', ids: [id] };
    const { body: outcome } = await as(editor, 'post', '/api/issues/bulk', bulk).expect(200);
    expect(outcome.done).toEqual([]);
    await test.asAdmin('patch', path, change).expect(200);
  });

  it('a test of a newsletter is sent by editors to their own address only', async () => {
    const { id } = await createIssue(test.dataSource);
    const path = `/api/issues/${id}/test`;
    const to = (email: string) => ({ email, language: 'hr' });
    const { body } = await as(editor, 'post', path, to('druga@udruga.example')).expect(400);
    expect(Object.keys(body.errors)).toEqual(['email']);
    await as(editor, 'post', path, to('Urednica@udruga.example')).expect(200);
    await test.asAdmin('post', path, to('druga@udruga.example')).expect(200);
  });
});

const readDashboard = async () => (await test.asAdmin('get', '/api/dashboard').expect(200)).body;
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
    const { waiting } = await readDashboard();
    for (const name of ['messages', 'pledges', 'drafts']) {
      expect(waiting[name]).toBeGreaterThan(0);
    }
    expect(waiting).toMatchObject({
      messages: await totalOf('contact', { state: 'new' }),
      openMessages: await totalOf('contact', { state: 'open' }),
      undeliveredReplies: await totalOf('contact', { undelivered: true }),
      bankPayments: await totalOf('bank-payments', { state: 'waiting' }),
      pledges: await totalOf('donations', { status: 'pending' }),
      drafts: await totalOf('blog', { isPublished: false }),
      scheduled: await totalOf('blog', { isPublished: true, published: false }),
      outdated: await totalOf('blog', { outdated: true }),
      failedMails: await totalOf('mails', { givenUp: true }),
    });
  });

  it('sums the received euros of the month and the year to the cent', async () => {
    const before = (await readDashboard()).received;
    const received = (fields: object) =>
      createDonation(test.dataSource, { status: 'completed', currency: 'EUR', ...fields });
    await received({ amount: 15, paidCents: 1450 });
    await received({ amount: 20, paidCents: 2000, currency: 'USD' });
    const newYear = new Date(`${isoDate(new Date()).slice(0, 4)}-01-01T12:00:00Z`);
    const lastYear = new Date(newYear.getTime() - 5 * 86_400_000);
    // Each counts when its money came.
    await received({ amount: 10, paidCents: 1005, donatedAt: lastYear, receivedAt: newYear });
    await received({ amount: 30, receivedAt: lastYear });
    const after = (await readDashboard()).received;
    expect(after.thisYear - before.thisYear).toBe(2455);
    const isJanuary = isoDate(new Date()).slice(5, 7) === '01';
    expect(after.thisMonth - before.thisMonth).toBe(isJanuary ? 2455 : 1450);
  });
});

it('a change of an outdated version is refused with who made the one before, if that is known', async () => {
  const { id } = (await test.asAdmin('post', '/api/partners', { name: 'Udruga Lebić' })).body;
  await as(iva, 'patch', `/api/partners/${id}`, { name: 'Udruga Oštro' }).expect(200);
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
  const changes = async () => (await readDashboard()).changes;

  it('name who changed and deleted content, each row once', async () => {
    const { body } = await as(iva, 'post', '/api/partners', { name: 'Udruga Bura', order: 90 });
    const change = { resource: 'partners', id: body.id, by: 'Iva Bilić' };
    await as(iva, 'patch', `/api/partners/${body.id}`, { name: 'Udruga Jugo' }).expect(200);
    const [changed, next] = await changes();
    expect(changed).toMatchObject({ ...change, action: 'changed', title: 'Udruga Jugo' });
    expect(next).not.toMatchObject({ resource: 'partners', id: body.id });
    await as(iva, 'delete', `/api/partners/${body.id}`).expect(200);
    expect((await changes())[0]).toMatchObject({ ...change, action: 'deleted' });
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
