import { describe, expect, it } from '@jest/globals';
import { isReadable, canonicalUrl } from './canonical-url.js';

describe('the canonical URL', () => {
  it('has lower-case letters and no empty segments, and keeps the query', () => {
    for (const [url, canonical] of [
      ['/about/', '/about'],
      ['/About', '/about'],
      ['/blog//terapija-opustanja/', '/blog/terapija-opustanja'],
      ['/blog/?q=Mir&category=A%2FB', '/blog?q=Mir&category=A%2FB'],
      ['/A/%C4%8D/X', '/a/%C4%8D/x'],
      ['/%61bout?q=%61', '/about?q=%61'],
      ['/%41%62out%2Fx%2E', '/about%2Fx%2E'],
      ['/', undefined],
      ['/?q=A', undefined],
      ['/blog/%C4%8D', undefined],
      ['/blog?next=//evil.example/', undefined],
      // A request target in absolute form.
      ['http://evil.example//a/', undefined],
    ] as const) {
      expect([url, canonicalUrl(url)]).toEqual([url, canonical]);
    }
  });

  it('never names another host, and needs no further redirect', () => {
    for (const url of [
      '//evil.example',
      '///evil.example/a/',
      '/\\evil.example/',
      '\\\\evil.example/',
      '/%2F/evil.example/',
      '/%5Cevil.example/',
      '/.//evil.example/',
      '//user@evil.example/',
      '//',
      '//?x=//',
      '/%09//evil.example/',
      '//A//b/',
      '/\\//X/',
    ]) {
      const canonical = canonicalUrl(url) ?? '/';
      expect(canonical).toMatch(/^\/(?![/\\])/);
      expect(new URL(canonical, 'https://site.example/a/b').host).toBe('site.example');
      expect([url, canonicalUrl(canonical)]).toEqual([url, undefined]);
    }
  });
});

it('a path is readable where it can be decoded to text', () => {
  for (const url of ['/%E0%A4%A', '/blog/%00', '/%', '/%C0%AF', '/a%0Ab', '/%7F']) {
    expect([url, isReadable(url)]).toEqual([url, false]);
  }
  for (const url of ['/', '/blog/%C4%8Dlanak', '/a%20b', '/blog?q=%E0%A4%A']) {
    expect([url, isReadable(url)]).toEqual([url, true]);
  }
});
