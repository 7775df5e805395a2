import { describe, expect, it } from '@jest/globals';
import { excerptOf } from './excerpt.js';

describe('an excerpt in a mail', () => {
  it('is the whole text when it is short, in one line', () => {
    expect(excerptOf(' Dragi prijatelji,\n\nčeka nas svibanj. ')).toBe(
      'Dragi prijatelji, čeka nas svibanj.',
    );
    const exact = `${'riječ '.repeat(24)}šestsl`;
    expect([exact.length, excerptOf(exact)]).toEqual([150, exact]);
  });

  it('ends after a whole word, without the comma after it', () => {
    const text = `${'riječ '.repeat(23)}gosti, radionica za roditelje`;
    expect(excerptOf(text)).toBe(`${'riječ '.repeat(23)}gosti...`);
    expect(excerptOf('čaj '.repeat(60))).toBe(`${'čaj '.repeat(36)}čaj...`);
  });

  it('cuts a single word that is too long', () => {
    expect(excerptOf('🦇'.repeat(200))).toBe(`${'🦇'.repeat(150)}...`);
  });
});
