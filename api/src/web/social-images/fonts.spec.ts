import { describe, expect, it } from '@jest/globals';
import { HEADING_FONT, outlines, readable, layOutText, widthOf } from './fonts.js';

const room = { width: 1040, lines: 3 };
const sizes = [92, 68, 46];

describe('the layout of a title', () => {
  it('uses the largest size at which the lines fit the width and the height', () => {
    const title = 'Program psihosocijalne podrške djeci i mladima u riziku od isključenosti';
    const { size, lines } = layOutText(HEADING_FONT, title, sizes, room);
    expect([size, lines.join(' ')]).toEqual([68, title]);
    for (const line of lines) expect(widthOf(HEADING_FONT, line, size)).toBeLessThanOrEqual(1040);
    const lower = layOutText(HEADING_FONT, title, sizes, { ...room, height: 150 });
    expect(lower.size * lower.lines.length).toBeLessThanOrEqual(150);
  });

  it('truncates with an ellipsis a title that fits at no size', () => {
    for (const title of ['riječ '.repeat(80).trim(), `Dug${'o'.repeat(300)}`]) {
      const { size, lines } = layOutText(HEADING_FONT, title, sizes, room);
      expect(lines).toHaveLength(3);
      expect(lines[2]).toMatch(/…$/);
      for (const line of lines) expect(widthOf(HEADING_FONT, line, size)).toBeLessThanOrEqual(1040);
    }
  });
});

it('a card has only characters of the font, drawn as outlines', () => {
  expect(readable(HEADING_FONT, 'Čačkalica, đak – „šuma” ž')).toBe('Čačkalica, đak – „šuma” ž');
  expect(readable(HEADING_FONT, '  Mir 😀 \n i c\u030c')).toBe('Mir i č');
  const drawn = outlines(HEADING_FONT, 'Šuma', { x: 10, y: 20, size: 40, fill: '#000' });
  expect(drawn.match(/<path/g)).toHaveLength(4);
  expect(drawn).not.toContain('<text');
});
