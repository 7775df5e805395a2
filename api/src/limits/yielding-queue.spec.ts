import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { YieldingQueue } from './yielding-queue.js';

const A = { client: 'a', isPreferred: false };
const B = { client: 'b', isPreferred: false };
const PREFERRED = { client: 'c', isPreferred: true };

/** Adds tasks that record the turn of the event loop in which they are started. */
async function turnsOf(count: number): Promise<number[]> {
  const queue = new YieldingQueue();
  const turns: number[] = [];
  let turn = 0;
  for (let i = 0; i < count; i += 1) queue.add(() => turns.push(turn), A);
  while (turns.length < count) {
    await nextTurn();
    turn += 1;
  }
  return turns;
}

const gaps = (turns: readonly number[]): number[] =>
  turns.slice(1).map((turn, i) => turn - (turns[i] ?? 0));

it('lets the event loop turn once for each task that waits, up to 32 times', async () => {
  const [, ...others] = gaps(await turnsOf(40));
  const last = Array.from({ length: 31 }, (_, i) => 31 - i);
  expect(others).toEqual([32, 32, 32, 32, 32, 32, 32, ...last]);
});

it('gives clients turns, and every second one to those who are preferred', async () => {
  const queue = new YieldingQueue();
  const started: string[] = [];
  for (let i = 0; i < 4; i += 1) queue.add(() => started.push(`a${i}`), A);
  for (let i = 0; i < 2; i += 1) queue.add(() => started.push(`b${i}`), B);
  for (let i = 0; i < 4; i += 1) queue.add(() => started.push(`preferred ${i}`), PREFERRED);
  while (started.length < 10) await nextTurn();
  const [first, ...others] = started;
  expect(first).toBe('a0');
  expect(others.filter((_, i) => i % 2 === 1 || i > 7)).toEqual(['a1', 'b0', 'a2', 'b1', 'a3']);
  expect(others.filter((_, i) => i % 2 === 0 && i < 8)).toEqual([
    'preferred 0',
    'preferred 1',
    'preferred 2',
    'preferred 3',
  ]);
});
