import { describe, expect, it } from '@jest/globals';
import { isCommonPassword } from './is-common-password.js';

describe('a common password', () => {
  it.each([
    'aaaaaaaaaaaa',
    '            ',
    '121212121212',
    'abcabcabcabc',
    '123456789012',
    '098765432109',
    'abcdefghijklmnop',
    'qwertyuiop12',
    'QWERTZUIOPasdfgh',
    'asdfghjklyxcvbnm',
    '1qaz2wsx3edc',
    'password1234',
    'Password2026!',
    'P@ssw0rd2026!!',
    '2026password',
    'lozinka12345',
    'LOZINKA-2026-!',
    'Šifra1234567',
    'administrator',
    'Administrator1!',
    'passwordpassword',
    'lozinkalozinka1',
    'KvalitetaZivljenja',
    'Kvaliteta života 2026',
    'udrugakvaliteta1',
    'iloveyou1234',
    'dragonmonkey99',
    'Zagreb123456',
  ])('is %s', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each([
    'duga fraza za prijavu',
    'nova fraza za prijavu',
    'jedna duga fraza za prijavu',
    'samo-za-mjerenje-1',
    'correct horse battery staple',
    'tri mačke spavaju na krovu',
    'k7mPw-2xQvt-9fRzb-hT4Nd',
    'M0jaBak@PecePituOdJabuka',
    'Xq3vTz8LmK2p',
  ])('is not %s', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });

  it('is recognised quickly, whatever its length', () => {
    const start = performance.now();
    for (const text of ['ab', 'abc1', 'lozinka', 'x y', 'aab']) {
      isCommonPassword(text.repeat(256).slice(0, 255) + 'q');
    }
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});
