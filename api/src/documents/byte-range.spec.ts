import { describe, expect, it } from '@jest/globals';
import { readByteRange } from './byte-range.js';

const SIZE = 1_000;

describe('readByteRange', () => {
  it.each([
    ['bytes=0-9', 0, 9],
    ['bytes=990-', 990, 999],
    ['bytes=990-5000', 990, 999],
    ['bytes=-10', 990, 999],
    ['bytes=-5000', 0, 999],
    ['Bytes= 0-0', 0, 0],
  ])('parses %s as bytes %d to %d', (header, first, last) => {
    expect(readByteRange(header, SIZE)).toEqual({ first, last });
  });

  it.each(['bytes=1000-', 'bytes=2000-3000', 'bytes=-0'])(
    'reports %s as unsatisfiable',
    (header) => {
      expect(readByteRange(header, SIZE)).toBe('unsatisfiable');
    },
  );

  it.each([undefined, '', 'bytes=-', 'bytes=9-0', 'bytes=0-1,5-6', 'lines=0-9', 'bytes=a-b'])(
    'ignores %s, so that the whole file is sent',
    (header) => {
      expect(readByteRange(header, SIZE)).toBeUndefined();
    },
  );
});
