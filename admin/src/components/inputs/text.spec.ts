import { describe, expect, test } from '@jest/globals';
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

test('An empty optional text becomes null', () => {
  expect([textOrNull('  '), textOrNull(undefined), textOrNull(' a ')]).toEqual([null, null, 'a']);
});
