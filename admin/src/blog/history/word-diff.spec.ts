import { describe, expect, test } from '@jest/globals';
import { diffWords } from './word-diff';

const diffText = (previous: string, later: string) =>
  diffWords(previous, later)
    .map(({ kind, text }) => ({ same: text, removed: `[-${text}-]`, added: `[+${text}+]` })[kind])
    .join('');

describe('The difference of two texts', () => {
  test('is shown word by word', () => {
    expect(diffText('Dođite na čaj u petak.', 'Dođite na kavu u petak.')).toBe(
      'Dođite na [-čaj-][+kavu+] u petak.',
    );
    expect(diffText('Čaj', 'Čaj i kava')).toBe('Čaj[+ i kava+]');
    expect(diffText('', 'Novo')).toBe('[+Novo+]');
    expect(diffText('Isto.', 'Isto.')).toBe('Isto.');
    expect(diffText('', '')).toBe('');
  });

  test('joins changed words to phrases', () => {
    expect(diffText('Vidimo se u lijepom Kninu.', 'Vidimo se u dalekom Zadru.')).toBe(
      'Vidimo se u [-lijepom Kninu-][+dalekom Zadru+].',
    );
  });

  test('of long texts that have nothing in common is one change', () => {
    expect(diffText('a '.repeat(3000), 'b '.repeat(3000))).toBe(
      `[-${'a '.repeat(3000)}-][+${'b '.repeat(3000)}+]`,
    );
    const lines = (word: string) =>
      Array.from({ length: 2000 }, (_, i) => `${word}${i}\n`).join('');
    expect(diffWords(lines('a'), lines('b')).map(({ kind }) => kind)).toEqual(['removed', 'added']);
  });

  test('is shown line by line where most words of a long text differ', () => {
    const [previous, later] = ['a '.repeat(3000), 'b '.repeat(3000)];
    expect(diffText(`Čaj.\n${previous}\nKava.`, `Čaj.\n${later}\nKava.`)).toBe(
      `Čaj.\n[-${previous}\n-][+${later}\n+]Kava.`,
    );
  });

  test('is found in long texts with few changes', () => {
    const before = 'riječ '.repeat(20_000);
    expect(diffText(`${before}čaj. ${before}`, `${before}kava. ${before}`)).toBe(
      `${before}[-čaj-][+kava+]. ${before}`,
    );
  });

  test('contains both texts completely', () => {
    const parts = ['čaj', ' ', '\n', ', '];
    const texts = [''];
    for (const text of texts.values()) {
      if (text.length < 7) texts.push(...parts.map((part) => text + part));
      if (texts.length > 120) break;
    }
    for (const previous of texts) {
      for (const later of texts) {
        const runs = diffWords(previous, later);
        const without = (kind: string) =>
          runs
            .filter((run) => run.kind !== kind)
            .map((run) => run.text)
            .join('');
        expect([without('added'), without('removed')]).toEqual([previous, later]);
      }
    }
  });
});
