import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { ContentChanges } from '../../content/content-changes.js';
import { prepareResponse } from './outgoing-responses.js';
import { PageCache } from './page-cache.js';
import type { StoredResponse } from './stored-response.js';

const HEADERS = ['Content-Type', 'text/html'];
const body = (text: string): Buffer => Buffer.from(text);

/** The uncompressed body. */
const plain = async (stored: StoredResponse | undefined): Promise<string | undefined> =>
  (await stored?.encodedAs('identity'))?.body.toString();

describe('the page cache', () => {
  it('returns a stored response by its key, until content changes', async () => {
    const changes = new ContentChanges();
    const pages = new PageCache(changes);
    await pages.put('a?', changes.generation, HEADERS, body('one'));
    expect(await plain(pages.get('a?'))).toBe('one');
    expect(pages.get('b?')).toBeUndefined();
    const before = changes.generation;
    changes.changed();
    expect([pages.get('a?'), pages.count]).toEqual([undefined, 0]);
    expect(await plain(await pages.put('a?', before, HEADERS, body('old')))).toBe('old');
    expect(pages.get('a?')).toBeUndefined();
  });

  it('does not store a response if content changed while it was being stored', async () => {
    const changes = new ContentChanges();
    const pages = new PageCache(changes);
    const putting = pages.put('a?', changes.generation, HEADERS, body('x'.repeat(5000)));
    changes.changed();
    await putting;
    expect(pages.get('a?')).toBeUndefined();
  });

  it('is cleared when a scheduled change of content is due', async () => {
    const changes = new ContentChanges();
    const pages = new PageCache(changes);
    let next: number | null = Date.now() + 1_000;
    changes.registerNextChange('blog', () => Promise.resolve(next && next - Date.now()));
    await pages.put('a?', changes.generation, HEADERS, body('before'));
    expect(pages.get('a?')).toBeDefined();
    const { generation } = changes;
    while (pages.get('a?')) await new Promise((resolve) => setImmediate(resolve));
    // Timers may be a millisecond early.
    expect(Date.now()).toBeGreaterThanOrEqual(next - 1);
    expect(changes.generation).toBe(generation + 1);
    next = null;
    await pages.put('a?', changes.generation, HEADERS, body('after'));
    expect(pages.get('a?')?.validUntil).toBe(Infinity);
  });

  it('stores nothing while the next scheduled change is unknown', async () => {
    const changes = new ContentChanges();
    const pages = new PageCache(changes);
    changes.registerNextChange('blog', () => Promise.reject(new Error('database away')));
    await pages.put('a?', changes.generation, HEADERS, body('one'));
    expect(pages.get('a?')).toBeUndefined();
    changes.registerNextChange('blog', () => Promise.resolve(null));
    await pages.put('a?', changes.generation, HEADERS, body('one'));
    expect(pages.get('a?')).toBeDefined();
  });

  it('stays within its memory limit', async () => {
    const changes = new ContentChanges();
    const pages = new PageCache(changes, 100_000);
    for (let i = 0; i < 100; i += 1) {
      await pages.put(`key ${i}?`, changes.generation, HEADERS, body(String(i)));
    }
    expect(pages.count).toBeLessThan(50);
    expect(pages.get('key 99?')).toBeDefined();
    expect(pages.get('key 0?')).toBeUndefined();
  });

  it('neither stores random queries nor evicts other pages for them', async () => {
    const changes = new ContentChanges();
    const pages = new PageCache(changes, 400_000);
    for (const key of ['page hr /?', 'page hr /blog?q=mir', 'page hr /blog?q=mir']) {
      await pages.put(key, 0, HEADERS, body('x'.repeat(10_000)));
    }
    for (let i = 0; i < 1_000; i += 1) {
      await pages.put(`page hr /blog?q=${i}`, 0, HEADERS, body('x'.repeat(10_000)));
    }
    expect(pages.count).toBe(2);
    expect(pages.get('page hr /?')).toBeDefined();
    expect(pages.get('page hr /blog?q=mir')).toBeDefined();
  });

  it('does not evict pages without a query when random queries are requested twice', async () => {
    const changes = new ContentChanges();
    const pages = new PageCache(changes, 400_000);
    await pages.put('page hr /?', 0, HEADERS, body('x'.repeat(10_000)));
    for (let i = 0; i < 200; i += 1) {
      await pages.put(`page hr /blog?q=${i >> 1}`, 0, HEADERS, body('x'.repeat(10_000)));
    }
    expect(pages.get('page hr /?')).toBeDefined();
    expect(pages.count).toBeLessThan(10);
  });
});

it('a response is cached unless it fails, sets a cookie or is private, and those about sessions are not compressed', async () => {
  const changes = new ContentChanges();
  const pages = new PageCache(changes);
  const server = createServer((request, response) => {
    const { url = '' } = request;
    const target = { key: `${url}?`, generation: changes.generation, pages };
    prepareResponse(request, response, url.startsWith('/api/auth/') ? undefined : target);
    if (url === '/cookie') response.setHeader('Set-Cookie', 'a=b');
    if (url === '/private') response.setHeader('Cache-Control', 'private, no-store');
    response.statusCode = url === '/error' ? 404 : 200;
    response.setHeader('Content-Type', 'text/html').end('x'.repeat(5_000));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const paths = ['/page', '/cookie', '/private', '/error', '/api/auth/me'];
  const codings: (string | null)[] = [];
  for (const path of paths) {
    const { headers } = await fetch(origin + path, { headers: { 'Accept-Encoding': 'br' } });
    codings.push(headers.get('content-encoding'));
  }
  expect(paths.filter((path) => pages.get(`${path}?`))).toEqual(['/page']);
  expect(codings).toEqual(['br', 'br', 'br', 'br', null]);
  server.closeAllConnections();
  server.close();
});
