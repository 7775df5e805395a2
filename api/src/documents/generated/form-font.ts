import { FONTS, type Paper } from '../../pdf/paper.js';

/**
 * The codes of Windows-1250 for the Croatian letters that WinAnsiEncoding lacks, with Adobe's glyph
 * names.
 */
const CROATIAN: readonly [code: number, letter: string, glyph: string][] = [
  [0xc6, 'Ć', 'Cacute'],
  [0xc8, 'Č', 'Ccaron'],
  [0xd0, 'Đ', 'Dcroat'],
  [0xe6, 'ć', 'cacute'],
  [0xe8, 'č', 'ccaron'],
  [0xf0, 'đ', 'dcroat'],
];

const [FIRST, LAST] = [32, 255];
const NAME = 'AtkinsonHyperlegibleNext-Regular';

/** Fixed metrics of the font file, in thousandths of the size. */
const METRICS = { Ascent: 984, Descent: -316, CapHeight: 668, XHeight: 496, StemV: 88 };
const BOX = [-61, -250, 1289, 903];

function letterOf(code: number): string {
  const croatian = CROATIAN.find(([at]) => at === code);
  return croatian?.[1] ?? new TextDecoder('windows-1252').decode(Uint8Array.of(code));
}

/**
 * A complete font, not a subset, with a simple encoding of all Croatian letters: users may type
 * letters that do not occur in the form itself.
 */
export function formFont({ pdf }: Paper): PDFKit.PDFKitReference {
  const file = pdf.ref({ Length1: FONTS.text.length });
  file.end(FONTS.text);
  const descriptor = pdf.ref({
    Type: 'FontDescriptor',
    FontName: NAME,
    Flags: 32,
    FontBBox: BOX,
    ItalicAngle: 0,
    ...METRICS,
    FontFile2: file,
  });
  descriptor.end(undefined);
  pdf.font('text').fontSize(1000);
  const widths = Array.from({ length: LAST - FIRST + 1 }, (_, index) =>
    Math.round(pdf.widthOfString(letterOf(FIRST + index))),
  );
  const font = pdf.ref({
    Type: 'Font',
    Subtype: 'TrueType',
    BaseFont: NAME,
    FirstChar: FIRST,
    LastChar: LAST,
    Widths: widths,
    FontDescriptor: descriptor,
    Encoding: {
      Type: 'Encoding',
      BaseEncoding: 'WinAnsiEncoding',
      Differences: CROATIAN.flatMap(([code, , glyph]) => [code, glyph]),
    },
  });
  font.end(undefined);
  return font;
}
