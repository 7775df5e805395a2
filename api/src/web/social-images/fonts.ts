import { create, type Font } from 'fontkit';
import { readHeadingFont, readTextFont } from '../../pdf/fonts.js';

function open(file: Buffer): Font {
  const font = create(file);
  if (!('layout' in font)) throw new Error('A file is a collection, not a font');
  return font;
}

/** The design's two typefaces. Text is drawn as outlines, so installed fonts are never used. */
export const HEADING_FONT = open(readHeadingFont());
export const TEXT_FONT = open(readTextFont('600SemiBold'));

/** A text without the characters that the font lacks, and with single spaces. */
export function readable(font: Font, text: string): string {
  const characters = Array.from(text.normalize('NFC').replace(/\s+/g, ' '));
  return characters
    .filter((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
    .join('')
    .replace(/ +/g, ' ')
    .trim();
}

/** The width of a line of text in pixels, at a font size in pixels. */
export function widthOf(font: Font, text: string, size: number): number {
  return (font.layout(text).advanceWidth * size) / font.unitsPerEm;
}

/** A line of text as SVG paths, beginning at `x` on the baseline `y`. */
export function outlines(
  font: Font,
  text: string,
  { x, y, size, fill }: { x: number; y: number; size: number; fill: string },
): string {
  const { glyphs, positions } = font.layout(text);
  const scale = size / font.unitsPerEm;
  let penX = 0;
  const drawn = glyphs.map((glyph, i) => {
    const { xAdvance = glyph.advanceWidth, xOffset = 0, yOffset = 0 } = positions[i] ?? {};
    const transform = `translate(${penX + xOffset} ${yOffset})`;
    penX += xAdvance;
    const d = glyph.path.toSVG();
    return d === '' ? '' : `<path transform="${transform}" d="${d}"/>`;
  });
  const toPixels = `translate(${x} ${y}) scale(${scale} ${-scale})`;
  return `<g fill="${fill}" transform="${toPixels}">${drawn.join('')}</g>`;
}

export interface TextLayout {
  /** The font size in pixels. */
  size: number;
  lines: string[];
}

/**
 * Breaks a text into lines at the largest size at which it fits; one that fits at none is
 * truncated.
 *
 * @param sizes in pixels, largest first
 * @param room the width in pixels, the maximal number of lines, and the maximal sum of their sizes
 */
export function layOutText(
  font: Font,
  text: string,
  sizes: readonly number[],
  room: { width: number; lines: number; height?: number },
): TextLayout {
  let layout: TextLayout = { size: 0, lines: [] };
  for (const size of sizes) {
    layout = { size, lines: breakLines(font, text, size, room.width) };
    const widest = Math.max(...layout.lines.map((line) => widthOf(font, line, size)));
    const height = layout.lines.length * size;
    const fits = layout.lines.length <= room.lines && height <= (room.height ?? Infinity);
    if (fits && widest <= room.width) return balanced(font, text, layout, room.width);
  }
  const { size } = layout;
  const allLines = breakLines(font, text, size, room.width, true);
  const lines = allLines.slice(0, room.lines);
  const last = lines.at(-1);
  if (last !== undefined && allLines.length > room.lines) {
    lines[room.lines - 1] = truncateToFit(font, `${last}…`, size, room.width);
  }
  return { size, lines };
}

/** The same lines as short as possible, so that no word is left alone in the last one. */
function balanced(
  font: Font,
  text: string,
  { size, lines }: TextLayout,
  width: number,
): TextLayout {
  let [least, most] = [width / 2, width];
  while (most - least > 4) {
    const middle = (least + most) / 2;
    const widest = (shorter: string[]) =>
      Math.max(...shorter.map((line) => widthOf(font, line, size)));
    const shorter = breakLines(font, text, size, middle);
    if (shorter.length > lines.length || widest(shorter) > middle) least = middle;
    else most = middle;
  }
  return { size, lines: breakLines(font, text, size, most) };
}

/** A word of one letter stays with the next word. */
const keepShortWords = (text: string): string =>
  text.replace(/(?<![^ („“])(\p{L}) (?=\S)/gu, '$1\u00a0');

function breakLines(
  font: Font,
  text: string,
  size: number,
  width: number,
  breakWords = false,
): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of keepShortWords(text).split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(font, longer, size) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
    while (breakWords && widthOf(font, line, size) > width) {
      const part = longestPrefix(font, line, size, width);
      lines.push(part);
      line = line.slice(part.length);
    }
  }
  const all = line === '' ? lines : [...lines, line];
  return all.map((one) => one.replaceAll('\u00a0', ' '));
}

function longestPrefix(font: Font, text: string, size: number, width: number): string {
  const characters = Array.from(text);
  let count = characters.length - 1;
  while (count > 1 && widthOf(font, characters.slice(0, count).join(''), size) > width) count -= 1;
  return characters.slice(0, count).join('');
}

/** Shortens a line that ends with an ellipsis. */
function truncateToFit(font: Font, line: string, size: number, width: number): string {
  let characters = Array.from(line).slice(0, -1);
  while (characters.length > 1 && widthOf(font, `${characters.join('')}…`, size) > width) {
    characters = characters.slice(0, -1);
  }
  return `${characters.join('').trimEnd()}…`;
}
