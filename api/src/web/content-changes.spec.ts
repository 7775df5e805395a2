import { describe, expect, it } from '@jest/globals';
import { ContentChanges } from './content-changes.js';

describe('content changes', () => {
  it('are valid until the earliest moment any feature names', async () => {
    const changes = new ContentChanges();
    changes.registerNextMoment('blog', () => Promise.resolve(new Date(3000)));
    changes.registerNextMoment('events', () => Promise.resolve(new Date(2000)));
    changes.registerNextMoment('team', () => Promise.resolve(null));
    expect(await changes.validUntil()).toBe(2000);
  });

  it('are valid for ever when nothing is scheduled', async () => {
    expect(await new ContentChanges().validUntil()).toBe(Infinity);
  });

  it('ask the features once between two changes', async () => {
    const changes = new ContentChanges();
    let asked = 0;
    changes.registerNextMoment('blog', () => Promise.resolve(new Date((asked += 1))));
    await changes.validUntil();
    expect(await changes.validUntil()).toBe(1);
    changes.changed();
    expect(await changes.validUntil()).toBe(2);
  });
});
