import { expect, test } from '@jest/globals';
import { isPageUrl } from './page-url';

test('the router opens URLs of pages', () => {
  for (const url of ['/', '/javni-poziv', '/contact?project=true', '/about#a.b']) {
    expect([url, isPageUrl(url)]).toEqual([url, true]);
  }
});

test('the router does not open URLs of files, of the panel or of other sites', () => {
  for (const url of [
    '/documents/obrazac.pdf',
    '/media/a1b2',
    '/admin/blog',
    '/api/docs',
    '//evil.example/',
    'https://www.example.org/prijava',
  ]) {
    expect([url, isPageUrl(url)]).toEqual([url, false]);
  }
});
