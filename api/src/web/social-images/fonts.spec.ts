import { describe, expect, it } from '@jest/globals';
import { HEADING_FONT, outlines, readable, layOutText, widthOf } from './fonts.js';

const room = { width: 1040, lines: 3 };
const sizes = [92, 68, 46];

describe('a title set into lines', () => {
  it('stays on one at the largest size when it is short', () => {
    expect(layOutText(HEADING_FONT, 'Terapija opuštanja', sizes, room)).toEqual({
      size: 92,
      lines: ['Terapija opuštanja'],
    });
  });

  it('grows smaller until its lines fit', () => {
    const title = 'Program psihosocijalne podrške djeci i mladima u riziku od isključenosti';
    const { size, lines } = layOutText(HEADING_FONT, title, sizes, room);
    expect(size).toBe(68);
    expect(lines.join(' ')).toBe(title);
    expect(lines.length).toBeLessThanOrEqual(3);
    for (const line of lines) expect(widthOf(HEADING_FONT, line, size)).toBeLessThanOrEqual(1040);
  });

  it('is cut with an ellipsis when it fits at no size', () => {
    for (const title of ['riječ '.repeat(80).trim(), `Dug${'o'.repeat(300)}`]) {
      const { size, lines } = layOutText(HEADING_FONT, title, sizes, room);
      expect(lines).toHaveLength(3);
      expect(lines[2]).toMatch(/…$/);
      for (const line of lines) expect(widthOf(HEADING_FONT, line, size)).toBeLessThanOrEqual(1040);
    }
  });

  it('fits the height it is given', () => {
    const title = 'Pomoć starijim i nemoćnim osobama u zaleđu';
    const { size, lines } = layOutText(HEADING_FONT, title, sizes, { ...room, height: 150 });
    expect(size * lines.length).toBeLessThanOrEqual(150);
  });
});

describe('the letters of a text', () => {
  it('are those the font has: Croatian ones, and no others', () => {
    expect(readable(HEADING_FONT, 'Čačkalica, đak – „šuma” ž')).toBe('Čačkalica, đak – „šuma” ž');
    expect(readable(HEADING_FONT, '  Mir 😀 \n и rat ')).toBe('Mir rat');
  });

  it('are put together where a mark comes by itself', () => {
    expect(readable(HEADING_FONT, 'c\u030c')).toBe('č');
  });

  it('become outlines, without a text that a font of the machine would draw', () => {
    const drawn = outlines(HEADING_FONT, 'Šuma', { x: 10, y: 20, size: 40, fill: '#000' });
    expect(drawn.match(/<path/g)).toHaveLength(4);
    expect(drawn).not.toContain('<text');
  });
});
