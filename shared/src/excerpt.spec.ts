import { describe, expect, test } from '@jest/globals';
import { beginningOf } from './excerpt.js';

describe('the beginning of a text', () => {
  test.each([
    ['whole where it is short', 'Kratko.', 7, 'Kratko.'],
    ['in one line', ' Dragi\n\n  prijatelji,\tdobro jutro ', 40, 'Dragi prijatelji, dobro jutro'],
    ['cut after a whole word', 'Savjet roditeljima i djeci', 20, 'Savjet roditeljima…'],
    ['cut after a word that just fits', 'Savjet roditeljima', 17, 'Savjet…'],
    ['without the comma after the last word', 'Gosti, dobro došli svima', 12, 'Gosti…'],
    ['without a bracket that opens', 'Djeci (od 7 do 14 godina)', 9, 'Djeci…'],
    ['without a last word of one letter', 'Djeci i mladima u riziku', 18, 'Djeci i mladima…'],
    ['with words that belong together', 'Djeci u\u00a0kući uz more', 17, 'Djeci u\u00a0kući uz…'],
    ['without half of such words', 'Djeci u\u00a0kući uz more', 11, 'Djeci…'],
    ['a whole sentence that fills most of it', 'Dođite svima. Čekamo.', 16, 'Dođite svima.'],
    ['a quoted sentence', '„Tko je kriv?” pitaju', 17, '„Tko je kriv?”'],
    ['more than a sentence that is short', 'Dođite. Čekamo vas sada', 21, 'Dođite. Čekamo vas…'],
    ['no sentence where a number has a dot', 'Rok je 22. travnja', 12, 'Rok je 22…'],
    ['no sentence where a word is abbreviated', 'Predaje im sv. Ana', 16, 'Predaje im sv…'],
    ['a single word that is too long, cut', 'a'.repeat(30), 10, `${'a'.repeat(9)}…`],
    ['cut between characters', '😀'.repeat(30), 10, `${'😀'.repeat(9)}…`],
  ])('is %s', (_what, text, length, expected) => {
    expect(beginningOf(text, length)).toBe(expected);
    expect(Array.from(expected).length).toBeLessThanOrEqual(length);
  });

  test('is followed by an ellipsis of its own wherever it is cut, also after a sentence', () => {
    const cut = (length: number) => beginningOf('Dođite svima. Čekamo.', length, '...');
    expect([cut(16), cut(21)]).toEqual(['Dođite svima...', 'Dođite svima. Čekamo.']);
  });
});
