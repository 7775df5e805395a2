import { expect, test } from '@jest/globals';
import { parseAst } from 'vite';
import { catalogueWithLineEnds } from './catalogue-line-ends';

const written = (code: string, language: 'hr' | 'en' = 'hr') =>
  catalogueWithLineEnds(code, parseAst(code), language);

test('the texts of a catalogue get their line ends, and nothing else changes', () => {
  const code = `export const a = { title: 'Kuća i vrt', list: ['2 puta', "o 'njoj'"] }; // i to`;
  expect(written(code)).toBe(
    `export const a = { title: "Kuća i\u00a0vrt", list: ["2\u00a0puta", "o\u00a0'njoj'"] }; // i to`,
  );
});

test('texts that stand in fields keep their spaces', () => {
  const code = `export const a = { placeholder: "Ana i Iva", subjects: { volunteer: "Vi i mi" } };`;
  expect(written(code)).toBe(code);
});
