import { describe, expect, it } from '@jest/globals';
import { emailCandidates } from './email-candidates.js';

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
    expect([...emailCandidates(text)]).toContain('ana@udruga.hr');
  });

  it('include those with every character of an address', () => {
    expect([...emailCandidates("o'neil+list_1@pošta.example.org")]).toContain(
      "o'neil+list_1@pošta.example.org",
    );
  });

  it.each(['', '@', 'a@', '@b.hr', 'a@b', 'a@b.c', 'a @ b.hr'])('are none in %j', (text) => {
    expect([...emailCandidates(text)]).toEqual([]);
  });

  it('are few for a long text without a space', () => {
    const text = `${'a'.repeat(10_000)}@${'b'.repeat(10_000)}.hr`;
    expect([...emailCandidates(text)]).toEqual([]);
    expect([...emailCandidates(`${'a'.repeat(10_000)}@b.hr`)]).toHaveLength(64);
  });
});
