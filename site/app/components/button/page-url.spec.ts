import { expect, test } from '@jest/globals';
import { isPageUrl } from './page-url';

test('the router follows addresses of pages', () => {
  for (const address of ['/', '/javni-poziv', '/contact?project=true', '/about#a.b']) {
    expect([address, isPageUrl(address)]).toEqual([address, true]);
  }
});

test('it does not follow those of files, of the panel, or of others', () => {
  for (const address of [
    '/documents/obrazac.pdf',
    '/media/a1b2',
    '/admin/blog',
    '/api/docs',
    '//evil.example/',
    'https://www.example.org/prijava',
  ]) {
    expect([address, isPageUrl(address)]).toEqual([address, false]);
  }
});
