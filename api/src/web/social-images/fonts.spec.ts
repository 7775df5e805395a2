import { describe, expect, it } from '@jest/globals';
import { HEADING_FONT, outlines, readable, layOutText, widthOf } from './fonts.js';

const room = { width: 1040, lines: 3 };
const sizes = [92, 68, 46];

describe('the layout of a title', () => {
  it('is one line at the largest size for a short title', () => {
    expect(layOutText(HEADING_FONT, 'Terapija opuštanja', sizes, room)).toEqual({
      size: 92,
      lines: ['Terapija opuštanja'],
    });
  });

  it('uses the largest size at which the lines fit', () => {
    const title = 'Program psihosocijalne podrške djeci i mladima u riziku od isključenosti';
    const { size, lines } = layOutText(HEADING_FONT, title, sizes, room);
    expect(size).toBe(68);
    expect(lines.join(' ')).toBe(title);
    expect(lines.length).toBeLessThanOrEqual(3);
    for (const line of lines) expect(widthOf(HEADING_FONT, line, size)).toBeLessThanOrEqual(1040);
  });

  it('truncates with an ellipsis a title that fits at no size', () => {
    for (const title of ['riječ '.repeat(80).trim(), `Dug${'o'.repeat(300)}`]) {
      const { size, lines } = layOutText(HEADING_FONT, title, sizes, room);
      expect(lines).toHaveLength(3);
      expect(lines[2]).toMatch(/…$/);
      for (const line of lines) expect(widthOf(HEADING_FONT, line, size)).toBeLessThanOrEqual(1040);
    }
  });

  it('has lines of about the same length, and no short word at the end of one', () => {
    const title = 'Kako razgovarati s djecom i mladima o ovisnosti';
    const { size, lines } = layOutText(HEADING_FONT, title, sizes, { ...room, width: 700 });
    const widths = lines.map((line) => widthOf(HEADING_FONT, line, size));
    expect(lines.length).toBeGreaterThan(1);
    expect(Math.min(...widths)).toBeGreaterThan(Math.max(...widths) / 2);
    for (const line of lines) expect(line).not.toMatch(/ \p{L}$/u);
  });

  it('fits the given height', () => {
    const title = 'Pomoć starijim i nemoćnim osobama u zaleđu';
    const { size, lines } = layOutText(HEADING_FONT, title, sizes, { ...room, height: 150 });
    expect(size * lines.length).toBeLessThanOrEqual(150);
  });
});

describe('the text of a card', () => {
  it('contains only characters that the font has, among them the Croatian ones', () => {
    expect(readable(HEADING_FONT, 'Čačkalica, đak – „šuma” ž')).toBe('Čačkalica, đak – „šuma” ž');
    expect(readable(HEADING_FONT, '  Mir 😀 \n и rat ')).toBe('Mir rat');
  });

  it('has combining marks composed with their letters', () => {
    expect(readable(HEADING_FONT, 'c\u030c')).toBe('č');
  });

  it('is drawn as outlines, without text elements that need an installed font', () => {
    const drawn = outlines(HEADING_FONT, 'Šuma', { x: 10, y: 20, size: 40, fill: '#000' });
    expect(drawn.match(/<path/g)).toHaveLength(4);
    expect(drawn).not.toContain('<text');
  });
});
