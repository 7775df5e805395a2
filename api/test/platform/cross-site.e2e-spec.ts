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

const OTHER = 'https://drugdje.example';
/** The headers of requests that another site makes a browser send. */
const crossSite = (): Record<string, string>[] => [
  { Origin: OTHER, 'Sec-Fetch-Site': 'cross-site' },
  // By an old browser.
  { Origin: OTHER },
  // From a sandboxed frame.
  { Origin: 'null' },
  { Origin: `${test.origin}.drugdje.example` },
  { Origin: 'http://127.0.0.1:1', 'Sec-Fetch-Site': 'same-site' },
  { 'Sec-Fetch-Site': 'same-site' },
  { 'Sec-Fetch-Site': 'cross-site' },
  { Origin: 'drugdje' },
];

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
  it('refuses an administrator’s and a visitor’s browser from another site', async () => {
    expect(writes.length).toBeGreaterThan(70);
    expect(await accepted({ Cookie: test.admin.Cookie })).toEqual([]);
    expect(await accepted({ Origin: OTHER })).toEqual([]);
  });
});

describe('a change with the cookie', () => {
  const write = (headers: object) =>
    test.anonymous
      .post('/api/blog')
      .set({ Cookie: test.admin.Cookie, ...headers })
      .send(blogPostBody());

  it('is refused from another origin or without one, as is a visitor’s sign-in from there', async () => {
    for (const headers of [...crossSite(), {}, { 'Sec-Fetch-Site': 'none' }]) {
      const { body } = await write(headers).expect(403);
      expect(body.detail).toBe('Zahtjev nije poslan s ove stranice.');
    }
    for (const headers of crossSite()) {
      const login = test.anonymous.post('/api/auth/login').set(headers);
      await login.send({ username: 'a', password: 'b' }).expect(403);
    }
  });

  it('is accepted from our own pages', async () => {
    await write({ Origin: test.origin }).expect(201);
    await write({ Origin: 'http://localhost:3000' }).expect(201);
    await write({ 'Sec-Fetch-Site': 'same-origin' }).expect(201);
  });

  it('needs no origin with a bearer token, which counts instead of the cookie', async () => {
    const [, token] = test.admin.Cookie.split('=');
    const request = test.anonymous.post('/api/blog').set('Authorization', `Bearer ${token}`);
    await request.send(blogPostBody()).expect(201);
    await write({ Authorization: 'Bearer x', Origin: OTHER }).expect(401);
  });
});
