import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { createBlogPost } from '../factories/blog-post.factory.js';
import { contactMessageBody } from '../factories/contact-message.factory.js';
import { DatabaseProxy } from '../setup/database-proxy.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';
import { uniqueIp } from '../setup/unique-ip.js';
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
    for (const path of ['/api/contact', '/api/blog', '/api/documents']) {
      const send = (language: string) =>
        test.anonymous
          .post(`${path}?lang=${language}`)
          .set({ ...test.admin, 'Content-Type': 'application/json' })
          .send('{"tajna": "x"');
      const { body } = await send('hr').expect(400);
      expect([path, body.detail]).toEqual([path, 'Sadržaj zahtjeva nije ispravan JSON.']);
      const english = await send('en').expect(400);
      expect(english.body.detail).toBe('The body of the request is not valid JSON.');
    }
  });

  it('names the authentication scheme when a caller is not signed in', async () => {
    const { headers } = await test.anonymous.get('/api/users').expect(401);
    expect(headers['www-authenticate']).toBe('Bearer');
  });

  it('is returned for paths that do not exist', async () => {
    const { body } = await test.anonymous.get('/api/nema-ga').expect(404);
    expect(body).toMatchObject({ status: 404, detail: 'Traženi sadržaj ne postoji.' });
    await test.anonymous.post('/api/nema-ga').expect(404);
  });

  it.each([
    ['delete', '/api/health', 'GET, HEAD'],
    ['put', '/api/blog', 'GET, HEAD, POST'],
    ['post', '/api/blog/nema-ga', 'GET, HEAD, PUT, PATCH, DELETE'],
    ['get', '/api/auth/login/', 'POST'],
    ['post', '/api/settings', 'GET, HEAD'],
    ['delete', '/api/settings/1', 'GET, HEAD, PUT, PATCH'],
  ] as const)('names the allowed methods: %s %s', async (method, path, allow) => {
    const { body, headers } = await test.anonymous[method](path).expect(405);
    expect(headers.allow).toBe(allow);
    expect(body).toMatchObject({
      title: 'Metoda nije podržana',
      detail: 'Ova metoda ovdje nije podržana.',
    });
  });

  it.each([
    ['hr', '', {}],
    ['hr', '', { 'Accept-Language': 'de' }],
    ['hr', '', { 'Accept-Language': 'hr-HR,hr;q=0.9,en;q=0.8' }],
    ['en', '', { 'Accept-Language': 'en-GB,en;q=0.9' }],
    ['en', '', { 'Accept-Language': 'de,en;q=0.5,hr;q=0.1' }],
    ['en', '', { Cookie: 'language=en' }],
    ['hr', '', { Cookie: 'language=hr', 'Accept-Language': 'en' }],
    ['en', '?lang=en', { Cookie: 'language=hr', 'Accept-Language': 'hr' }],
    ['hr', '?lang=hr', { Cookie: 'language=en' }],
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
    port = await proxy.close();

    for (const path of ['/api/blog', `/api/blog/${slug}`, '/api/health', '/api/health/ready']) {
      const { body, headers } = await test.anonymous.get(path).expect(503);
      expect(headers['retry-after']).toBe('5');
      expect(body.detail).toMatch(/^Usluga trenutačno nije dostupna/);
      expect(JSON.stringify(body)).not.toMatch(/ECONN|connect|postgres|127\.0/i);
    }
    await test.anonymous.get('/api/users').set(test.admin).expect(503);
    await test.anonymous
      .post('/api/auth/login')
      .send({ username: 'admin', password: 'duga fraza za prijavu' })
      .expect(503);
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
      test.anonymous
        .post('/api/auth/login')
        .send({ username: 'admin', password: 'duga fraza za prijavu' })
        .expect(503),
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
    const slow = test.dataSource.query('SELECT pg_sleep(5)');
    await test.anonymous.get('/api/health/ready').expect(200);
    await expect(slow).resolves.toHaveLength(1);
  });
});

describe('a temporary failure of the database', () => {
  afterEach(() =>
    test.dataSource.query(
      'DROP TRIGGER IF EXISTS refuse ON contact_messages; DROP FUNCTION IF EXISTS refuse()',
    ),
  );

  it.each([
    ['its disk is full', '53100'],
    ['it has no memory left', '53200'],
    ['its disk cannot be written to', '58030'],
    ['it is shutting down', '57P01'],
    ['two transactions are in a deadlock', '40P01'],
    ['a transaction cannot be serialized', '40001'],
  ])('is answered with 503 and Retry-After: %s', async (_, code) => {
    await test.dataSource.query(`
      CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION 'no' USING ERRCODE = '${code}'; END $$;
      CREATE TRIGGER refuse BEFORE INSERT ON contact_messages EXECUTE FUNCTION refuse();`);
    const { headers, body } = await test.anonymous
      .post('/api/contact')
      .set('X-Forwarded-For', uniqueIp())
      .send(contactMessageBody())
      .expect(503);
    expect(headers['retry-after']).toBe('5');
    expect(body.title).toBe('Usluga trenutačno nije dostupna');
  });
});

describe('health', () => {
  it('reports that the database is up', async () => {
    const { body, headers } = await test.anonymous.get('/api/health').expect(200);
    expect(body).toMatchObject({ status: 'ok', details: { database: { status: 'up' } } });
    expect(headers['cache-control']).toContain('no-store');
    const live = await test.anonymous.get('/api/health/live').expect(200);
    expect(live.body).toMatchObject({ status: 'ok', details: {} });
  });
});
