import { expect, test } from '@jest/globals';
import { excerpt } from './excerpt';

test('A text without a format is shown as it is', () => {
  expect(excerpt('# 1 mjesto\n* 2 mjesta')).toBe('# 1 mjesto\n* 2 mjesta');
});

test.each([
  ['## Što radimo\n\nU **petak** i *subotu*.', 'Što radimo\nU petak i subotu.'],
  ['- prva\n- druga\n\n1. treća', 'prva\ndruga\ntreća'],
  ['> Hvala vam.\n\n---\n\nKraj', 'Hvala vam.\nKraj'],
  ['Vidi [uvjete](/terms) i ![drvo](/media/1.webp "Maslina").', 'Vidi uvjete i drvo.'],
  ['| Dan | Sat |\n| --- | :-: |\n| petak | 10 |', 'Dan Sat\npetak 10'],
  ['5 \\* 4 \\[približno\\]', '5 * 4 [približno]'],
])('The marks of Markdown are left out: %j', (text, words) => {
  expect(excerpt(text, 'markdown')).toBe(words);
});
