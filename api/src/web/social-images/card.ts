import type { CardTone } from 'shared/card-tones';
import sharp from 'sharp';
import { pictureDrawing, TEXT_END, type CardPicture } from './card-picture.js';
import { HEADING_FONT, outlines, readable, layOutText, TEXT_FONT, widthOf } from './fonts.js';
import { WALL } from './wall.js';

export type { CardPicture } from './card-picture.js';

export const CARD = { width: 1200, height: 630 } as const;

/** The social card of a page: the picture that other sites show beside links to it. */
export interface Card {
  title: string;
  /** The kind of the page, or its category. */
  section: string;
  siteName: string;
  tone: CardTone;
  picture: CardPicture | null;
}

/** The card of a page as the site's renderer returns it. */
export interface PageCard extends Card {
  /** The version in the picture's URL. */
  version: string;
}

const BACKGROUND = '#fbf8f2';
const TEXT_COLOUR = '#1d2a2e';
const ADRIATIC = '#0e4a5a';
const TERRACOTTA = '#b4482b';
const STONE_COLOURS = { stone1: '#e9dfcd', stone2: '#d8c9af', stone3: '#c5b498' } as const;
const COLOURS: Record<CardTone, { tone: string; deep: string }> = {
  sea: { tone: '#0e4a5a', deep: '#2e7183' },
  olive: { tone: '#56632a', deep: '#7d8a48' },
  fig: { tone: '#6e2b45', deep: '#a3506f' },
  terracotta: { tone: '#ad4226', deep: '#c96a47' },
};

const MARK_STONES =
  'M2.6 13.5 13.1 3.8c1-.9 2.4-.3 2.4 1.1v4.6c0 .7-.3 1.3-.8 1.7l-5.4 4.4c-.5.4-1 .6-1.6.6H3.8c-1.6 0-2.3-1.7-1.2-2.7Z' +
  'M17 5c0-1.4 1.6-2.1 2.6-1.1l9.9 9.5c1.1 1 .4 2.8-1.1 2.8h-4.1c-.5 0-1-.2-1.4-.5l-5.1-4.4c-.5-.4-.8-1-.8-1.7V5Z' +
  'M3.9 19.4c0-.9.7-1.6 1.6-1.6h3.4c.9 0 1.6.7 1.6 1.6l.2 7.7c0 .9-.7 1.6-1.6 1.6H5.6c-.9 0-1.6-.7-1.6-1.6l-.1-7.7Z' +
  'M21.7 19.3c0-.9.7-1.5 1.6-1.5h3.4c.9 0 1.6.8 1.6 1.6l-.3 7.7c0 .9-.8 1.6-1.6 1.6h-3.2c-.9 0-1.6-.8-1.6-1.6l.1-7.8Z';
const MARK_HEARTH =
  'M12.2 24.5c0-1 .7-1.7 1.6-1.7l4.7.1c.9 0 1.5.7 1.5 1.6v2.6c0 .9-.7 1.6-1.6 1.6h-4.6c-.9 0-1.6-.8-1.6-1.6v-2.6Z';

/** Pixels from the edges to the text. */
const MARGIN = 80;
/** The free area between the association's name and the wall's highest stones. */
const TITLE_AREA = { top: 146, height: 236 } as const;
const TITLE_SIZES = [92, 86, 80, 74, 68, 62, 56, 50, 46] as const;
/** Metrics of a line of the title, in multiples of its font size. */
const ASCENT = 0.76;
const LINE_HEIGHT = 1.12;
const LABEL = { height: 46, gap: 34 } as const;

/** Few colours suffice for the drawing; a photo has more. */
const PNG = { palette: true, colours: 96, dither: 0, effort: 7 } as const;
const PNG_WITH_PICTURE = { ...PNG, colours: 256, dither: 0.6 } as const;

/**
 * A card as a PNG of 1200 by 630 pixels.
 * @param file the bytes of its picture; it is drawn without one where they cannot be read
 */
export async function drawCard(card: Card, file?: Buffer): Promise<Buffer> {
  const { picture } = card;
  const shown = file && picture ? await pictureDrawing(file, picture).catch(() => '') : '';
  return sharp(Buffer.from(cardDrawing(card, shown)), { unlimited: true })
    .png(shown === '' ? PNG : PNG_WITH_PICTURE)
    .toBuffer();
}

/** A card as SVG with its text as outlines, beside a picture if it has one. */
export function cardDrawing({ title, section, siteName, tone }: Card, picture = ''): string {
  const { width, height } = CARD;
  const colours = COLOURS[tone];
  const name = readable(HEADING_FONT, siteName);
  const text = readable(HEADING_FONT, title) || name;
  const end = picture === '' ? width - MARGIN : TEXT_END;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<path fill="${BACKGROUND}" d="M0 0H${width}V${height}H0Z"/>`,
    picture,
    ...Object.entries(STONE_COLOURS).map(([kind, fill]) =>
      stonePath(kind as keyof typeof STONE_COLOURS, fill),
    ),
    stonePath('tone', colours.tone),
    stonePath('deep', colours.deep),
    `<g transform="translate(${MARGIN - 4} 52) scale(1.75)"><path fill="${ADRIATIC}" d="${MARK_STONES}"/><path fill="${TERRACOTTA}" d="${MARK_HEARTH}"/></g>`,
    // The title of the home page is the name.
    text.includes(name)
      ? ''
      : outlines(HEADING_FONT, shortName(name, end), {
          x: MARGIN + 66,
          y: 92,
          size: 31,
          fill: ADRIATIC,
        }),
    ...heading(text, section, colours.tone, end),
    '</svg>',
  ].join('');
}

function stonePath(kind: keyof typeof WALL, fill: string): string {
  return `<path fill="${fill}" d="${WALL[kind]}"/>`;
}

function shortName(name: string, end: number): string {
  const room = { width: end - MARGIN - 66, lines: 1 };
  return layOutText(HEADING_FONT, name, [31], room).lines[0] ?? '';
}

/**
 * The title with the section's label above it, vertically centred in the free area. A date is in
 * the headings' font: the zero of the other is slashed.
 */
function heading(title: string, section: string, colour: string, end: number): string[] {
  const font = /\d/.test(section) ? HEADING_FONT : TEXT_FONT;
  const [label = ''] = layOutText(font, readable(font, section), [27], {
    width: Math.min(800, end - MARGIN - 36),
    lines: 1,
  }).lines;
  const sectionLine = label === '' ? 0 : LABEL.height + LABEL.gap;
  const { size, lines } = layOutText(HEADING_FONT, title, TITLE_SIZES, {
    width: end - MARGIN,
    lines: 3,
    height: TITLE_AREA.height - sectionLine,
  });
  const lineHeight = size * LINE_HEIGHT;
  const height = sectionLine + size * ASCENT + (lines.length - 1) * lineHeight;
  const top = TITLE_AREA.top + (TITLE_AREA.height - height) / 2;
  const first = top + sectionLine + size * ASCENT;
  const drawn = lines.map((line, i) =>
    outlines(HEADING_FONT, line, { x: MARGIN, y: first + i * lineHeight, size, fill: TEXT_COLOUR }),
  );
  if (label === '') return drawn;
  const labelWidth = widthOf(font, label, 27);
  return [
    `<path fill="${colour}" d="M${MARGIN + 14} ${top}h${labelWidth + 14}q16-1 17 15l-1 16q0 15-16 14l-${labelWidth + 10} 1q-18 1-18-15l0-15q0-16 16-16Z"/>`,
    outlines(font, label, { x: MARGIN + 22, y: top + 32, size: 27, fill: BACKGROUND }),
    ...drawn,
  ];
}
