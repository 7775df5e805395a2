import { describe, expect, it } from '@jest/globals';
import { ContentChanges } from './content-changes.js';

describe('content changes', () => {
  it('are valid until the earliest scheduled change of any feature', async () => {
    const changes = new ContentChanges();
    changes.registerNextChange('blog', () => Promise.resolve(3000));
    changes.registerNextChange('events', () => Promise.resolve(2000));
    changes.registerNextChange('team', () => Promise.resolve(null));
    const before = Date.now();
    const until = await changes.validUntil();
    expect(until).toBeGreaterThanOrEqual(before + 2000);
    expect(until).toBeLessThanOrEqual(Date.now() + 2000);
  });

  it('call the features once between two changes', async () => {
    const changes = new ContentChanges();
    let calls = 0;
    changes.registerNextChange('blog', () => Promise.resolve((calls += 1)));
    await changes.validUntil();
    await changes.validUntil();
    expect(calls).toBe(1);
    changes.changed();
    await changes.validUntil();
    expect(calls).toBe(2);
  });
});
