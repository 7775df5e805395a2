import { expect, it } from '@jest/globals';
import { withoutSecrets } from './mail-page.js';

const TOKEN = 'Zm9yIGV4YW1wbGUgb25seSwgbm90IGEgcmVhbCB0b2s';

it.each([
  ['http://a.example/x?token=', 'http://a.example/x?token=•••'],
  ['http://a.example/x?lang=en&amp;token=', 'http://a.example/x?lang=en&amp;token=•••'],
  ['http://a.example/x?token=2026-00128.', 'http://a.example/x?token=•••'],
  [
    'http://a.example/admin/reset-password#token=',
    'http://a.example/admin/reset-password#token=•••',
  ],
  ['http://a.example/admin/account-change#', 'http://a.example/admin/account-change#•••'],
])('a mail is shown without the token after %s', (before, shown) => {
  const html = (link: string) => `<a href="${link}">${link}</a>`;
  expect(withoutSecrets(html(`${before}${TOKEN}`))).toBe(html(shown));
  const anchor = html('http://a.example/legal#how-long-we-keep-personal-data');
  expect(withoutSecrets(anchor)).toBe(anchor);
});
