import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';
import { AuthService } from '../src/auth/auth.service.js';
import { blogPostBody, createBlogPost } from './factories/blog-post.factory.js';
import { createEvent, eventBody } from './factories/event.factory.js';
import { createSubscriber } from './factories/newsletter.factory.js';
import { createPartner, partnerBody } from './factories/partner.factory.js';
import { createProject, projectBody } from './factories/project.factory.js';
import { createTeamMember, teamMemberBody } from './factories/team-member.factory.js';
import { createUser, userBody } from './factories/user.factory.js';
import { startTestApp, type TestApp } from './setup/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
type Call = [method: Method, path: () => Promise<string> | string, body?: () => object];

const newPost = async () => `/api/blog/${(await createBlogPost(test.dataSource)).id}`;
const newProject = async () => `/api/projects/${(await createProject(test.dataSource)).id}`;
const newEvent = async () => `/api/events/${(await createEvent(test.dataSource)).id}`;
const newMember = async () => `/api/team/${(await createTeamMember(test.dataSource)).id}`;
const newPartner = async () => `/api/partners/${(await createPartner(test.dataSource)).id}`;
const newSubscriber = async () => `/api/newsletter/${(await createSubscriber(test.dataSource)).id}`;
const newUser = async () => `/api/users/${(await createUser(test.dataSource)).id}`;

/** Everything that only an administrator may do. */
const CALLS: Call[] = [
  ['post', () => '/api/blog', blogPostBody],
  ['put', newPost, () => ({ title: 'Novi naslov' })],
  ['patch', newPost, () => ({ title: 'Novi naslov' })],
  ['delete', newPost],
  ['post', () => '/api/projects', projectBody],
  ['put', newProject, () => ({ title: 'Novi naslov' })],
  ['patch', newProject, () => ({ title: 'Novi naslov' })],
  ['delete', newProject],
  ['post', () => '/api/events', eventBody],
  ['put', newEvent, () => ({ title: 'Novi naslov' })],
  ['patch', newEvent, () => ({ title: 'Novi naslov' })],
  ['delete', newEvent],
  ['post', () => '/api/team', teamMemberBody],
  ['put', newMember, () => ({ name: 'Novo ime' })],
  ['patch', newMember, () => ({ name: 'Novo ime' })],
  ['delete', newMember],
  ['post', () => '/api/partners', partnerBody],
  ['put', newPartner, () => ({ name: 'Novo ime' })],
  ['patch', newPartner, () => ({ name: 'Novo ime' })],
  ['delete', newPartner],
  ['get', () => '/api/users'],
  ['get', newUser],
  ['post', () => '/api/users', userBody],
  ['put', newUser, () => ({ fullName: 'Novo Ime' })],
  ['patch', newUser, () => ({ fullName: 'Novo Ime' })],
  ['delete', newUser],
  ['get', () => '/api/newsletter'],
  ['get', newSubscriber],
  ['put', newSubscriber, () => ({ isActive: false })],
  ['patch', newSubscriber, () => ({ isActive: false })],
  ['delete', newSubscriber],
];

async function call([method, path, body]: Call, headers: object): Promise<number> {
  const sent = test.anonymous[method](await path()).set({ ...headers });
  return (await (body ? sent.send(body()) : sent)).status;
}

const statuses = async (headers: object) => {
  const got: number[] = [];
  for (const one of CALLS) got.push(await call(one, headers));
  return got;
};
const all = (status: number) => CALLS.map(() => status);

const cookie = (token: string) => ({ Cookie: `session=${token}`, Origin: test.origin });

describe('what needs an administrator', () => {
  it('is refused to visitors with 401', async () => {
    expect(await statuses({})).toEqual(all(401));
  });

  it('is refused to members with 403', async () => {
    expect(await statuses(await test.signIn({ role: 'member' }))).toEqual(all(403));
  });

  it('is done for administrators', async () => {
    const done = CALLS.map(([method]) => (method === 'post' ? 201 : 200));
    expect(await statuses(test.admin)).toEqual(done);
  });

  it('is refused to every kind of token that is not a good one', async () => {
    const jwt = test.app.get(JwtService);
    const user = await createUser(test.dataSource, { role: 'admin' });
    const payload = { sub: user.id, version: user.sessionVersion };
    const good = await jwt.signAsync(payload);
    const [header = '', , signature = ''] = good.split('.');
    const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const loggedOut = await jwt.signAsync(payload);
    const bad: Record<string, string> = {
      'signed with another key': await jwt.signAsync(payload, { secret: 'x'.repeat(40) }),
      'without a signature': `${base64({ alg: 'none' })}.${base64(payload)}.`,
      'with a changed payload': `${header}.${base64({ ...payload, sub: 1 })}.${signature}`,
      'signed with another algorithm': await jwt.signAsync(payload, { algorithm: 'HS512' }),
      expired: await jwt.signAsync(payload, { expiresIn: '-1s' }),
      'of nobody': await jwt.signAsync({ ...payload, sub: 2_000_000_000 }),
      'of no number': await jwt.signAsync({ ...payload, sub: 'admin' }),
      'beyond all numbers': await jwt.signAsync({ ...payload, sub: 2 ** 60 }),
      'without a version': await jwt.signAsync({ sub: user.id }),
      'of another version': await jwt.signAsync({ ...payload, version: 7 }),
      'not a token at all': 'session',
      empty: '',
    };
    for (const [kind, token] of Object.entries(bad)) {
      const { status } = await test.anonymous.get('/api/users').set(cookie(token));
      expect([kind, status]).toEqual([kind, 401]);
    }
    await test.anonymous.get('/api/users').set(cookie(loggedOut)).expect(200);
    await test.app.get(AuthService).endSessions(user);
    await test.anonymous.get('/api/users').set(cookie(loggedOut)).expect(401);
  });

  it('takes a worn-out session for no session where anyone may read', async () => {
    const { body } = await test.anonymous.get('/api/blog').set(cookie('x.y.z')).expect(200);
    expect(Array.isArray(body)).toBe(true);
  });
});

describe('a change with the cookie', () => {
  const write = (headers: object) =>
    test.anonymous
      .post('/api/blog')
      .set({ Cookie: test.admin.Cookie, ...headers })
      .send(blogPostBody());

  it('is refused when it comes from elsewhere or does not say where from', async () => {
    for (const headers of [
      {},
      { Origin: 'https://drugdje.example' },
      { Origin: 'null' },
      { Origin: `${test.origin}.drugdje.example` },
      { Origin: 'https://drugdje.example', 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
      { 'Sec-Fetch-Site': 'none' },
    ]) {
      const { body } = await write(headers).expect(403);
      expect(body.detail).toBe('Zahtjev nije poslan s ove stranice.');
    }
  });

  it('is done when it comes from our own pages', async () => {
    await write({ Origin: test.origin }).expect(201);
    await write({ Origin: 'http://localhost:3000' }).expect(201);
    await write({ 'Sec-Fetch-Site': 'same-origin' }).expect(201);
  });

  it('needs no origin with a bearer token', async () => {
    await test.anonymous
      .post('/api/blog')
      .set('Authorization', `Bearer ${test.admin.Cookie.replace('session=', '')}`)
      .send(blogPostBody())
      .expect(201);
  });

  it('is refused with a bearer header that only pretends', async () => {
    await write({ Authorization: 'Bearer x', Origin: 'https://drugdje.example' }).expect(401);
  });

  it('cannot sign a visitor in from another site', async () => {
    await test.anonymous
      .post('/api/auth/login')
      .set('Origin', 'https://drugdje.example')
      .send({ username: 'a', password: 'b' })
      .expect(403);
  });
});
