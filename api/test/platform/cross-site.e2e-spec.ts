import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createDocument } from '../../src/openapi/document.js';
import { blogPostBody } from '../factories/blog-post.factory.js';
import { operationsOf, type DocumentedOperation } from '../setup/contract/api-document.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

let test: TestApp;
let writes: DocumentedOperation[];
beforeAll(async () => {
  test = await startTestApp();
  writes = operationsOf(createDocument(test.app)).filter(({ method }) => method !== 'get');
});
afterAll(() => test.close());

/** The headers of requests that another site makes a browser send. */
const CROSS_SITE: Record<string, () => Record<string, string>> = {
  'another site': () => ({ Origin: 'https://drugdje.example', 'Sec-Fetch-Site': 'cross-site' }),
  'another site, by an old browser': () => ({ Origin: 'https://drugdje.example' }),
  'another site that hides its origin': () => ({ Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }),
  'a sandboxed frame': () => ({ Origin: 'null' }),
  'a host whose name starts with ours': () => ({ Origin: `${test.origin}.drugdje.example` }),
  'another port of our host': () => ({
    Origin: 'http://127.0.0.1:1',
    'Sec-Fetch-Site': 'same-site',
  }),
  'a sibling host': () => ({ 'Sec-Fetch-Site': 'same-site' }),
  'a form that is opened by another site': () => ({ 'Sec-Fetch-Site': 'cross-site' }),
  'an invalid origin': () => ({ Origin: 'drugdje' }),
};
const WITH_COOKIE: typeof CROSS_SITE = {
  ...CROSS_SITE,
  'no origin': () => ({}),
  'the address bar': () => ({ 'Sec-Fetch-Site': 'none' }),
};

/** The operations that do not refuse a request with such headers, with their status. */
async function accepted(headers: Record<string, string>): Promise<string[]> {
  const others: string[] = [];
  for (const { method, path } of writes) {
    const requestPath = path.replaceAll(/\{[^}]+\}/g, '1');
    const { status } = await test.anonymous[method](requestPath).set(headers).send({});
    if (status !== 403) others.push(`${method} ${path} ${status}`);
  }
  return others;
}

describe('every operation that changes something', () => {
  it('is tested', () => {
    expect(writes.length).toBeGreaterThan(70);
  });

  it.each(Object.entries(WITH_COOKIE))(
    'refuses an administrator’s browser from %s',
    async (_, from) => {
      expect(await accepted({ Cookie: test.admin.Cookie, ...from() })).toEqual([]);
    },
  );

  it.each(Object.entries(CROSS_SITE))('refuses a visitor’s browser from %s', async (_, from) => {
    expect(await accepted(from())).toEqual([]);
  });
});

describe('a change with the cookie', () => {
  const write = (headers: object) =>
    test.anonymous
      .post('/api/blog')
      .set({ Cookie: test.admin.Cookie, ...headers })
      .send(blogPostBody());

  it('is refused from another origin or without one', async () => {
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

  it('is accepted from our own pages', async () => {
    await write({ Origin: test.origin }).expect(201);
    await write({ Origin: 'http://localhost:3000' }).expect(201);
    await write({ 'Sec-Fetch-Site': 'same-origin' }).expect(201);
  });

  it('requires no origin with a bearer token', async () => {
    await test.anonymous
      .post('/api/blog')
      .set('Authorization', `Bearer ${test.admin.Cookie.replace('session=', '')}`)
      .send(blogPostBody())
      .expect(201);
  });

  it('is refused with an invalid bearer token', async () => {
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
