import { expect, test } from '@jest/globals';
import { slugOf, withoutDiacritics } from './plain-letters.js';

test('letters lose their diacritics and keep their case', () => {
  expect(withoutDiacritics('čćđšž ĐŠ àéîõü ŁÆ')).toBe('ccdsz DS aeiou LAe');
});

test.each([
  ['Čišćenje đačkih škola, žurno!', 'ciscenje-dackih-skola-zurno'],
  ['  Zaželi III – 2024. ', 'zazeli-iii-2024'],
  ['  Đurđevdan – proslava  ', 'durdevdan-proslava'],
  ['Crème brûlée, CO₂', 'creme-brulee-co2'],
  ['Straße, Łódź, Bjørn i Æsop', 'strasse-lodz-bjorn-i-aesop'],
  ['!!!', ''],
])('the slug of %j is %j', (text, slug) => {
  expect(slugOf(text, 120)).toBe(slug);
});

test('a slug that is cut does not end with a hyphen', () => {
  expect(slugOf(`${'a'.repeat(119)} b`, 120)).toBe('a'.repeat(119));
  expect(slugOf('kuća na moru', 5)).toBe('kuca');
});
