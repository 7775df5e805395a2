import { randomUUID } from 'node:crypto';
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
    const sent = {
      'Content-Type': 'text/html',
      'Content-Language': 'hr',
      'Cache-Control': 'no-cache',
    };
    const stored = store(
      text,
      Object.entries({ ...sent, 'Content-Security-Policy': policy }).flat(),
    );
    const { notModified } = stored;
    expect(header(notModified, 'content-security-policy')).toBe(policy);
    expect(header(notModified, 'cache-control')).toBe('no-cache');
    expect(header(notModified, 'etag')).toBe(stored.etag);
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

  it('is compressed once per coding, and only where that is worth its cost', async () => {
    const stored = store(text);
    const first = stored.encodedAs('br');
    expect(stored.encodedAs('br')).toBe(first);
    for (const other of [store('short'), store(text, ['Content-Type', 'image/png'])]) {
      const { headers } = await other.encodedAs('br');
      expect(header(headers, 'content-encoding')).toBeUndefined();
    }
  });

  it('drops headers that belong to a single exchange', async () => {
    const once = { 'X-Request-Id': 'a', Date: 'yesterday', 'Content-Length': '1' };
    const sent = Object.entries({ ...once, 'Content-Range': 'blog 0-1/2' }).flat();
    const { headers } = await store('[]', sent).encodedAs('identity');
    expect(header(headers, 'x-request-id')).toBeUndefined();
    expect(header(headers, 'date')).toBeUndefined();
    expect(header(headers, 'content-length')).toBe('2');
    expect(header(headers, 'content-range')).toBe('blog 0-1/2');
  });
});

it('If-None-Match names an entity tag, several or any', () => {
  for (const value of ['W/"a"', '"a"', '"b", W/"a"', '*']) {
    expect([value, matchesEtag(value, 'W/"a"')]).toEqual([value, true]);
  }
  expect([matchesEtag('"b"', 'W/"a"'), matchesEtag(undefined, 'W/"a"')]).toEqual([false, false]);
});
