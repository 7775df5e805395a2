import { describe, expect, test } from '@jest/globals';
import { excerpt, markWords } from './search-words.js';

const marked = (text: string, q: string) =>
  markWords(text, q)
    .map((piece) => (piece.found ? `[${piece.text}]` : piece.text))
    .join('');

describe('marking the words of a search', () => {
  test.each([
    ['Terapija opuštanja', 'opustanja', 'Terapija [opuštanja]'],
    ['Terapija opuštanja', 'OPUŠTANJE', 'Terapija [opuštanja]'],
    ['Anđela i đaci', 'daci', 'Anđela i [đaci]'],
    ['Radionice i radionica', 'radionicama', '[Radionice] i [radionica]'],
    ['Relaxation therapy helps you relax', 'relaxation', '[Relaxation] therapy helps you relax'],
    ['Ovisnost i mladi', 'ovisnosti mladih', '[Ovisnost] i [mladi]'],
    ['Naš način na putu', 'na', 'Naš način [na] putu'],
    ['Mir i mira, ali ne miris', 'mir', '[Mir] i [mira], ali ne [miris]'],
    ['Mir i mirovina', 'mir', '[Mir] i mirovina'],
    ['Bez nalaza', 'xyz', 'Bez nalaza'],
    ['Znakovi <b> i (a+b)*', '(a+b)*', 'Znakovi <[b]> i ([a]+[b])*'],
    ['Ništa', '', 'Ništa'],
    ['Ljiljan 😀 opuštanje', 'opustanje', 'Ljiljan 😀 [opuštanje]'],
  ])('in “%s” for “%s” gives %s', (text, q, expected) => {
    expect(marked(text, q)).toBe(expected);
  });
});

describe('an excerpt', () => {
  test('is the beginning of the text', () => {
    expect(excerpt(`Prvi\n\n  drugi ${'a'.repeat(200)}`, 20)).toBe('Prvi drugi…');
    expect(excerpt('Kratko.', 150)).toBe('Kratko.');
  });

  test('surrounds a match that comes later', () => {
    const text = `${'riječ '.repeat(60)}opuštanje ${'kraj '.repeat(60)}`;
    const shown = excerpt(text, 150, 'opustanje');
    expect(shown).toMatch(/^…riječ .*opuštanje kraj .*kraj…$/);
    expect(shown.length).toBeGreaterThan(140);
    expect(shown.length).toBeLessThanOrEqual(151);
  });

  test('surrounds a form, and no word that only contains the searched one', () => {
    const text = `${'nemir i mirovina '.repeat(20)}traži mira ${'kraj '.repeat(60)}`;
    expect(excerpt(text, 150, 'mir')).toMatch(/^….*traži mira kraj/);
    expect(excerpt(text, 150, 'xyz')).toMatch(/^nemir i mirovina/);
  });

  test('begins with the text if the match is near the beginning', () => {
    const text = `Opuštanje ${'riječ '.repeat(60)}opuštanje`;
    expect(excerpt(text, 150, 'opustanje')).toMatch(/^Opuštanje/);
  });
});
