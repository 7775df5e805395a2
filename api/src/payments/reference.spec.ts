import { describe, expect, it } from '@jest/globals';
import { referencesIn } from './reference.js';

const ONE = '2026-00128';
const OTHER = '2026-00216';

describe('a donation’s reference', () => {
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
  ])('is found in %s', (text) => {
    expect(referencesIn(text)).toEqual([ONE]);
  });

  it.each([
    ['a wrong check digit', '2026-00129'],
    ['a longer number', `9${ONE}`],
    ['an account number', 'HR1210010051863000160'],
    ['a day as reference', 'HR00 15-06-2027'],
    ['words', 'Donacija'],
    ['nothing', ''],
  ])('is not found in %s', (_, text) => {
    expect(referencesIn(text)).toEqual([]);
  });

  it('is found with others beside it', () => {
    expect(referencesIn(`${ONE}, i ${OTHER}`)).toEqual([ONE, OTHER]);
  });

  it('is looked for in a long row of digits in no time', () => {
    expect(referencesIn('1 '.repeat(50_000))).toEqual([]);
  });
});
