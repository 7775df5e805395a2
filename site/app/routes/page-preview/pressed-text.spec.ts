import { expect, test } from '@jest/globals';
import { pressedText } from './pressed-text';

const texts = {
  'home.title': 'Tko smo (i što radimo)?',
  'home.founded': 'Udrugu su {{year}}. osnovali ljudi.',
  'home.danger': 'Nazovite <call>112</call>.',
};

test.each([
  ['Tko smo (i što radimo)?', 'home.title'],
  ['Udrugu su <b>2009</b>. osnovali ljudi.', 'home.founded'],
  ['Nazovite <a href="tel:112"><b>112</b></a>.', 'home.danger'],
  ['Tko smo (i što radimo)? Saznajte <b>više</b>', undefined],
])('A press in “%s” finds %s', (html, key) => {
  document.body.innerHTML = `<section><p>${html}</p><p>Drugi odlomak</p></section>`;
  expect(pressedText(document.querySelector('b, p'), texts)).toBe(key);
});
