import { describe, expect, test } from '@jest/globals';

import { atLeast } from './at-least';
import { formatDate } from './format-date';
import { slugFrom, textOrNull } from './text';

describe('A suggested slug', () => {
  test.each([
    ['Čišćenje đačkih škola, žurno!', 'ciscenje-dackih-skola-zurno'],
    ['  Zaželi III – 2024. ', 'zazeli-iii-2024'],
    ['!!!', ''],
  ])('of %j is %j', (title, slug) => {
    expect(slugFrom(title)).toBe(slug);
  });

  test('never exceeds 120 characters nor ends in a hyphen', () => {
    expect(slugFrom(`${'a'.repeat(119)} b`)).toBe('a'.repeat(119));
  });
});

describe('A date', () => {
  test('is dd.MM.yyyy in Zagreb', () => {
    expect(formatDate('2024-04-25T22:30:00.000Z')).toBe('26.04.2024');
  });

  test('that is missing or wrong is an empty text', () => {
    expect([formatDate(null), formatDate('sutra')]).toEqual(['', '']);
  });
});

test('An empty optional text becomes null', () => {
  expect([textOrNull('  '), textOrNull(undefined), textOrNull(' a ')]).toEqual([null, null, 'a']);
});

test('A text of spaces is not long enough', () => {
  const rule = atLeast(3, 'prekratko');
  expect([rule('    '), rule(null), rule('abc')]).toEqual(['prekratko', 'prekratko', undefined]);
});
