import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { markedText } from './marked-text';

const shown = (text: string) =>
  render(<p>{markedText(text, { strong: (words) => <b>{words}</b> })}</p>).container.innerHTML;

test('renders marked words by the function of their name', () => {
  expect(shown('Nazovite <strong>112</strong> ili <strong>192</strong>.')).toBe(
    '<p>Nazovite <b>112</b> ili <b>192</b>.</p>',
  );
});

test('renders text without marks and words with unknown names as text', () => {
  expect(shown('2 < 3 i <b>5</b> > 4')).toBe('<p>2 &lt; 3 i 5 &gt; 4</p>');
});
