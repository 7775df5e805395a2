import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { User } from '../../src/users/user.entity.js';
import { createUser, PASSWORD, userBody } from '../factories/user.factory.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

let test: TestApp;
let users: () => ReturnType<TestApp['dataSource']['getRepository']>;
beforeAll(async () => {
  test = await startTestApp();
  users = () => test.dataSource.getRepository(User);
});
afterAll(() => test.close());

const me = async () => (await test.asAdmin('get', '/api/auth/me')).body;

describe('users', () => {
  it('are members by default, and are returned without their password', async () => {
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
    expect(JSON.stringify(list.body)).not.toContain('argon2');
  });

  it('have passwords that are stored as argon2id hashes', async () => {
    const { body } = await test.asAdmin('post', '/api/users', userBody()).expect(201);
    const [row] = await test.dataSource.query('SELECT password FROM users WHERE id = $1', [
      body.id,
    ]);
    expect(row.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('can sign in with the password an administrator gave them', async () => {
    const fields = userBody();
    await test.asAdmin('post', '/api/users', fields).expect(201);
    await test.anonymous.post('/api/auth/login').send(fields).expect(200);
  });

  it('have unique usernames and email addresses, whatever the case', async () => {
    const taken = await createUser(test.dataSource);
    const byName = await test
      .asAdmin('post', '/api/users', {
        ...userBody(),
        username: taken.username.toUpperCase(),
      })
      .expect(409);
    expect(byName.body.errors).toEqual({ username: 'Korisničko ime je zauzeto' });
    const byEmail = await test
      .asAdmin('post', '/api/users', {
        ...userBody(),
        email: taken.email.toUpperCase(),
      })
      .expect(409);
    expect(byEmail.body.errors).toEqual({ email: 'Adresa e-pošte već se koristi' });
    const other = await createUser(test.dataSource);
    const changed = await test.asAdmin('put', `/api/users/${other.id}`, { email: taken.email });
    expect(changed.status).toBe(409);
  });

  it('are signed out only when their password, role or activity changes', async () => {
    const changes: [object, number][] = [
      [{ fullName: 'Novo Ime' }, 200],
      [{ password: 'nova fraza za prijavu' }, 401],
      [{ role: 'admin' }, 401],
      [{ isActive: false }, 401],
    ];
    for (const [change, status] of changes) {
      const session = await test.signIn();
      const { body } = await test.anonymous.get('/api/auth/me').set(session).expect(200);
      await test.asAdmin('patch', `/api/users/${body.id}`, change).expect(200);
      await test.anonymous.get('/api/auth/me').set(session).expect(status);
    }
  });

  it('keep their password when a change omits it', async () => {
    const { id, username } = await createUser(test.dataSource);
    await test.asAdmin('put', `/api/users/${id}`, { fullName: 'Novo Ime' }).expect(200);
    await test.anonymous
      .post('/api/auth/login')
      .set('X-Forwarded-For', '198.51.100.9')
      .send({ username, password: PASSWORD })
      .expect(200);
  });
});

describe('administrators', () => {
  it('cannot deactivate, demote or delete themselves', async () => {
    const { id } = await me();
    await createUser(test.dataSource, { role: 'admin' });
    const attempts = [
      await test.asAdmin('delete', `/api/users/${id}`).expect(409),
      await test.asAdmin('patch', `/api/users/${id}`, { role: 'member' }).expect(409),
      await test
        .asAdmin('put', `/api/users/${id}`, { isActive: false, fullName: 'Ana' })
        .expect(409),
    ];
    for (const { body } of attempts) {
      expect(body.detail).toMatch(/^Ne možete sami sebi oduzeti pristup\./);
    }
    expect(await me()).toMatchObject({ id, role: 'admin' });
    await test.asAdmin('put', `/api/users/${id}`, { role: 'admin', isActive: true }).expect(200);
  });
});

describe('the last active administrator', () => {
  it('cannot be deleted, demoted or deactivated', async () => {
    const { id } = await me();
    await users().delete({ role: 'admin', id: (await me()).id + 1_000_000 });
    const others = await users().findBy({ role: 'admin' });
    for (const other of others) if (other.id !== id) await users().delete(other.id);
    await createUser(test.dataSource, { role: 'admin', isActive: false });

    const answers = [
      await test.asAdmin('delete', `/api/users/${id}`).expect(409),
      await test.asAdmin('patch', `/api/users/${id}`, { role: 'member' }).expect(409),
      await test.asAdmin('put', `/api/users/${id}`, { isActive: false }).expect(409),
    ];
    for (const { body } of answers) {
      expect(body.detail).toBe('Mora ostati barem jedan aktivan administrator.');
    }
    expect(await me()).toMatchObject({ id, role: 'admin' });
  });

  it('remains when two administrators demote each other at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const second = await test.signIn({ role: 'admin' });
      const { id: firstId } = await me();
      const { body } = await test.anonymous.get('/api/auth/me').set(second);
      const demote = (id: number, by: object) =>
        test.anonymous
          .patch(`/api/users/${id}`)
          .set({ ...by })
          .send({ role: 'member' });
      const answers = await Promise.all([demote(body.id, test.admin), demote(firstId, second)]);
      expect(await users().countBy({ role: 'admin', isActive: true })).toBe(1);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      await users().update(firstId, { role: 'admin', isActive: true, sessionVersion: 0 });
      await users().delete(body.id);
    }
  });
});
