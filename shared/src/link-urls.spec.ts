import { describe, expect, it } from '@jest/globals';
import { isLinkable } from './link-urls.js';

describe('an address of a link', () => {
  it.each([
    'https://example.com/a?b=c#d',
    'HTTPS://example.com',
    'mailto:ana@example.com?subject=Pitanje',
    'tel:+385(0)22-123.456',
    '/projects/zazeli#h-a',
    '/',
    '#h-sto-nudimo',
  ])('may be %s', (address) => {
    expect(isLinkable(address)).toBe(true);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>',
    'vbscript:a',
    'http://example.com',
    'ftp://example.com',
    'file:///etc/passwd',
    '//example.com',
    '/\\example.com',
    '\\\\example.com',
    'https:example.com',
    'https:///example.com',
    'https://user:secret@example.com',
    'https://bank.hr@example.com',
    'mailto:',
    'mailto:a@b@c',
    'tel:javascript',
    'example.com',
    '#',
    '',
    `https://example.com/${'a'.repeat(2000)}`,
    'https://example.com/\u202Egpj',
  ])('is never %j', (address) => {
    expect(isLinkable(address)).toBe(false);
  });
});
