import { describe, expect, it } from '@jest/globals';
import { ContentChanges } from './content-changes.js';
import { ResultCache } from './result-cache.js';

function counting() {
  let count = 0;
  return () => Promise.resolve((count += 1));
}

describe('the result cache', () => {
  it('computes a result once until content changes', async () => {
    const changes = new ContentChanges();
    const results = new ResultCache<number>(changes);
    const make = counting();
    expect([await results.get('a', make), await results.get('a', make)]).toEqual([1, 1]);
    expect(await results.get('b', make)).toBe(2);
    changes.changed();
    expect(await results.get('a', make)).toBe(3);
  });

  it('shares one computation between concurrent callers, and stores no failure', async () => {
    const results = new ResultCache<number>(new ContentChanges());
    const make = counting();
    const all = await Promise.all([1, 2, 3].map(() => results.get('a', make)));
    expect(all).toEqual([1, 1, 1]);
    const failing = () => Promise.reject(new Error('database away'));
    const failed = await Promise.allSettled([1, 2].map(() => results.get('b', failing)));
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await results.get('b', make)).toBe(2);
  });

  it('does not store a result if content changed during its computation', async () => {
    const changes = new ContentChanges();
    const results = new ResultCache<number>(changes);
    await results.get('a', () => {
      changes.changed();
      return Promise.resolve(7);
    });
    expect(await results.get('a', () => Promise.resolve(8))).toBe(8);
  });

  it('computes a result again after a scheduled change', async () => {
    const changes = new ContentChanges();
    const results = new ResultCache<number>(changes);
    const due = Date.now() + 300;
    changes.registerNextChange('blog', () => Promise.resolve(due - Date.now()));
    const make = counting();
    await results.get('a', make);
    expect(await results.get('a', make)).toBe(1);
    while (Date.now() < due) await new Promise((resolve) => setImmediate(resolve));
    expect(await results.get('a', make)).toBe(2);
  });

  it('stores nothing while the next scheduled change is unknown', async () => {
    const changes = new ContentChanges();
    changes.registerNextChange('blog', () => Promise.reject(new Error('database away')));
    const results = new ResultCache<number>(changes);
    const make = counting();
    expect([await results.get('a', make), await results.get('a', make)]).toEqual([1, 2]);
  });

  it('keeps results of tables that have not changed', async () => {
    const changes = new ContentChanges();
    const events = new ResultCache<number>(changes, { tables: ['events'] });
    const make = counting();
    expect(await events.get('a', make)).toBe(1);
    changes.changed(['blog_posts', 'media']);
    expect(await events.get('a', make)).toBe(1);
    changes.changed(['blog_posts', 'events']);
    expect(await events.get('a', make)).toBe(2);
    changes.changed();
    expect(await events.get('a', make)).toBe(3);
  });
});
