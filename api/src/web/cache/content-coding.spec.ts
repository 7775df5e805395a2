import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { compress, isWorthCompressing, preferredEncoding } from './content-coding.js';

describe('the preferred encoding', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0.000, identity', 'identity'],
    ['BR', 'br'],
    ['gzip;q=0.5,br;q=0.1', 'br'],
    ['sbr, x-gzip', 'identity'],
  ])('of Accept-Encoding %j is %s', (accepted, encoding) => {
    expect(preferredEncoding(accepted)).toBe(encoding);
  });
});

describe('compression', () => {
  it.each([
    ['text/html; charset=utf-8', true],
    ['text/calendar', true],
    ['application/json; charset=utf-8', true],
    ['application/problem+json', true],
    ['application/atom+xml', true],
    ['image/svg+xml', true],
    ['image/webp', false],
    ['application/pdf', false],
    ['font/woff2', false],
    [undefined, false],
  ])('of %s is worth its cost: %s', (type, expected) => {
    expect(isWorthCompressing(type, 5_000)).toBe(expected);
  });

  it('is not worth its cost for a body that fits into one packet', () => {
    expect(isWorthCompressing('text/html', 500)).toBe(false);
  });

  it.each([1_000, 200_000, 600_000])('keeps a text of %i characters', async (length) => {
    const body = Buffer.from('žutika '.repeat(length / 7));
    for (const use of ['often', 'once', 'each'] as const) {
      expect(brotliDecompressSync(await compress(body, 'br', use)).equals(body)).toBe(true);
      expect(gunzipSync(await compress(body, 'gzip', use)).equals(body)).toBe(true);
    }
  });
});
