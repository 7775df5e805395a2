import { describe, expect, test } from '@jest/globals';
import {
  clockTime,
  localDateTime,
  endOfDay,
  formatDate,
  formatDateTime,
  fromLocalTime,
  isoDate,
  isoWithOffset,
  shortDate,
  toLocalTime,
  zagrebParts,
} from './croatian-time.js';

describe('local time in Croatia', () => {
  test.each([
    ['2026-06-10T10:00', '2026-06-10T08:00:00.000Z'],
    ['2026-01-10T10:00', '2026-01-10T09:00:00.000Z'],
    ['2026-01-01T00:30', '2025-12-31T23:30:00.000Z'],
  ])('is %s at %s', (local, instant) => {
    expect(fromLocalTime(local)?.toISOString()).toBe(instant);
    expect(toLocalTime(instant)).toBe(local);
    expect([isoDate(instant), clockTime(instant)]).toEqual(local.split('T'));
  });

  test('is the first of two instants when clocks go back', () => {
    expect(fromLocalTime('2026-10-25T02:30')).toEqual(new Date('2026-10-25T00:30:00Z'));
  });

  test('is an hour later when clocks skip it', () => {
    expect(toLocalTime(fromLocalTime('2026-03-29T02:30') ?? NaN)).toBe('2026-03-29T03:30');
  });

  test.each(['', 'sutra', '2026-13-45T10:00'])('is never %j', (local) => {
    expect(fromLocalTime(local)).toBeNull();
  });

  test('has seconds, and years before 1000 with four digits', () => {
    expect(localDateTime('2026-04-30T22:00:07Z')).toBe('2026-05-01 00:00:07');
    expect(toLocalTime('0020-06-10T12:00:00Z')).toMatch(/^0020-06-10T13:/);
  });

  test('has the offset of summer and winter', () => {
    expect(isoWithOffset('2024-04-26T07:00:05Z')).toBe('2024-04-26T09:00:05+02:00');
    expect(isoWithOffset('2024-12-31T23:00:00Z')).toBe('2025-01-01T00:00:00+01:00');
  });
});

test.each([
  ['2026-06-10T08:00:00Z', '2026-06-10T22:00:00Z'],
  ['2026-03-28T23:30:00Z', '2026-03-29T22:00:00Z'],
  ['2026-10-25T22:59:00Z', '2026-10-25T23:00:00Z'],
  ['2026-12-31T12:00:00Z', '2026-12-31T23:00:00Z'],
])('the day of %s ends at %s', (instant, end) => {
  expect(endOfDay(instant)).toEqual(new Date(end));
});

describe('a date', () => {
  test('is the day on the calendar in Croatia', () => {
    expect(isoDate('2024-04-26T22:30:00Z')).toBe('2024-04-27');
    expect(shortDate(new Date('2024-04-25T22:30:00Z'))).toBe('26.04.2024');
    expect(formatDate(Date.parse('2024-04-25T22:30:00Z'), 'en')).toBe('26 April 2024');
  });

  test('is in Croatian with the month in the genitive and a full stop after the year', () => {
    expect(formatDate('2024-04-26T10:00:00Z', 'hr')).toBe('26. travnja 2024.');
    expect(formatDateTime('2026-11-21T08:52:00Z', 'hr')).toBe('21. studenoga 2026. u 09:52');
  });

  test('is in English written day first', () => {
    expect(formatDate('2024-04-26T10:00:00Z', 'en')).toBe('26 April 2024');
    expect(formatDateTime('2026-11-21T08:52:00Z', 'en')).toBe('21 November 2026 at 09:52');
  });

  test('is read in parts, in the order and form of its language', () => {
    const options = { weekday: 'long', day: 'numeric', month: 'long' } as const;
    expect(zagrebParts('2024-04-26T22:30:00Z', 'hr', options)).toMatchObject({
      weekday: 'subota',
      day: '27',
      month: 'travnja',
    });
  });
});
