import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { YieldingQueue } from './yielding-queue.js';

/** Adds tasks that record the turn of the event loop in which they are started. */
async function turnsOf(count: number): Promise<number[]> {
  const queue = new YieldingQueue();
  const turns: number[] = [];
  let turn = 0;
  for (let i = 0; i < count; i += 1) queue.add(() => turns.push(turn));
  while (turns.length < count) {
    await nextTurn();
    turn += 1;
  }
  return turns;
}

const gaps = (turns: readonly number[]): number[] =>
  turns.slice(1).map((turn, i) => turn - (turns[i] ?? 0));

it('starts a task immediately when none waits', async () => {
  const queue = new YieldingQueue();
  const started: string[] = [];
  queue.add(() => started.push('first'));
  expect(started).toEqual(['first']);
  await nextTurn();
  await nextTurn();
  queue.add(() => started.push('second'));
  expect(started).toEqual(['first', 'second']);
});

it('lets the event loop turn once for each task that waits, up to 32 times', async () => {
  const [, ...others] = gaps(await turnsOf(40));
  const last = Array.from({ length: 31 }, (_, i) => 31 - i);
  expect(others).toEqual([32, 32, 32, 32, 32, 32, 32, ...last]);
});

it('keeps the order of tasks that are added while others run', async () => {
  const queue = new YieldingQueue();
  const started: number[] = [];
  queue.add(() => {
    started.push(1);
    queue.add(() => started.push(2));
    queue.add(() => started.push(3));
  });
  while (started.length < 3) await nextTurn();
  expect(started).toEqual([1, 2, 3]);
});

it('starts urgent tasks before others, in their order and in the next turns', async () => {
  const queue = new YieldingQueue();
  const started: string[] = [];
  for (let i = 0; i < 20; i += 1) queue.add(() => started.push(`other ${i}`));
  queue.add(() => started.push('urgent 1'), true);
  queue.add(() => started.push('urgent 2'), true);
  for (let turn = 0; turn < 4; turn += 1) await nextTurn();
  expect(started.slice(0, 3)).toEqual(['other 0', 'urgent 1', 'urgent 2']);
  while (started.length < 22) await nextTurn();
  expect(started.slice(3)).toEqual(Array.from({ length: 19 }, (_, i) => `other ${i + 1}`));
});
