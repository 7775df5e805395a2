import { expect, it } from '@jest/globals';
import { withoutSecrets } from './mail-page.js';

const TOKEN = 'Zm9yIGV4YW1wbGUgb25seSwgbm90IGEgcmVhbCB0b2s';

it('a mail is shown without the tokens of its links, and with their other parameters', () => {
  for (const before of ['?token=', '?lang=en&amp;token=', '?lang=en&token=2026-00128.']) {
    const html = `<a href="http://a.example/x${before}${TOKEN}">http://a.example/x${before}${TOKEN}</a>`;
    const shown = withoutSecrets(html);
    expect(shown).not.toContain(TOKEN);
    expect(shown).toContain('token=•••');
    expect(shown).toContain(before.includes('lang') ? 'lang=en' : '/x?');
  }
});

it('a mail is shown without the tokens in fragments, and with anchors of pages', () => {
  const start = '<a href="http://a.example';
  expect(withoutSecrets(`${start}/admin/reset-password#token=${TOKEN}">`)).toBe(
    `${start}/admin/reset-password#token=•••">`,
  );
  expect(withoutSecrets(`${start}/admin/account-change#${TOKEN}">`)).toBe(
    `${start}/admin/account-change#•••">`,
  );
  const anchor = `${start}/legal#how-long-we-keep-personal-data">`;
  expect(withoutSecrets(anchor)).toBe(anchor);
});
