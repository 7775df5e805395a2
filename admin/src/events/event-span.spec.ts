import { expect, test } from '@jest/globals';
import { endOf, formatSpan } from './event-span';

test('A span has the date of its end only where that differs', () => {
  const start = '2026-06-10T08:00:00.000Z';
  expect([
    formatSpan(start, null),
    formatSpan(start, '2026-06-10T11:00:00.000Z'),
    formatSpan(start, '2026-06-11T11:00:00.000Z'),
  ]).toEqual([
    '10.06.2026 10:00',
    '10.06.2026 10:00 – 13:00',
    '10.06.2026 10:00 – 11.06.2026 13:00',
  ]);
});

test('An event without an end ends at midnight in Zagreb', () => {
  expect(endOf('2026-06-10T08:00:00.000Z', null)).toBe(Date.parse('2026-06-10T22:00:00Z'));
});
