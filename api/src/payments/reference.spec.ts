import { describe, expect, it } from '@jest/globals';
import { mistypedReferencesIn, referencesIn } from './reference.js';

const ONE = '2026-00128';
const OTHER = '2026-00216';

describe('referencesIn', () => {
  it.each([
    ONE,
    `HR00${ONE}`,
    'HR00202600128',
    'HR 00 2026 00128',
    '2026 - 00128',
    '2026–00128',
    'donacija 2026-001 28, hvala',
    `Za udrugu,poziv na broj:${ONE}.`,
    `${ONE} 04.05.2026`,
    `racun 17 ${ONE}`,
    '2026_00128',
    '2026 / 00128',
  ])('finds the reference in %s', (text) => {
    expect(referencesIn(text)).toEqual([ONE]);
  });

  it.each(['2026-00129', `9${ONE}`, 'HR1210010051863000160', 'HR00 15-06-2027', ''])(
    'finds none in %j',
    (text) => {
      expect(referencesIn(text)).toEqual([]);
    },
  );

  it('finds several references in a text', () => {
    expect(referencesIn(`${ONE}, i ${OTHER}`)).toEqual([ONE, OTHER]);
  });

  it.each([
    '2O26-oo128',
    'HR00 2026-0OI28',
    '2026-128',
    '2026.128',
    '2026-000128',
    'HR01202600128',
    `HR99 ${ONE}.`,
    '0000202600128',
  ])('proposes the reference that %s may mean', (text) => {
    expect([...referencesIn(text), ...mistypedReferencesIn(text)]).toContain(ONE);
  });

  it.each(['2026-OO129', '2026-129', 'Otok 20'])('proposes none for %s', (text) => {
    expect(mistypedReferencesIn(text)).toEqual([]);
  });

  it('searches a long row of digits quickly', () => {
    expect(referencesIn('1 '.repeat(50_000))).toEqual([]);
    expect(mistypedReferencesIn('1O '.repeat(50_000))).toEqual([]);
  });
});
