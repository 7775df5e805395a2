import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { createBlogPost } from '../../factories/blog-post.factory.js';
import { createEvent } from '../../factories/event.factory.js';
import type { TestApp } from '../../setup/test-app.js';
import { startFeedsApp, removeContent, text, inDays } from './read-feeds.js';

let test: TestApp;
beforeAll(async () => {
  test = await startFeedsApp();
});
afterEach(() => removeContent(test));
afterAll(() => test.close());

/** Requests a path until the cache, which stores responses after they are sent, has it. */
const fetchCached = async (path: string) => {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const answer = await fetch(test.origin + path, { headers: { 'Accept-Encoding': 'br' } });
    if (answer.headers.get('content-encoding') === 'br') return answer;
    await answer.text();
  }
  throw new Error(`${path} is never cached`);
};

describe('the feed and the calendar', () => {
  it('have headers with their type, language and file name', async () => {
    const { id } = await createEvent(test.dataSource);
    for (const [path, type, disposition] of [
      ['/feed.xml', 'application/atom+xml; charset=utf-8', null],
      ['/events.ics', 'text/calendar; charset=utf-8', null],
      [
        `/events/${id}.ics`,
        'text/calendar; charset=utf-8',
        `attachment; filename="dogadaj-${id}.ics"`,
      ],
    ]) {
      const { headers } = await fetch(`${test.origin}${path}`);
      expect(headers.get('content-type')).toBe(type);
      expect(headers.get('content-disposition')).toBe(disposition);
      expect(headers.get('content-language')).toBe('hr');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cache-control')).toBe('no-cache');
      const english = await fetch(`${test.origin}${path}?lang=en`);
      expect(english.headers.get('content-language')).toBe('en');
    }
  });

  it('have the language of the URL alone, cached or not', async () => {
    const post = { title: 'Naslov', titleEn: 'Title' };
    await createBlogPost(test.dataSource, post);
    const headers = { Cookie: 'language=en', 'Accept-Language': 'en' };
    for (let round = 0; round < 2; round += 1) {
      for (const [path, lang] of [
        ['/feed.xml', 'hr'],
        ['/feed.xml?lang=en', 'en'],
        ['/feed.xml?utm_source=x&lang=en', 'en'],
        ['/feed.xml?lang=en&lang=hr', 'hr'],
        ['/feed.xml?lang=de', 'hr'],
      ] as const) {
        const answer = await fetch(test.origin + path, { headers });
        const xml = await answer.text();
        expect([path, answer.headers.get('content-language')]).toEqual([path, lang]);
        expect(xml.includes('>Title<') || xml.includes('[Title]')).toBe(lang === 'en');
      }
    }
  });

  it('are cached, compressed, answered with 304, and renewed when content changes', async () => {
    await createBlogPost(test.dataSource, { title: 'Prvi članak' });
    await createEvent(test.dataSource, { title: 'Prvi događaj', eventDate: inDays(1) });
    for (const path of ['/feed.xml', '/events.ics']) {
      const cached = await fetchCached(path);
      expect(await cached.text()).toContain('Prvi');
      const etag = cached.headers.get('etag') ?? '';
      const again = await fetch(test.origin + path, { headers: { 'If-None-Match': etag } });
      expect(again.status).toBe(304);
      const head = await fetch(test.origin + path, { method: 'HEAD' });
      expect([head.status, head.headers.get('etag')]).toEqual([200, etag]);
      await createBlogPost(test.dataSource, { title: 'Drugi članak' });
      await createEvent(test.dataSource, { title: 'Drugi događaj', eventDate: inDays(2) });
      const fresh = await fetch(test.origin + path, { headers: { 'If-None-Match': etag } });
      expect(fresh.status).toBe(200);
      expect(await fresh.text()).toContain('Drugi');
    }
  });

  it('leave other URLs to the site', async () => {
    expect(await text(test, '/events')).toBe('a page of the site');
    expect(await text(test, '/events/12')).toBe('a page of the site');
    expect(await text(test, '/feed.xml/x')).toBe('a page of the site');
  });

  it('refuse methods other than reading', async () => {
    await test.anonymous.post('/feed.xml').expect(405);
    await test.anonymous.delete('/events.ics').expect(405);
  });
});
