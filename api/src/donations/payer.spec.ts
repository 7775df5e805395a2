import { describe, expect, it } from '@jest/globals';
import { payerOf } from './payer.js';

const named = (donorName: string | null, isAnonymous = false) =>
  payerOf({ donorName, isAnonymous })?.name;

describe('payerOf', () => {
  it.each([
    ['Ana Horvat', 'Ana Horvat'],
    ['  prof.dr.sc. Ana   Đurđević ', 'prof.dr.sc. Ana Đurđević'],
    ['Obrt „Kamen“, vl. I. Šimić', "Obrt 'Kamen', vl. I. Šimić"],
    ['Kamen d.o.o.', 'Kamen d.o.o.'],
    ['Zoë Müller', 'Zoe Muller'],
  ])('names the donor %j', (donorName, name) => {
    expect(named(donorName)).toBe(name);
  });

  it('truncates names to thirty characters, counting Croatian letters twice', () => {
    expect(named('a'.repeat(100))).toBe('a'.repeat(30));
    expect(named('š'.repeat(100))).toBe('š'.repeat(15));
  });

  it('names nobody without a name, or for an anonymous donation', () => {
    expect(named(null)).toBeUndefined();
    expect(named('')).toBeUndefined();
    expect(named('🦇')).toBeUndefined();
    expect(named('Ana Horvat', true)).toBeUndefined();
  });

  it.each([
    'https://lako.example',
    'lako.example',
    'Kupite na lako.example.',
    'WWW lako',
    'bit.ly/abc',
    'ana@lako.example',
    'javi: 091',
  ])('omits a name with a URL or an e-mail address: %s', (words) => {
    expect(named(words)).toBeUndefined();
  });
});
