import { randomUUID } from 'node:crypto';
import { isPromise } from 'node:util/types';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { matchesEtag, StoredResponse } from './stored-response.js';

const header = (headers: readonly string[], name: string): string | undefined => {
  const at = headers.findIndex((each, i) => i % 2 === 0 && each.toLowerCase() === name);
  return at < 0 ? undefined : headers[at + 1];
};

describe('a stored response', () => {
  const text = '<p>Suhozid drži bez veziva, jer kamenje pristaje jedno uz drugo.</p>'.repeat(40);

  const store = (body: string, headers = ['Content-Type', 'text/html']): StoredResponse =>
    new StoredResponse(headers, Buffer.from(body), { validUntil: Infinity });

  it('has the same content in every encoding, each with its length', async () => {
    const stored = store(text);
    const [identity, br, gzip] = [
      await stored.encodedAs('identity'),
      await stored.encodedAs('br'),
      await stored.encodedAs('gzip'),
    ];
    expect(identity.body.toString()).toBe(text);
    expect(brotliDecompressSync(br.body).toString()).toBe(text);
    expect(gunzipSync(gzip.body).toString()).toBe(text);
    for (const { headers, body } of [identity, br, gzip]) {
      expect(header(headers, 'content-length')).toBe(String(body.length));
      expect(header(headers, 'vary')).toBe('Accept-Encoding, Cookie');
    }
    expect(header(br.headers, 'content-encoding')).toBe('br');
  });

  it('sends with 304 its Content Security Policy, and no headers that describe a body', () => {
    const policy = "default-src 'self'";
    const { notModified } = store(text, [
      'Content-Type',
      'text/html',
      'Content-Language',
      'hr',
      'Content-Security-Policy',
      policy,
      'Cache-Control',
      'no-cache',
    ]);
    expect(header(notModified, 'content-security-policy')).toBe(policy);
    expect(header(notModified, 'cache-control')).toBe('no-cache');
    expect(header(notModified, 'content-type')).toBeUndefined();
    expect(header(notModified, 'content-language')).toBeUndefined();
  });

  it('with a submission key has another one each time, and no entity tag', async () => {
    const submissionKey = randomUUID();
    const body = Buffer.from(`${text}<input value="${submissionKey}">`);
    const options = { validUntil: Infinity, submissionKey };
    const stored = new StoredResponse(['Content-Type', 'text/html'], body, options);
    const sent = [
      (await stored.encodedAs('identity')).body,
      brotliDecompressSync((await stored.encodedAs('br')).body),
      brotliDecompressSync((await stored.encodedAs('br')).body),
      gunzipSync((await stored.encodedAs('gzip')).body),
    ].map(String);
    expect(new Set([body.toString(), ...sent]).size).toBe(5);
    for (const one of sent)
      expect(one.replace(/[\w-]{36}(?=">$)/, submissionKey)).toBe(String(body));
    expect(header(stored.notModified, 'etag')).toBeUndefined();
  });

  it('is compressed once per coding, at the first request for it', async () => {
    const stored = store(text);
    const first = stored.encodedAs('br');
    expect(isPromise(first)).toBe(true);
    expect(stored.encodedAs('br')).toBe(first);
    await first;
    expect(stored.encodedAs('br')).toBe(await first);
    expect(isPromise(stored.encodedAs('gzip'))).toBe(true);
  });

  it('is sent uncompressed where compression is not worth its cost', async () => {
    for (const stored of [store('short'), store(text, ['Content-Type', 'image/png'])]) {
      const { headers } = await stored.encodedAs('br');
      expect(header(headers, 'content-encoding')).toBeUndefined();
    }
  });

  it('drops headers that belong to a single exchange', async () => {
    const stored = store('[]', [
      'X-Request-Id',
      'a',
      'Date',
      'yesterday',
      'Content-Length',
      '1',
      'Content-Range',
      'blog 0-1/2',
    ]);
    const { headers } = await stored.encodedAs('identity');
    expect(header(headers, 'x-request-id')).toBeUndefined();
    expect(header(headers, 'date')).toBeUndefined();
    expect(header(headers, 'content-length')).toBe('2');
    expect(header(headers, 'content-range')).toBe('blog 0-1/2');
  });

  it('sends with 304 its entity tag but no content type', () => {
    const stored = store(text);
    expect(header(stored.notModified, 'content-type')).toBeUndefined();
    expect(header(stored.notModified, 'etag')).toBe(stored.etag);
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
  ])('%j matches W/"a": %s', (value, expected) => {
    expect(matchesEtag(value, 'W/"a"')).toBe(expected);
  });
});
