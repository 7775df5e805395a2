import { describe, expect, it } from '@jest/globals';
import { addressCandidates } from './address-candidates.js';

describe('the addresses that a text may contain', () => {
  it.each([
    ['ana@udruga.hr'],
    ['Pišite na ana@udruga.hr.'],
    ['„ana@udruga.hr”, hvala'],
    ['{"text":"Prvi red\\nana@udruga.hr\\ndrugi"}'],
    ['DONACIJAana@udruga.hrHVALA'],
    ['b@c.hr ana@udruga.hr'],
    ['mailto:ana@udruga.hr?subject=x'],
  ])('include the one in %j', (text) => {
    expect([...addressCandidates(text)]).toContain('ana@udruga.hr');
  });

  it('include those with every character of an address', () => {
    expect([...addressCandidates("o'neil+list_1@pošta.example.org")]).toContain(
      "o'neil+list_1@pošta.example.org",
    );
  });

  it.each(['', '@', 'a@', '@b.hr', 'a@b', 'a@b.c', 'a @ b.hr'])('are none in %j', (text) => {
    expect([...addressCandidates(text)]).toEqual([]);
  });

  it('are few for a long text without a space', () => {
    const text = `${'a'.repeat(10_000)}@${'b'.repeat(10_000)}.hr`;
    expect([...addressCandidates(text)]).toEqual([]);
    expect([...addressCandidates(`${'a'.repeat(10_000)}@b.hr`)]).toHaveLength(64);
  });
});
