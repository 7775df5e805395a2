import { describe, expect, it } from '@jest/globals';
import { typosInPrefix, typosInWord } from './typos.js';

describe('the number of typos', () => {
  it.each([
    ['skola', 'skola', 0],
    ['skla', 'skola', 1],
    ['skoola', 'skola', 1],
    ['skila', 'skola', 1],
    ['sokla', 'skola', 1],
    ['ksolaa', 'skola', 2],
    ['', 'skola', 5],
    ['skola', '', 5],
    ['knin', 'skola', 4],
  ])('in %s for the word %s is %d', (typed, word, expected) => {
    expect(typosInWord(typed, word)).toBe(expected);
  });

  it('in an incomplete word is that of the nearest prefix', () => {
    expect(typosInPrefix('zlostavla', 'zlostavljanje')).toBe(1);
    expect(typosInWord('zlostavla', 'zlostavljanje')).toBe(4);
    expect(typosInPrefix('zlostavljanje', 'zlost')).toBe(8);
  });
});
