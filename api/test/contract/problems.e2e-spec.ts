import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { fieldsOf } from 'shared/is-record';
import { createBlogPost } from '../factories/blog-post.factory.js';
import { contactMessageBody } from '../factories/contact-message.factory.js';
import { PASSWORD } from '../factories/user.factory.js';
import { DatabaseProxy } from '../setup/database-proxy.js';
import { signInRequests } from '../setup/sign-in-requests.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';
import { waitFor } from '../setup/wait-for.js';

const proxy = new DatabaseProxy();
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({}, (url) => proxy.forward(url));
});
afterAll(async () => {
  await test.close();
  await proxy.close();
});

const { login } = signInRequests(() => test);

describe('a problem', () => {
  it('has the format of RFC 9457', async () => {
    const { body, headers } = await test.anonymous.get('/api/blog/nema-ga?x=1').expect(404);
    expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toEqual({
      type: 'about:blank',
      title: 'Nije pronađeno',
      status: 404,
      detail: 'Članak ne postoji.',
      instance: '/api/blog/nema-ga',
      message: 'Članak ne postoji.',
    });
  });

  it('explains in both languages that a body is not JSON', async () => {
    for (const [path, language, detail] of [
      ['/api/contact', 'hr', 'Sadržaj zahtjeva nije ispravan JSON.'],
      ['/api/documents', 'en', 'The body of the request is not valid JSON.'],
    ]) {
      const { body } = await test.anonymous
        .post(`${path}?lang=${language}`)
        .set({ ...test.admin, 'Content-Type': 'application/json' })
        .send('{"tajna": "x"')
        .expect(400);
      expect(body.detail).toBe(detail);
    }
  });

  it('is returned to callers who are not signed in, and for paths that do not exist', async () => {
    const { headers } = await test.anonymous.get('/api/users').expect(401);
    expect(headers['www-authenticate']).toBe('Bearer');
    const { body } = await test.anonymous.get('/api/nema-ga').expect(404);
    expect(body).toMatchObject({ status: 404, detail: 'Traženi sadržaj ne postoji.' });
  });

  it.each([
    ['post', '/api/blog/nema-ga', 'GET, HEAD, PUT, PATCH, DELETE'],
    ['get', '/api/auth/login/', 'POST'],
  ] as const)('names the allowed methods: %s %s', async (method, path, allow) => {
    const { headers } = await test.anonymous[method](path).expect(405);
    expect(headers.allow).toBe(allow);
  });

  it.each([
    ['hr', '', {}],
    ['hr', '', { 'Accept-Language': 'de' }],
    ['hr', '', { 'Accept-Language': 'hr-HR,hr;q=0.9,en;q=0.8' }],
    ['en', '', { 'Accept-Language': 'en-GB,en;q=0.9' }],
    ['en', '', { Cookie: 'language=en' }],
    ['hr', '', { Cookie: 'language=hr', 'Accept-Language': 'en' }],
    ['en', '?lang=en', { Cookie: 'language=hr', 'Accept-Language': 'hr' }],
    ['en', '?lang=de', { Cookie: 'language=en' }],
    ['hr', '?lang=en&lang=hr', {}],
  ])('is in the requested language: %s for %j %j', async (language, query, headers) => {
    const { body, headers: answered } = await test.anonymous
      .get(`/api/blog/nema-ga${query}`)
      .set(headers);
    expect(answered['content-language']).toBe(language);
    expect(body.detail).toBe(language === 'en' ? 'There is no such post.' : 'Članak ne postoji.');
  });

  it('has the request id of the logs in a header', async () => {
    const given = await test.anonymous.get('/api/nema-ga').set('X-Request-Id', 'proxy-12345678');
    expect(given.headers['x-request-id']).toBe('proxy-12345678');
    const invalid = await test.anonymous
      .get('/api/nema-ga')
      .set('X-Request-Id', '<script>alert(1)');
    expect(invalid.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  });
});

describe('the headers of the API', () => {
  it('prevent scripts in responses and framing', async () => {
    const { headers } = await test.anonymous.get('/api/blog').expect(200);
    expect(headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('allow caching with revalidation for visitors, and none for signed-in users', async () => {
    const visitor = await test.anonymous.get('/api/blog').expect(200);
    expect(visitor.headers['cache-control']).toBe('no-cache');
    expect(visitor.headers.vary).toContain('Cookie');
    const administrator = await test.anonymous.get('/api/blog').set(test.admin).expect(200);
    expect(administrator.headers['cache-control']).toBe('private, no-store');
  });
});

describe('the API while the database is unreachable', () => {
  let port: number | undefined;
  afterEach(async () => {
    if (port !== undefined) await proxy.open(port);
    port = undefined;
  });

  it('answers 503 with Retry-After, and recovers automatically', async () => {
    const { slug } = await createBlogPost(test.dataSource);
    await test.anonymous.get('/api/health/ready').expect(200);
    const { body: health } = await test.anonymous.get('/api/health').expect(200);
    expect(health).toMatchObject({ status: 'ok', details: { database: { status: 'up' } } });
    port = await proxy.close();

    for (const path of ['/api/blog', `/api/blog/${slug}`, '/api/health', '/api/health/ready']) {
      const { body, headers } = await test.anonymous.get(path).expect(503);
      expect(headers['retry-after']).toBe('5');
      expect(body.detail).toMatch(/^Usluga trenutno nije dostupna/);
      expect(JSON.stringify(body)).not.toMatch(/ECONN|connect|postgres|127\.0/i);
    }
    await test.anonymous.get('/api/users').set(test.admin).expect(503);
    await login({ username: 'admin', password: PASSWORD }).expect(503);
    await test.anonymous.get('/api/health/live').expect(200);

    await proxy.open(port);
    port = undefined;
    await test.anonymous.get(`/api/blog/${slug}`).expect(200);
    await test.anonymous.get('/api/health/ready').expect(200);
  });
});

describe('the API while the database hangs', () => {
  afterEach(() => proxy.hang(false));

  it('answers 503 within seconds, also over open connections, and recovers automatically', async () => {
    const [{ slug }] = await Promise.all([
      createBlogPost(test.dataSource),
      ...Array.from({ length: 6 }, () => test.dataSource.query('SELECT pg_sleep(0.1)')),
    ]);
    proxy.hang(true);
    const began = Date.now();
    await Promise.all([
      test.anonymous.get(`/api/blog/${slug}`).expect(503),
      test.anonymous.get('/api/users').set(test.admin).expect(503),
      test.anonymous.get('/api/health/ready').expect(503),
      test.anonymous.post('/api/contact').send(contactMessageBody()).expect(503),
      login({ username: 'admin', password: PASSWORD }).expect(503),
    ]);
    // The limit is three seconds; a busy machine needs more.
    expect(Date.now() - began).toBeLessThan(6_000);
    const again = Date.now();
    const { headers } = await test.anonymous.get(`/api/blog/${slug}`).expect(503);
    expect(headers['retry-after']).toBe('5');
    expect(Date.now() - again).toBeLessThan(2_000);

    proxy.hang(false);
    await waitFor(async () => {
      const { status } = await test.anonymous.get('/api/health/ready');
      return status === 200;
    }, 'the database to answer again');
    await test.anonymous.get(`/api/blog/${slug}`).expect(200);
  });

  it('does not treat a slow statement as a hanging database', async () => {
    const slow = test.dataSource.query('SELECT pg_sleep(3.5)');
    await test.anonymous.get('/api/health/ready').expect(200);
    await expect(slow).resolves.toHaveLength(1);
  });
});

describe('an export', () => {
  /** More than the buffers of sockets hold: the server waits until the rest is read. */
  const ROWS = 8000;
  const MESSAGE_LENGTH = 5000;
  beforeAll(() =>
    test.dataSource.query(`
      INSERT INTO contact_messages (name, email, subject, message)
      SELECT 'Ana', 'ana@udruga.example', 'Upit', repeat('x', ${MESSAGE_LENGTH})
      FROM generate_series(1, ${ROWS})
    `),
  );

  async function beginExport(): Promise<IncomingMessage> {
    const request = get(`${test.origin}/api/contact/export`, { headers: test.admin });
    const [response]: IncomingMessage[] = await once(request, 'response');
    if (!response) throw new Error('There is no response');
    return response;
  }

  /** Reads the rest of a response and returns how it ended. */
  async function readRest(response: IncomingMessage) {
    let length = 0;
    let code: unknown;
    response.on('data', (chunk: Buffer) => (length += chunk.length));
    response.on('error', (error) => (code = fieldsOf(error).code));
    await new Promise((resolve) => response.on('close', resolve));
    return { complete: response.complete, code, length };
  }

  it('is aborted when the database connection is lost, so that no part looks complete', async () => {
    const response = await beginExport();
    await once(response, 'readable');
    const port = await proxy.close();
    const { complete, code, length } = await readRest(response);
    expect([complete, code]).toEqual([false, 'ECONNRESET']);
    expect(length).toBeLessThan(ROWS * MESSAGE_LENGTH);

    await proxy.open(port);
    const whole = await readRest(await beginExport());
    expect(whole.complete).toBe(true);
    expect(whole.length).toBeGreaterThan(ROWS * MESSAGE_LENGTH);
  });
});
