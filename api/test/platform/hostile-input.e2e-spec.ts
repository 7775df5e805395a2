import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { blogPostBody } from '../factories/blog-post.factory.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** Sends a path exactly as written, which clients that parse URLs would normalize. */
function getRaw(path: string): Promise<{ status: number; body: string }> {
  const { hostname, port } = new URL(test.origin);
  return new Promise((resolve, reject) => {
    httpRequest({ hostname, port, path }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    })
      .on('error', reject)
      .end();
  });
}

const LEAKS = /\bat .+:\d+|node_modules|SELECT|QueryFailed|\/src\/|\/dist\//;

describe('a URL', () => {
  it.each([
    '/api/blog/%E0%A4%A',
    '/api/blog/%',
    '/api/blog/%00',
    '/api/blog/a%00b',
    '/api/blog/%ED%A0%80',
    '/api/blog/..%2f..%2fetc%2fpasswd',
    '/api/blog/%27%20OR%201=1--',
    `/api/blog/${'9'.repeat(400)}`,
    `/api/blog/${'a'.repeat(4000)}`,
    '/api/blog/1e3',
    '/api/blog/0x10',
    '/api/blog/NaN',
    '/api/projects/2147483648',
    '/api/projects/99999999999999999999',
    '/api/%E0%A4%A',
    '/api/constructor',
    '/api/__proto__',
    '/api//blog',
    '/api/blog?q=%00',
    '/api/blog?q=%E0%A4%A',
    '/api/blog?filter=%7B%22q%22%3A%22%5Cu0000%22%7D',
    '/api/blog?filter=%7B%22q%22%3A%22%5Cud800%22%7D',
    '/api/blog?category=%00',
    '/api/blog?filter=%7B%22__proto__%22%3A1%7D',
    `/api/blog?filter=${'['.repeat(3000)}`,
    '/api/blog?q=%25%25%25___%5C',
    '/api/blog?range[]=0&sort[a]=b&filter[q]=c',
    '/api/blog?range=[0,9007199254740993]',
  ])('like %s never causes a server error', async (path) => {
    const { status, body } = await getRaw(path);
    expect([path, status < 500]).toEqual([path, true]);
    expect(body).not.toMatch(LEAKS);
    if (status >= 400) expect(JSON.parse(body)).toMatchObject({ status });
  });

  it('that is malformed is answered 400', async () => {
    expect((await getRaw('/api/blog/%E0%A4%A')).status).toBe(400);
    expect((await getRaw('/api/blog/%00')).status).toBe(400);
    expect((await getRaw('/api/blog?q=%00')).status).toBe(400);
    expect((await getRaw('/api/blog?filter=%7B%22q%22%3A%22%5Cud800%22%7D')).status).toBe(400);
  });
});

describe('a body', () => {
  const post = (body: string | Buffer, type = 'application/json') =>
    test.anonymous.post('/api/blog').set(test.admin).set('Content-Type', type).send(body);

  it('that is broken JSON is refused', async () => {
    for (const body of ['{', '{"title":', '[1,]', "{'a':1}", 'tekst', '\u0000', '{"a":1}}']) {
      const answer = await post(body);
      expect([body, answer.status]).toEqual([body, 400]);
      expect(answer.text).not.toMatch(LEAKS);
    }
  });

  it('that is JSON but not an object is refused', async () => {
    for (const body of ['null', '[]', '[[]]', '"text"', '1', 'true', '{}']) {
      expect([body, (await post(body)).status]).toEqual([body, 400]);
    }
  });

  it('that is not JSON is refused by its type', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/xml',
      'nonsense',
    ]) {
      const { status, body } = await post('title=a', type);
      expect([type, status]).toEqual([type, 415]);
      expect(body.detail).toBe('Sadržaj mora biti u formatu JSON.');
    }
  });

  it('in an unknown encoding or character set is refused', async () => {
    expect((await post('{}', 'application/json; charset=latin2')).status).toBe(415);
    const encoded = await post('{}').set('Content-Encoding', 'zstd-unknown');
    expect(encoded.status).toBe(415);
  });

  it('beyond 1 MB is refused', async () => {
    const body = JSON.stringify(blogPostBody({ content: 'x'.repeat(1_100_000) }));
    const answer = await post(body).expect(413);
    expect(answer.body.detail).toBe('Zahtjev smije imati najviše 1 MB.');
  });

  it('with characters that the database cannot store is refused, naming the field', async () => {
    for (const text of ['a\u0000bcdefghijkl', 'abcdefghijkl\ud800', '\udc00abcdefghijkl']) {
      for (const field of ['title', 'content', 'category', 'author', 'imageUrl']) {
        const { status, body } = await post(JSON.stringify(blogPostBody({ [field]: text })));
        expect([field, status, body.errors]).toEqual([
          field,
          400,
          { [field]: 'Tekst sadrži nedopuštene znakove.' },
        ]);
      }
    }
  });

  it('with control characters is stored without them', async () => {
    const texts = {
      title: 'Naslov\u0010 s\u000bprazninom',
      content: 'Prvi\u0008 red.\n\tDrugi\u007f red.',
    };
    const { body } = await post(JSON.stringify(blogPostBody(texts))).expect(201);
    expect([body.title, body.content]).toEqual(['Naslov s prazninom', 'Prvi red.\n\tDrugi red.']);
  });

  it('with fields such as __proto__, id and createdAt does not set them', async () => {
    const { body } = await post(
      `{"__proto__":{"isPublished":true},"constructor":{"prototype":{"x":1}},"id":7,"createdAt":"2000-01-01",${JSON.stringify(
        blogPostBody({ isPublished: false }),
      ).slice(1)}`,
    ).expect(201);
    expect(body.isPublished).toBe(false);
    expect(body.createdAt > '2020').toBe(true);
    expect(Object.prototype).not.toHaveProperty('x');
  });

  it('nested a thousand levels deep is refused', async () => {
    const deep = `${'['.repeat(1000)}${']'.repeat(1000)}`;
    expect((await post(`{"title":${deep}}`)).status).toBe(400);
    expect((await post(`{"documents":${deep}}`)).status).toBe(400);
  });

  it('on other routes is refused in the same cases', async () => {
    for (const path of [
      '/api/users',
      '/api/projects',
      '/api/events',
      '/api/team',
      '/api/partners',
      '/api/newsletter/subscribe',
      '/api/auth/login',
      '/api/auth/password',
    ]) {
      for (const body of ['null', '[]', '{"username":{"$ne":1},"password":[]}', '{']) {
        const { status } = await test.anonymous
          .post(path)
          .set({ ...test.admin, 'Content-Type': 'application/json' })
          .send(body);
        expect([path, body, status]).toEqual([path, body, 400]);
      }
    }
  });
});

describe('a cookie', () => {
  it.each([
    'session',
    'session=',
    'session=%',
    'session=%E0%A4%A',
    '=',
    ';;;',
    'session="a',
    'ž=ž',
  ])('like %s never causes a server error', async (Cookie) => {
    const { status } = await test.anonymous
      .get('/api/auth/me')
      .set('Cookie', Buffer.from(Cookie).toString('latin1'));
    expect(status).toBe(401);
  });
});

it('the server survives a request that is not HTTP', async () => {
  const { hostname, port } = new URL(test.origin);
  await new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write('NONSENSE\r\n\r\n'));
    socket
      .on('close', resolve)
      .on('error', () => undefined)
      .resume();
  });
  await test.anonymous.get('/api/health/live').expect(200);
});
