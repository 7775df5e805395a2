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

it('compression is worth its cost for text that does not fit into one packet', () => {
  for (const type of ['text/html; charset=utf-8', 'application/problem+json', 'image/svg+xml']) {
    expect([type, isWorthCompressing(type, 5_000)]).toEqual([type, true]);
    expect([type, isWorthCompressing(type, 500)]).toEqual([type, false]);
  }
  for (const type of ['image/webp', 'application/pdf', 'font/woff2', undefined]) {
    expect([type, isWorthCompressing(type, 5_000)]).toEqual([type, false]);
  }
});

it('compression keeps a text of any length', async () => {
  for (const length of [1_000, 200_000, 600_000]) {
    const body = Buffer.from('žutika '.repeat(length / 7));
    for (const use of ['often', 'once', 'each'] as const) {
      expect(brotliDecompressSync(await compress(body, 'br', use)).equals(body)).toBe(true);
      expect(gunzipSync(await compress(body, 'gzip', use)).equals(body)).toBe(true);
    }
  }
});
