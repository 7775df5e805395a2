import { describe, expect, it } from '@jest/globals';
import { ContentChanges } from './content-changes.js';
import { ResultCache } from './result-cache.js';

function counting() {
  let count = 0;
  return () => Promise.resolve((count += 1));
}

describe('kept results', () => {
  it('are made once for as long as content stays', async () => {
    const changes = new ContentChanges();
    const results = new ResultCache<number>(changes);
    const make = counting();
    expect([await results.get('a', make), await results.get('a', make)]).toEqual([1, 1]);
    expect(await results.get('b', make)).toBe(2);
    changes.changed();
    expect(await results.get('a', make)).toBe(3);
  });

  it('are made once for all who ask at the same time, and not kept when that fails', async () => {
    const results = new ResultCache<number>(new ContentChanges());
    const make = counting();
    const all = await Promise.all([1, 2, 3].map(() => results.get('a', make)));
    expect(all).toEqual([1, 1, 1]);
    const failing = () => Promise.reject(new Error('database away'));
    const failed = await Promise.allSettled([1, 2].map(() => results.get('b', failing)));
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await results.get('b', make)).toBe(2);
  });

  it('are not kept when content changed while they were made', async () => {
    const changes = new ContentChanges();
    const results = new ResultCache<number>(changes);
    await results.get('a', () => {
      changes.changed();
      return Promise.resolve(7);
    });
    expect(await results.get('a', () => Promise.resolve(8))).toBe(8);
  });

  it('are made anew once a scheduled change has come due', async () => {
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

  it('are not kept while nobody can say when content changes next', async () => {
    const changes = new ContentChanges();
    changes.registerNextChange('blog', () => Promise.reject(new Error('database away')));
    const results = new ResultCache<number>(changes);
    const make = counting();
    expect([await results.get('a', make), await results.get('a', make)]).toEqual([1, 2]);
  });

  it('stay within their number', async () => {
    const results = new ResultCache<number>(new ContentChanges(), 2);
    const make = counting();
    for (const key of ['a', 'b', 'c', 'a']) await results.get(key, make);
    expect(await results.get('a', make)).toBe(4);
  });
});
