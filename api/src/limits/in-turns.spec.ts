import { expect, it } from '@jest/globals';
import { inTurns } from './in-turns.js';

it('lets the event loop turn within a long computation, and keeps the order', async () => {
  let turns = 0;
  const count = (): void => {
    turns += 1;
    immediate = setImmediate(count);
  };
  let immediate = setImmediate(count);
  const found: [item: number, turns: number][] = [];
  for await (const item of inTurns([1, 2, 3])) {
    found.push([item, turns]);
    const start = performance.now();
    while (performance.now() - start < 15);
  }
  clearImmediate(immediate);
  expect(found.map(([item]) => item)).toEqual([1, 2, 3]);
  expect(new Set(found.map(([, turn]) => turn)).size).toBe(3);
});
