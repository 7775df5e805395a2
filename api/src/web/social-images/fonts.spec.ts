import { expect, it } from '@jest/globals';
import { HEADING_FONT, outlines, readable } from './fonts.js';

it('a card has only characters of the font, drawn as outlines', () => {
  expect(readable(HEADING_FONT, 'Čačkalica, đak – „šuma” ž')).toBe('Čačkalica, đak – „šuma” ž');
  expect(readable(HEADING_FONT, '  Mir 😀 \n i c\u030c')).toBe('Mir i č');
  const drawn = outlines(HEADING_FONT, 'Šuma', { x: 10, y: 20, size: 40, fill: '#000' });
  expect(drawn.match(/<path/g)).toHaveLength(4);
  expect(drawn).not.toContain('<text');
});
