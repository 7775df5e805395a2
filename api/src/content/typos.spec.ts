import { describe, expect, it } from '@jest/globals';
import { typosInPrefix, typosInWord } from './typos.js';

describe('mistakes in a word', () => {
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
  ])('typed as %s for %s are %d', (typed, word, mistakes) => {
    expect(typosInWord(typed, word)).toBe(mistakes);
  });

  it('are those of its beginning while it is half-typed', () => {
    expect(typosInPrefix('zlostavla', 'zlostavljanje')).toBe(1);
    expect(typosInWord('zlostavla', 'zlostavljanje')).toBe(4);
    expect(typosInPrefix('zlostavljanje', 'zlost')).toBe(8);
  });
});
