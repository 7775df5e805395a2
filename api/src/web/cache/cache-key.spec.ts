import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import { Controller, Get } from '@nestjs/common';
import { apiRoutes, AtRoot, CachedForVisitors } from '../../http/operations.js';
import { cacheKey } from './cache-key.js';

@CachedForVisitors()
@Controller('blog')
class BlogController {}

@Controller('health')
class HealthController {
  @Get()
  state(): string {
    return '';
  }
}

@AtRoot()
@Controller()
class FeedsController {
  @Get('feed.xml')
  posts(): string {
    return '';
  }
  @Get('events.ics')
  events(): string {
    return '';
  }
  @Get('events/:id.ics')
  event(): string {
    return '';
  }
}

const routes = apiRoutes([BlogController, HealthController, FeedsController]);

const key = (url: string, { method = 'GET', ...headers }: Record<string, string> = {}) =>
  cacheKey({ method, url, headers } as unknown as IncomingMessage, {
    pageParameters: new Set(['q', 'category', 'lang']),
    isPersonal: (path) => path.startsWith('/personal'),
    routes,
  });

describe('the cache key', () => {
  it('differs by the language of the cookie, which is Croatian unless it is English', () => {
    expect(key('/blog')).toBe(key('/blog', { cookie: 'language=hr' }));
    expect(key('/blog')).toBe(key('/blog', { cookie: 'language=klingon' }));
    expect(key('/blog', { cookie: 'a=b; language=en' })).not.toBe(key('/blog'));
    expect(key('/blog', { cookie: 'otherlanguage=en' })).toBe(key('/blog'));
  });

  it('of a page leaves out query parameters that do not change the page', () => {
    expect(key('/blog?utm_source=x&q=mir&fbclid=1')).toBe(key('/blog?q=mir'));
    expect(key('/blog?category=Terapija&q=mir')).toBe(key('/blog?q=mir&category=Terapija'));
    expect(key('/blog?q=mir')).not.toBe(key('/blog?q=rat'));
  });

  it('of an API read contains the whole query', () => {
    expect(key('/api/blog?range=[0,9]')).not.toBe(key('/api/blog?range=[10,19]'));
  });

  it('of a feed differs only by path and the language in its URL', () => {
    expect(key('/feed.xml')).toBe(key('/feed.xml?utm_source=x', { cookie: 'language=en' }));
    expect(key('/feed.xml?lang=en')).not.toBe(key('/feed.xml'));
    expect(key('/feed.xml?lang=en')).toBe(key('/feed.xml?x=1&lang=en'));
    expect(key('/feed.xml?lang=en&lang=hr')).toBe(key('/feed.xml'));
    expect(key('/events/1.ics')).not.toBe(key('/events/2.ics'));
    expect(key('/events.ics')).toMatch(/^api /);
    expect(key('/events')).toMatch(/^page /);
    expect(key('/events/1')).toMatch(/^page /);
    expect(key('/feed-xml')).toMatch(/^page /);
  });

  it('is undefined for what is personal, changes something or is not cached', () => {
    const personal: [url: string, headers: Record<string, string>][] = [
      ['/blog', { method: 'POST' }],
      ['/personal?token=a', {}],
      ['/personal.data?token=a', {}],
      ['/blog', { cookie: 'language=hr; session=x' }],
      ['/blog', { cookie: 'session=x' }],
      ['/', { cookie: 'a=b;session=x' }],
      ['/', { cookie: 'a=b;  session=x' }],
      ['/blog', { cookie: 'a=b; __Host-session=x' }],
      ['/api/blog', { authorization: 'Bearer x' }],
      ['/admin/blog', {}],
      ['/api/health', {}],
      // A path that has only the beginning of a cached one.
      ['/api/blogs', {}],
      ['/api/auth/me', {}],
      [`/blog?q=${'a'.repeat(600)}`, {}],
    ];
    for (const [url, headers] of personal)
      expect([url, key(url, headers)]).toEqual([url, undefined]);
  });
});
