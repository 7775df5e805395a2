import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ApiCall } from 'shared/api-call';
import { ContentChanges } from '../../../src/content/content-changes.js';
import { InternalApi, NoAnswerError, type ApiAnswer } from '../../../src/web/internal-api.js';
import { createBlogPost } from '../../factories/blog-post.factory.js';
import { createMedia } from '../../factories/media.factory.js';
import { startWebApp } from '../../setup/web-app.js';
import { TitlesPage } from './titles-page.js';

/** Headers that belong to one exchange, and those of limits, which count each call. */
const PER_EXCHANGE =
  /^(?:connection|date|keep-alive|transfer-encoding|x-request-id|ratelimit.*|retry-after)$/;

const JSON_TYPE = { 'content-type': 'application/json' };

describe('the calls of pages to the API', () => {
  let test: Awaited<ReturnType<typeof startWebApp>>;
  let api: InternalApi;
  let picture: string;

  beforeAll(async () => {
    test = await startWebApp(new TitlesPage());
    api = new InternalApi(test.app.getHttpServer() as Server);
    for (let count = 0; count < 3; count += 1) {
      await createBlogPost(test.dataSource, { isPublished: true, publishDate: new Date(0) });
    }
    picture = `/media/${(await createMedia(test.dataSource)).hash}.webp`;
  });

  afterAll(() => test.close());

  const headersOf = (headers: Headers) =>
    [...headers].filter(([name]) => !PER_EXCHANGE.test(name)).sort();

  const comparable = ({ status, statusText, headers, body }: ApiAnswer) => ({
    status,
    statusText,
    headers: headersOf(headers),
    body,
  });

  async function overHttp({ url, ...init }: ApiCall) {
    const headers = { 'Accept-Encoding': 'identity', ...init.headers };
    const answer = await fetch(test.origin + url, { ...init, headers, redirect: 'manual' });
    const { status, statusText } = answer;
    const body = Buffer.from(await answer.arrayBuffer());
    return { status, statusText, headers: headersOf(answer.headers), body };
  }

  async function within(call: ApiCall) {
    return comparable(await api.call(call));
  }

  it.each<[name: string, status: number, call: ApiCall]>([
    ['a list', 200, { method: 'GET', url: '/api/blog?published=true&range=[0,1]' }],
    ['a search', 200, { method: 'GET', url: '/api/blog?published=true&q=mir' }],
    ['a row that is missing', 404, { method: 'GET', url: '/api/blog/nema' }],
    ['a query that is not valid', 400, { method: 'GET', url: '/api/blog?sort=["secret","ASC"]' }],
    ['a list that needs a session', 401, { method: 'GET', url: '/api/contact' }],
    [
      'a session that is not valid',
      401,
      { method: 'GET', url: '/api/auth/me', headers: { Cookie: 'session=x' } },
    ],
    ['a path without an operation', 404, { method: 'GET', url: '/api/nema' }],
    ['a feed', 200, { method: 'GET', url: '/feed.xml' }],
    [
      'a form with missing fields',
      400,
      { method: 'POST', url: '/api/contact?lang=en', headers: JSON_TYPE, body: '{"name":"Ana"}' },
    ],
    [
      'a body that is no JSON',
      400,
      { method: 'POST', url: '/api/contact', headers: JSON_TYPE, body: '{' },
    ],
    [
      'a body that is too large',
      413,
      { method: 'POST', url: '/api/contact', headers: JSON_TYPE, body: `"${'a'.repeat(70_000)}"` },
    ],
    [
      'a body of another type',
      415,
      { method: 'POST', url: '/api/contact', headers: { 'content-type': 'text/csv' }, body: 'a' },
    ],
    [
      'a form of another origin with a session',
      403,
      {
        method: 'POST',
        url: '/api/auth/logout',
        headers: { ...JSON_TYPE, Origin: 'https://evil.example', Cookie: 'session=x' },
        body: '{}',
      },
    ],
  ])('get the answer that HTTP gives: %s', async (_, status, call) => {
    const answer = await within(call);
    expect(answer.status).toBe(status);
    expect(answer).toEqual(await overHttp(call));
  });

  it('get the answer that HTTP gives: the row of an administrator', async () => {
    const call = { method: 'GET', url: '/api/auth/me', headers: test.admin } as const;
    const answer = await within(call);
    expect(answer.status).toBe(200);
    expect(answer).toEqual(await overHttp(call));
  });

  it('get the answer that HTTP gives: a picture', async () => {
    const call = { method: 'GET', url: picture } as const;
    const answer = await within(call);
    expect(answer.status).toBe(200);
    expect(answer).toEqual(await overHttp(call));
  });

  it('get the answer that HTTP gives from the cache, as long as it is cached', async () => {
    const cached = new InternalApi(test.app.getHttpServer() as Server);
    const call = { method: 'GET', url: '/api/team' } as const;
    await overHttp(call);
    expect((await cached.call(call)).stored).toBeUndefined();
    const first = await test.internalApi.call(call);
    expect(first.stored).toBeDefined();
    expect((await test.internalApi.call(call)).stored).toBe(first.stored);
    expect(comparable(first)).toEqual(await overHttp(call));
    test.app.get(ContentChanges).changed();
    expect((await test.internalApi.call(call)).stored).toBeUndefined();
  });

  it('fail without an answer in time', async () => {
    const server = createServer(() => undefined);
    const silent = new InternalApi(server).call({ method: 'GET', url: '/api/blog', timeout: 1 });
    await expect(silent).rejects.toThrow(NoAnswerError);
  });

  it('fail when the answer is broken off', async () => {
    const server = createServer((request) => request.socket.destroy());
    const broken = new InternalApi(server).call({ method: 'GET', url: '/api/blog?q=mir' });
    await expect(broken).rejects.toThrow('GET /api/blog was not answered.');
  });

  it('get no cached answer with a session', async () => {
    const call = { method: 'GET', url: '/api/team' } as const;
    await overHttp(call);
    expect((await test.internalApi.call({ ...call, headers: test.admin })).stored).toBeUndefined();
  });
});
