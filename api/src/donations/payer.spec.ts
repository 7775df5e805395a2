import { describe, expect, it } from '@jest/globals';
import { payerOf } from './payer.js';

const named = (donorName: string | null, isAnonymous = false) =>
  payerOf({ donorName, isAnonymous })?.name;

describe('the payer on a slip', () => {
  it.each([
    ['Ana Horvat', 'Ana Horvat'],
    ['  prof.dr.sc. Ana   Đurđević ', 'prof.dr.sc. Ana Đurđević'],
    ['Obrt „Kamen“, vl. I. Šimić', "Obrt 'Kamen', vl. I. Šimić"],
    ['Kamen d.o.o.', 'Kamen d.o.o.'],
    ['Zoë Müller', 'Zoe Muller'],
  ])('is the donor %j', (donorName, name) => {
    expect(named(donorName)).toBe(name);
  });

  it('has thirty characters, and Croatian letters count for two', () => {
    expect(named('a'.repeat(100))).toBe('a'.repeat(30));
    expect(named('š'.repeat(100))).toBe('š'.repeat(15));
  });

  it('is left open for those who gave no name or want to stay anonymous', () => {
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
  ])('is no address: %s', (words) => {
    expect(named(words)).toBeUndefined();
  });
});
