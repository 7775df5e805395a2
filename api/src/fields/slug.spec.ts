import { describe, expect, it } from '@jest/globals';
import { numberedSlug, slugFromTitle } from './slug.js';

describe('the slug of a title', () => {
  it.each([
    ['Škola opuštanja', 'skola-opustanja'],
    ['Đaci', 'daci'],
    ['2026.', 'dogadaj-2026'],
    ['A!', 'dogadaj-a'],
    ['Ψυχή', 'dogadaj'],
  ])('of %j is %j', (title, slug) => {
    expect(slugFromTitle(title, 'dogadaj')).toBe(slug);
  });
});

describe('a slug that is taken', () => {
  it('gets the first free number', () => {
    expect(numberedSlug('zbor', new Set(['zbor-2']))).toBe('zbor');
    expect(numberedSlug('zbor', new Set(['zbor', 'zbor-2', 'zbor-4']))).toBe('zbor-3');
  });

  it('is cut for its number, and not after a hyphen', () => {
    const long = `${'a'.repeat(117)}-bb`;
    expect(numberedSlug(long, new Set([long]))).toBe(`${'a'.repeat(117)}-2`);
  });
});
