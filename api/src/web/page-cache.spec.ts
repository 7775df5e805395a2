import { describe, expect, it } from '@jest/globals';
import { ContentChanges } from './content-changes.js';
import { PageCache } from './page-cache.js';

const HEADERS = ['Content-Type', 'text/html'];
const body = (text: string): Buffer => Buffer.from(text);

describe('the page cache', () => {
  it('gives back what was put', async () => {
    const changes = new ContentChanges();
    const pages = new PageCache(changes);
    await pages.put('a', changes.generation, HEADERS, body('one'));
    expect(pages.get('a')?.representations.identity.body.toString()).toBe('one');
    expect(pages.get('b')).toBeUndefined();
  });

  it('lets go of everything when content changes', async () => {
    const changes = new ContentChanges();
    const pages = new PageCache(changes);
    await pages.put('a', changes.generation, HEADERS, body('one'));
    changes.changed();
    expect(pages.get('a')).toBeUndefined();
    expect(pages.count).toBe(0);
  });

  it('does not keep what was made while content changed', async () => {
    const changes = new ContentChanges();
    const pages = new PageCache(changes);
    const before = changes.generation;
    changes.changed();
    const made = await pages.put('a', before, HEADERS, body('old'));
    expect(made.representations.identity.body.toString()).toBe('old');
    expect(pages.get('a')).toBeUndefined();
  });

  it('does not keep what changed while it was being compressed', async () => {
    const changes = new ContentChanges();
    const pages = new PageCache(changes);
    const putting = pages.put('a', changes.generation, HEADERS, body('x'.repeat(5000)));
    changes.changed();
    await putting;
    expect(pages.get('a')).toBeUndefined();
  });

  it('lets go of everything when a scheduled change of content comes due', async () => {
    const changes = new ContentChanges();
    const pages = new PageCache(changes);
    let next: Date | null = new Date(Date.now() + 60);
    changes.registerNextMoment('blog', () => Promise.resolve(next));
    await pages.put('a', changes.generation, HEADERS, body('before'));
    expect(pages.get('a')).toBeDefined();
    const { generation } = changes;
    while (pages.get('a')) await new Promise((resolve) => setImmediate(resolve));
    expect(Date.now()).toBeGreaterThanOrEqual(next.getTime());
    expect(changes.generation).toBe(generation + 1);
    next = null;
    await pages.put('a', changes.generation, HEADERS, body('after'));
    expect(pages.get('a')?.validUntil).toBe(Infinity);
  });

  it('keeps nothing while nobody can say when content changes next', async () => {
    const changes = new ContentChanges();
    const pages = new PageCache(changes);
    changes.registerNextMoment('blog', () => Promise.reject(new Error('database away')));
    await pages.put('a', changes.generation, HEADERS, body('one'));
    expect(pages.get('a')).toBeUndefined();
    changes.registerNextMoment('blog', () => Promise.resolve(null));
    await pages.put('a', changes.generation, HEADERS, body('one'));
    expect(pages.get('a')).toBeDefined();
  });

  it('stays within its memory', async () => {
    const changes = new ContentChanges();
    const pages = new PageCache(changes, 100_000);
    for (let i = 0; i < 100; i += 1) {
      await pages.put(`key ${i}`, changes.generation, HEADERS, body(String(i)));
    }
    expect(pages.count).toBeLessThan(50);
    expect(pages.get('key 99')).toBeDefined();
    expect(pages.get('key 0')).toBeUndefined();
  });
});
