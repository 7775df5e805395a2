import { describe, expect, it } from '@jest/globals';
import { referencesIn } from './reference.js';

const ONE = '2026-00128';
const OTHER = '2026-00216';

describe('referencesIn', () => {
  it.each([
    ONE,
    `HR00 ${ONE}`,
    `HR00${ONE}`,
    'HR00202600128',
    'HR 00 2026 00128',
    '202600128',
    '2026 - 00128',
    '2026–00128',
    'donacija 2026-001 28, hvala',
    `Za udrugu,poziv na broj:${ONE}.`,
    `${ONE} 04.05.2026`,
    `racun 17 ${ONE}`,
  ])('finds the reference in %s', (text) => {
    expect(referencesIn(text)).toEqual([ONE]);
  });

  it.each([
    ['a wrong check digit', '2026-00129'],
    ['a longer number', `9${ONE}`],
    ['an account number', 'HR1210010051863000160'],
    ['a day as reference', 'HR00 15-06-2027'],
    ['words', 'Donacija'],
    ['nothing', ''],
  ])('finds none in %s', (_, text) => {
    expect(referencesIn(text)).toEqual([]);
  });

  it('finds several references in a text', () => {
    expect(referencesIn(`${ONE}, i ${OTHER}`)).toEqual([ONE, OTHER]);
  });

  it('searches a long row of digits quickly', () => {
    expect(referencesIn('1 '.repeat(50_000))).toEqual([]);
  });
});
