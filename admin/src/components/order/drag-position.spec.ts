import { expect, test } from '@jest/globals';
import { dragPosition, moved } from './drag-position';

const centers = [50, 150, 250, 350];

test.each([
  [150, 1, 1],
  [260, 1, 2],
  [900, 1, 3],
  [140, 2, 1],
  [149, 3, 1],
  [-20, 3, 0],
  [249, 1, 1],
])('A row dragged to %d px from index %d moves to index %d', (y, from, to) => {
  expect(dragPosition(centers, y, from)).toBe(to);
});

test('Moving a row leaves the others in their order', () => {
  expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(moved(['a', 'b', 'c', 'd'], 3, 1)).toEqual(['a', 'd', 'b', 'c']);
});
