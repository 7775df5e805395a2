import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AuditEntry } from '../../src/audit/audit-entry.entity.js';
import { AuthService } from '../../src/auth/auth.service.js';
import { StoredSession } from '../../src/auth/sessions/stored-session.entity.js';
import { createDocument } from '../../src/openapi/document.js';
import { User } from '../../src/users/user.entity.js';
import { createUser, PASSWORD } from '../factories/user.factory.js';
import { METHODS, operationsOf } from '../setup/contract/api-document.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** Every operation that is refused, unless the password was entered recently. */
const GUARDED = [
  'post /api/api-tokens',
  'delete /api/api-tokens/{id}',
  'post /api/auth/passkeys',
  'post /api/auth/passkeys/registration-options',
  'delete /api/auth/passkeys/{id}',
  'post /api/auth/second-factor',
  'post /api/auth/second-factor/setup',
  'post /api/auth/second-factor/recovery-codes',
  'post /api/auth/second-factor/remove',
  'get /api/audit-log/export',
  'post /api/backups/upload',
  'post /api/backups/{file}/download',
  'post /api/backups/{file}/restore',
  'get /api/contact/export',
  'get /api/donations/export',
  'get /api/newsletter/export',
  'post /api/privacy/export',
  'post /api/privacy/erase',
  'post /api/users',
  'put /api/users/{id}',
  'patch /api/users/{id}',
  'delete /api/users/{id}',
  'post /api/users/bulk',
  'post /api/users/{id}/end-sessions',
  'post /api/users/{id}/remove-factors',
].sort();

const REQUIRED = {
  type: 'urn:problem-type:recent-sign-in-required',
  title: 'Potrebno je ponovno upisati lozinku',
  status: 403,
};

/** An administrator who entered the password so many minutes ago. */
async function administrator(minutesAgo: number) {
  const headers = await test.signIn({ role: 'admin' });
  const { body } = await test.anonymous.get('/api/auth/me').set(headers).expect(200);
  const enteredAgo = async (minutes: number) => {
    const { affected } = await test.dataSource
      .getRepository(StoredSession)
      .update({ userId: body.id }, { authenticatedAt: new Date(Date.now() - minutes * 60_000) });
    expect(affected).toBe(1);
  };
  await enteredAgo(minutesAgo);
  return { id: Number(body.id), headers, enteredAgo };
}
type Administrator = Awaited<ReturnType<typeof administrator>>;

const confirm = ({ headers }: Administrator, password: string) =>
  test.anonymous.post('/api/auth/confirm').set(headers).send({ password });

const rename = ({ headers }: Administrator, id: number) =>
  test.anonymous.patch(`/api/users/${id}`).set(headers).send({ fullName: 'Novo Ime' });

