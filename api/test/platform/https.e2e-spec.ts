import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { blogPostBody } from '../factories/blog-post.factory.js';
import { createUser, PASSWORD } from '../factories/user.factory.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ PUBLIC_URL: 'https://udruga.example' });
});
afterAll(() => test.close());

const own = { Origin: 'https://udruga.example' };
const signIn = async (headers: Record<string, string> = {}) => {
  const { username } = await createUser(test.dataSource, { role: 'admin' });
  return test.anonymous
    .post('/api/auth/login')
    .set({ ...own, ...headers })
    .send({ username, password: PASSWORD })
    .expect(200);
};
const cookies = (headers: Record<string, unknown>): string[] =>
  [headers['set-cookie']].flat().map(String);

describe('with a public URL of https', () => {
  it('restricts the cookies and the whole site to https', async () => {
    const { headers } = await signIn();
    const [session, device] = cookies(headers);
    expect(session).toMatch(
      /^__Host-session=[^;]+; Max-Age=28800; Path=\/; .+; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect(device).toMatch(/^__Secure-device-\d+=[^;]+; .+; HttpOnly; Secure; SameSite=Strict$/);
    expect(headers['strict-transport-security']).toMatch(/^max-age=31536000/);
  });

  it('recognises the session only by the cookie with the __Host- prefix', async () => {
    const [session = ''] = cookies((await signIn()).headers);
    const [cookie = ''] = session.split(';');
    const me = (Cookie: string) => test.anonymous.get('/api/auth/me').set({ Cookie });
    await me(cookie).expect(200);
    await me(cookie.replace('__Host-', '')).expect(401);
    const out = await test.anonymous
      .post('/api/auth/logout')
      .set({ Cookie: cookie, ...own })
      .expect(204);
    expect(cookies(out.headers)[0]).toMatch(/^__Host-session=; Path=\/; Expires=Thu, 01 Jan 1970/);
    await me(cookie).expect(401);
  });

  it('accepts changes with the cookie only from its own pages, and forbids caching', async () => {
    const [session = ''] = cookies((await signIn()).headers);
    const Cookie = session.split(';')[0] ?? '';
    const write = (headers: object) =>
      test.anonymous
        .post('/api/blog')
        .set({ Cookie, ...headers })
        .send(blogPostBody());
    await write({}).expect(403);
    await write({ Origin: 'https://drugdje.example' }).expect(403);
    await write(own).expect(201);
    const { headers } = await test.anonymous.get('/api/blog').set({ Cookie }).expect(200);
    expect(headers['cache-control']).toBe('private, no-store');
  });
});
