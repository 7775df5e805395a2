import { expect, test } from '@jest/globals';
import { remembering } from './remembering';

test('results for long texts are computed once, while they are among the last ones', () => {
  const computed: string[] = [];
  const lengthOf = remembering((text) => {
    computed.push(text.slice(0, 1));
    return text.length;
  }, 300);
  const long = (letter: string) => letter.repeat(120);
  expect([lengthOf(long('a')), lengthOf(long('b')), lengthOf(long('a'))]).toEqual([120, 120, 120]);
  expect(computed).toEqual(['a', 'b']);
  // The third one makes the first one leave.
  lengthOf(long('c'));
  lengthOf(long('b'));
  lengthOf(long('a'));
  expect(computed).toEqual(['a', 'b', 'c', 'a']);
});

test('short texts, and a text that is longer than all that is remembered, are computed', () => {
  let computed = 0;
  const count = remembering(() => (computed += 1), 300);
  for (const text of ['a', 'a', 'b'.repeat(301), 'b'.repeat(301)]) count(text);
  expect(computed).toBe(4);
});
