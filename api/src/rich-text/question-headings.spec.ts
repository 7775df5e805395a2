import { describe, expect, it } from '@jest/globals';
import type { Block } from './blocks.js';
import { withQuestionHeadings } from './question-headings.js';

const paragraph = (...texts: string[]): Block => ({
  type: 'paragraph',
  inlines: texts.map((text) => ({ type: 'text', text })),
});
const heading = (id: string, text: string): Block => ({
  type: 'heading',
  level: 2,
  id,
  inlines: [{ type: 'text', text }],
});

describe('a plain text', () => {
  it('has a heading for each short question that begins a paragraph', () => {
    const text = [paragraph('Uvod.'), paragraph('Što štiti? Odrasli. Zar ne?'), paragraph('Kraj.')];
    expect(withQuestionHeadings(text)).toEqual([
      paragraph('Uvod.'),
      heading('h-sto-stiti_1', 'Što štiti?'),
      paragraph('Odrasli. Zar ne?'),
      paragraph('Kraj.'),
    ]);
  });

  it('keeps what follows in the line, such as links', () => {
    const text = [paragraph('Uvod.'), paragraph('Kako? Nazovite ', '112', '.')];
    expect(withQuestionHeadings(text).at(-1)).toEqual(paragraph('Nazovite ', '112', '.'));
  });

  it.each([
    ['in the introduction', [paragraph('Što štiti? Odrasli.')]],
    ['that is all of a paragraph', [paragraph('Uvod.'), paragraph('Što štiti?')]],
    ['that is long', [paragraph('Uvod.'), paragraph(`${'Zašto '.repeat(10)}baš? Zato.`)]],
    ['after another sentence', [paragraph('Uvod.'), paragraph('Znamo. Što štiti? Odrasli.')]],
  ])('has none for a question %s', (_where, text) => {
    expect(withQuestionHeadings(text)).toEqual(text);
  });
});
