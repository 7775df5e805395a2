import { describe, expect, it } from '@jest/globals';
import { isReadable, canonicalUrl } from './canonical-url.js';

describe('the canonical URL', () => {
  it.each([
    ['/about/', '/about'],
    ['/About', '/about'],
    ['/blog//terapija-opustanja/', '/blog/terapija-opustanja'],
    ['/blog/?q=Mir&category=A%2FB', '/blog?q=Mir&category=A%2FB'],
    ['/%C4%8Dlanak/', '/%C4%8Dlanak'],
    ['/A/%C4%8D/X', '/a/%C4%8D/x'],
    ['/%61bout?q=%61', '/about?q=%61'],
    ['/%41%62out%2Fx%2E', '/about%2Fx%2E'],
  ])('of %s is %s', (url, canonical) => {
    expect(canonicalUrl(url)).toBe(canonical);
  });

  it.each(['/', '/?q=A', '/about', '/blog/%C4%8D', '/blog?next=//evil.example/'])(
    'of %s is the URL itself',
    (url) => {
      expect(canonicalUrl(url)).toBeUndefined();
    },
  );

  it.each([
    '//evil.example',
    '//evil.example/',
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
  ])('of %s never names another host', (url) => {
    const canonical = canonicalUrl(url) ?? '/';
    expect(canonical).toMatch(/^\/(?![/\\])/);
    expect(new URL(canonical, 'https://site.example/a/b').host).toBe('site.example');
  });

  it('is undefined for a request target in absolute form', () => {
    expect(canonicalUrl('http://evil.example//a/')).toBeUndefined();
  });

  it('needs no further redirect', () => {
    for (const url of ['//A//b/', '/\\//X/', '/blog///']) {
      expect(canonicalUrl(canonicalUrl(url) ?? '')).toBeUndefined();
    }
  });
});

describe('a path', () => {
  it.each(['/%E0%A4%A', '/blog/%00', '/%', '/%C0%AF', '/a%0Ab', '/%7F'])(
    'like %s cannot be decoded',
    (url) => {
      expect(isReadable(url)).toBe(false);
    },
  );

  it.each(['/', '/blog/%C4%8Dlanak', '/a%20b', '/blog?q=%E0%A4%A'])(
    'like %s can be decoded',
    (url) => {
      expect(isReadable(url)).toBe(true);
    },
  );
});
