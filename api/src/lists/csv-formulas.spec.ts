import { expect, it } from '@jest/globals';
import { literal } from './csv-formulas.js';

it.each([
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '\ttext',
  ' =1',
  '\u00a0=1',
  '\u200b=1',
  '\ufeff=1',
  '"=1',
  "'=1",
  ' "\' =1',
  '＝1',
  '＋1',
  '－1',
  '＠A1',
  '﹦1',
  '⁼1',
  '−1',
  '+385 1 555 0100',
])('adds an apostrophe before %j and leaves the rest unchanged', (text) => {
  expect(literal(text)).toBe(`'${text}`);
});

it.each([
  '',
  'Ana',
  '1+1',
  'a=b',
  '00385 1 555 0100',
  'Šibenik - Knin',
  '👋 =1',
  '(-5)',
  '2026-00128',
])('leaves %j unchanged', (text) => {
  expect(literal(text)).toBe(text);
});
