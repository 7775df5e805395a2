import { describe, expect, it } from '@jest/globals';
import { SerialQueue } from './serial-queue.js';

describe('a serial queue', () => {
  it('runs one task at a time, in order, and continues after a failure', async () => {
    const queue = new SerialQueue();
    const seen: string[] = [];
    const work = (name: string, fails = false) =>
      queue.run(async () => {
        seen.push(`${name} begins`);
        await new Promise((resolve) => setImmediate(resolve));
        seen.push(`${name} ends`);
        if (fails) throw new Error(name);
        return name;
      });
    const results = [work('a'), work('b', true), work('c')];
    expect((await Promise.allSettled(results)).map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  });
});
