import { describe, expect, it } from '@jest/globals';
import { ContentChanges } from './content-changes.js';

describe('content changes', () => {
  it('are valid until the earliest moment any feature names', async () => {
    const changes = new ContentChanges();
    changes.registerNextChange('blog', () => Promise.resolve(3000));
    changes.registerNextChange('events', () => Promise.resolve(2000));
    changes.registerNextChange('team', () => Promise.resolve(null));
    const before = Date.now();
    const until = await changes.validUntil();
    expect(until).toBeGreaterThanOrEqual(before + 2000);
    expect(until).toBeLessThanOrEqual(Date.now() + 2000);
  });

  it('are valid for ever when nothing is scheduled', async () => {
    expect(await new ContentChanges().validUntil()).toBe(Infinity);
  });

  it('ask the features once between two changes', async () => {
    const changes = new ContentChanges();
    let asked = 0;
    changes.registerNextChange('blog', () => Promise.resolve((asked += 1)));
    await changes.validUntil();
    await changes.validUntil();
    expect(asked).toBe(1);
    changes.changed();
    await changes.validUntil();
    expect(asked).toBe(2);
  });
});
