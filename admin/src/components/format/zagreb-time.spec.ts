import { describe, expect, test } from '@jest/globals';
import { formatSpan, fromZagrebInput, lastMoment, toZagrebInput } from './zagreb-time';

describe('Zagreb’s clocks', () => {
  test.each([
    ['2026-06-10T10:00', '2026-06-10T08:00:00.000Z'],
    ['2026-01-10T10:00', '2026-01-10T09:00:00.000Z'],
    ['2026-01-01T00:30', '2025-12-31T23:30:00.000Z'],
  ])('show %s at %s', (local, moment) => {
    expect(fromZagrebInput(local)).toBe(moment);
    expect(toZagrebInput(moment)).toBe(local);
  });

  test('showing an hour twice in autumn, the first is meant', () => {
    expect(fromZagrebInput('2026-10-25T02:30')).toBe('2026-10-25T00:30:00.000Z');
  });

  test('leaving an hour out in spring, the one after it is meant', () => {
    const moment = fromZagrebInput('2026-03-29T02:30');
    expect(toZagrebInput(moment)).toBe('2026-03-29T03:30');
  });

  test.each(['', 'sutra', '2026-13-45T10:00'])('never show %j', (local) => {
    expect(fromZagrebInput(local)).toBeNull();
  });
});

test('A span names its second day only when it is another', () => {
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

test('Without an end an event is over at midnight in Zagreb', () => {
  expect(lastMoment('2026-06-10T08:00:00.000Z', null)).toBe(Date.parse('2026-06-10T22:00:00Z'));
});
