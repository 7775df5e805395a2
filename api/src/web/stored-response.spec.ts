import { describe, expect, it } from '@jest/globals';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { matchesEtag, preferredEncoding, storeResponse } from './stored-response.js';

const header = (headers: readonly string[], name: string): string | undefined => {
  const at = headers.findIndex((each, i) => i % 2 === 0 && each.toLowerCase() === name);
  return at < 0 ? undefined : headers[at + 1];
};

describe('a stored answer', () => {
  const text = '<p>Suhozid drži bez veziva, jer kamenje pristaje jedno uz drugo.</p>'.repeat(40);

  it('holds the same bytes in every encoding, each with its length', async () => {
    const stored = await storeResponse(['Content-Type', 'text/html'], Buffer.from(text), Infinity);
    const { identity, br, gzip } = stored.representations;
    expect(identity.body.toString()).toBe(text);
    expect(brotliDecompressSync(br.body).toString()).toBe(text);
    expect(gunzipSync(gzip.body).toString()).toBe(text);
    for (const { headers, body } of [identity, br, gzip]) {
      expect(header(headers, 'content-length')).toBe(String(body.length));
      expect(header(headers, 'vary')).toBe('Accept-Encoding, Cookie');
    }
    expect(header(br.headers, 'content-encoding')).toBe('br');
  });

  it('keeps no header that speaks of one exchange only', async () => {
    const stored = await storeResponse(
      [
        'X-Request-Id',
        'a',
        'Date',
        'yesterday',
        'Content-Length',
        '1',
        'Content-Range',
        'blog 0-1/2',
      ],
      Buffer.from('[]'),
      Infinity,
    );
    const { headers } = stored.representations.identity;
    expect(header(headers, 'x-request-id')).toBeUndefined();
    expect(header(headers, 'date')).toBeUndefined();
    expect(header(headers, 'content-length')).toBe('2');
    expect(header(headers, 'content-range')).toBe('blog 0-1/2');
  });

  it('says nothing about a body when it is unchanged', async () => {
    const stored = await storeResponse(['Content-Type', 'text/html'], Buffer.from(text), Infinity);
    expect(header(stored.notModified, 'content-type')).toBeUndefined();
    expect(header(stored.notModified, 'etag')).toBe(stored.etag);
  });
});

describe('the encoding a client gets', () => {
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

describe('If-None-Match', () => {
  it.each([
    ['W/"a"', true],
    ['"a"', true],
    ['"b", W/"a"', true],
    ['*', true],
    ['"b"', false],
    [undefined, false],
  ])('%j against W/"a" is %s', (header_, same) => {
    expect(matchesEtag(header_, 'W/"a"')).toBe(same);
  });
});