describe('an operation that requires a recent sign-in', () => {
  it('says so in the document', () => {
    const marked = operationsOf(createDocument(test.app)).filter(
      ({ operation }) => 'x-recent-sign-in' in operation,
    );
    const always = marked.filter(
      ({ operation }) => Reflect.get(operation, 'x-recent-sign-in') === 'always',
    );
    expect(always.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(GUARDED);
    for (const { operation } of marked) {
      expect(operation.description).toContain('POST /api/auth/confirm');
      expect(JSON.stringify(operation.responses[403])).toContain(REQUIRED.type);
    }
  });

  it.each(GUARDED)('is refused after ten minutes: %s', async (operation) => {
    const old = await administrator(11);
    const [name = '', path = ''] = operation.split(' ');
    const to = path.replace('{id}', String(old.id));
    const method = METHODS.find((one) => one === name);
    if (!method) throw new Error(`${name} is no method`);
    for (const sent of method === 'get' ? ([method, 'head'] as const) : [method]) {
      const { status, body } = await test.anonymous[sent](to).set(old.headers);
      expect(status).toBe(403);
      if (sent !== 'head') expect(body).toMatchObject(REQUIRED);
    }
  });

  it('is refused in English too, and does nothing', async () => {
    const old = await administrator(11);
    const { id, fullName } = await createUser(test.dataSource);
    const { body } = await rename(old, id).set('Accept-Language', 'en').expect(403);
    expect(body.detail).toBe(
      'You signed in more than ten minutes ago. Enter your password again, then try once more.',
    );
    const user = await test.dataSource.getRepository(User).findOneByOrFail({ id });
    expect(user.fullName).toBe(fullName);
  });

  it('is carried out within ten minutes', async () => {
    const { id } = await createUser(test.dataSource);
    await rename(await administrator(9), id).expect(200);
  });

  it('is carried out after the password was entered again', async () => {
    const old = await administrator(11);
    const { id } = await createUser(test.dataSource);
    await rename(old, id).expect(403);
    await confirm(old, PASSWORD).expect(204);
    await rename(old, id).expect(200);
    await old.enteredAgo(11);
    await rename(old, id).expect(403);
  });
});

describe('the account number', () => {
  let old: Administrator;
  beforeEach(async () => {
    old = await administrator(11);
  });
  const change = (body: object) =>
    test.anonymous.patch('/api/settings/1').set(old.headers).send(body);
  const stored = async () => (await test.asAdmin('get', '/api/settings/1').expect(200)).body;

  it.each([
    { iban: 'HR1723600001101234565' },
    { bankRecipient: 'Netko Drugi' },
    { email: 'nova-adresa@udruga.example' },
    { secondFactorGraceDays: 3 },
  ])('and what else is guarded are changed only after a recent sign-in: %j', async (fields) => {
    const before = await stored();
    const { body } = await change(fields).expect(403);
    expect(body).toMatchObject(REQUIRED);
    expect(await stored()).toEqual(before);
    await confirm(old, PASSWORD).expect(204);
    await change(fields).expect(200);
  });

  it('may be saved unchanged with other settings', async () => {
    const { iban, bankRecipient } = await stored();
    await change({ iban, bankRecipient, phone: '+385 1 555 0101' }).expect(200);
  });
});

describe('entering the password again', () => {
  it('with a wrong password is refused, and the session lasts', async () => {
    const old = await administrator(11);
    const { body } = await confirm(old, 'pogrešna lozinka').expect(400);
    expect(body.errors).toEqual({ password: 'Lozinka nije ispravna.' });
    const { body: english } = await confirm(old, 'pogrešna lozinka')
      .set('Accept-Language', 'en')
      .expect(400);
    expect(english.errors).toEqual({ password: 'The password is wrong.' });
    await test.anonymous.get('/api/auth/me').set(old.headers).expect(200);
    await rename(old, old.id).expect(403);
  });

  it('is limited as signing in is, in each session', async () => {
    const old = await administrator(11);
    for (let tries = 0; tries < 5; tries += 1) await confirm(old, 'pogrešna lozinka').expect(400);
    await confirm(old, PASSWORD).expect(429);
    const user = await test.dataSource.getRepository(User).findOneByOrFail({ id: old.id });
    const token = await test.app.get(AuthService).issueToken(user);
    const headers = { ...old.headers, Cookie: `session=${token}` };
    await confirm({ ...old, headers }, PASSWORD).expect(204);
  });

  it('concerns this session only', async () => {
    const first = await administrator(11);
    const second = await administrator(11);
    await confirm(first, PASSWORD).expect(204);
    await rename(second, second.id).expect(403);
  });

  it('is in the change log', async () => {
    const old = await administrator(11);
    await confirm(old, 'pogrešna lozinka').expect(400);
    await confirm(old, PASSWORD).expect(204);
    const lines = await test.dataSource.getRepository(AuditEntry).findBy({ resource: 'users' });
    const about = lines.filter(({ rowId, actorId }) => rowId === old.id || actorId === old.id);
    expect(about.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['sign-in-failed', 'sign-in-confirmed']),
    );
  });
});
