import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { User } from '../../src/users/user.entity.js';
import { createIssue } from '../factories/issue.factory.js';
import { createUser, PASSWORD, userBody } from '../factories/user.factory.js';
import type { Method } from '../setup/contract/api-document.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';
import { uniqueIp } from '../setup/unique-ip.js';
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
const login = (username: string) =>
  test.anonymous
    .post('/api/auth/login')
    .set('X-Forwarded-For', uniqueIp())
    .send({ username, password: PASSWORD });

describe('users', () => {
  it('are members by default, whose password is stored as a hash and never returned', async () => {
    const { body } = await test
      .asAdmin('post', '/api/users', userBody({ sessionVersion: 9 }))
      .expect(201);
    expect(body).toMatchObject({ role: 'member', isActive: true });
    const list = await test.asAdmin('get', '/api/users').expect(200);
    const one = await test.asAdmin('get', `/api/users/${body.id}`).expect(200);
    for (const shown of [body, one.body, ...list.body]) {
      expect(shown).not.toHaveProperty('password');
      expect(shown).not.toHaveProperty('sessionVersion');
    }
    const [row] = await test.dataSource.query('SELECT * FROM users WHERE id = $1', [body.id]);
    expect(row.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(row.session_version).toBe(0);
    await test.asAdmin('put', `/api/users/${body.id}`, { fullName: 'Novo Ime' }).expect(200);
    await login(body.username).expect(200);
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
  it('cannot deactivate, demote or delete themselves', async () => {
    const { id } = await me();
    await createUser(test.dataSource, { role: 'admin' });
    const answers = [
      await test.asAdmin('delete', `/api/users/${id}`).expect(409),
      await test.asAdmin('patch', `/api/users/${id}`, { role: 'member' }).expect(409),
      await test.asAdmin('put', `/api/users/${id}`, { isActive: false }).expect(409),
      await test.asAdmin('post', '/api/users/bulk', { action: 'deactivate', ids: [id] }),
    ];
    for (const { body } of answers) {
      expect(JSON.stringify(body)).toContain('Ne možete sami sebi oduzeti pristup.');
    }
    expect(await me()).toMatchObject({ id, role: 'admin' });
  });

  it('cannot deactivate, demote or delete the last active one', async () => {
    const { id } = await me();
    await users().query(`DELETE FROM users WHERE role = 'admin' AND id <> $1`, [id]);
    await createUser(test.dataSource, { role: 'admin', isActive: false });
    for (const { body } of [
      await test.asAdmin('delete', `/api/users/${id}`).expect(409),
      await test.asAdmin('patch', `/api/users/${id}`, { role: 'member' }).expect(409),
      await test.asAdmin('put', `/api/users/${id}`, { isActive: false }).expect(409),
    ]) {
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

describe('what roles may do', () => {
  let editor: Headers;
  let accountant: Headers;
  beforeAll(async () => {
    editor = await test.signIn({ role: 'editor', email: 'urednica@udruga.example' });
    accountant = await test.signIn({ role: 'accountant' });
  });

  it('the dashboard has content only for editors, and money only for accountants', async () => {
    const keys = async (who: Headers) => {
      const { waiting, ...rest } = (await as(who, 'get', '/api/dashboard').expect(200)).body;
      return [...Object.keys(waiting), ...Object.keys(rest)].sort();
    };
    expect(await keys(accountant)).toEqual([
      'accountChangesAt',
      'bankPayments',
      'pledges',
      'received',
    ]);
    const forEditors = await keys(editor);
    expect(forEditors.filter((key) => !key.startsWith('draft'))).toEqual([
      'changes',
      'nextEvent',
      'nextPost',
      'outdated',
      'outdated',
      'scheduled',
      'untranslated',
    ]);
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
