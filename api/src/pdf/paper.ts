import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { Language } from '../i18n/language.js';
import { LOGO, type Shape } from './drawings.js';
import { readHeadingFont, readTextFont } from './fonts.js';

/** A4 in points. */
export const PAGE = { width: 595.28, height: 841.89 } as const;

export const COLORS = {
  limestone: '#fbf8f2',
  stone: '#efe8dc',
  stoneDark: '#cfbfa5',
  ink: '#1d2b30',
  quiet: '#4a5a60',
  adriatic: '#0e4a5a',
  olive: '#5e6b2e',
  fig: '#6e2b45',
  terracotta: '#b4482b',
  white: '#fffdf9',
} as const;

export const FONTS = {
  text: readTextFont('400Regular'),
  strong: readTextFont('700Bold'),
  heading: readHeadingFont(),
};
export type FontName = keyof typeof FONTS;

export type Struct = PDFKit.PDFStructureElement;
type Tag = 'H1' | 'H2' | 'H3' | 'P' | 'Lbl' | 'LBody';

export interface TextLook {
  font?: FontName;
  /** Points. */
  size?: number;
  color?: string;
  lineGap?: number;
  align?: 'left' | 'center' | 'right';
}

/** The metadata of a PDF. */
export interface PaperMetadata {
  title: string;
  subject: string;
  author: string;
  language: Language;
  issued: Date;
}

/** Builds a tagged PDF (PDF/UA): texts and figures join its structure, decorations do not. */
export class Paper {
  readonly pdf: PDFKit.PDFDocument;
  readonly root: Struct;

  constructor({ title, subject, author, language, issued }: PaperMetadata) {
    const options = {
      size: 'A4',
      margin: 0,
      autoFirstPage: false,
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      lang: language === 'hr' ? 'hr-HR' : 'en-GB',
      info: {
        Title: title,
        Subject: subject,
        Author: author,
        Creator: author,
        CreationDate: issued,
        ModDate: issued,
      },
    } satisfies PDFKit.PDFDocumentOptions;
    // The types of pdfkit lack this subset.
    const universal = { value: 'PDF/UA', enumerable: true };
    this.pdf = new PDFDocument(Object.defineProperty(options, 'subset', universal));
    for (const [name, bytes] of Object.entries(FONTS)) this.pdf.registerFont(name, bytes);
    this.root = this.pdf.struct('Document');
    this.pdf.addStructure(this.root);
  }

  addPage(background: string): void {
    this.pdf.addPage();
    this.decorate(() => this.pdf.rect(0, 0, PAGE.width, PAGE.height).fill(background));
  }

  /** Adds a structure element, which the caller closes with `end()`. */
  open(type: string, parent = this.root): Struct {
    const part = this.pdf.struct(type);
    parent.add(part);
    return part;
  }

  /** Draws a decoration, which screen readers skip. */
  decorate(draw: () => void): void {
    this.pdf.markContent('Artifact', { type: 'Layout' });
    draw();
    this.pdf.endMarkedContent();
  }

  /** Draws a figure with an alternative text. */
  picture(alt: string, box: [number, number, number, number], draw: () => void): void {
    this.root.add(this.pdf.struct('Figure', { alt, bbox: box }, draw));
  }

  /**
   * Writes a text at the given position.
   * @returns the top of the next line
   */
  text(
    tag: Tag,
    text: string,
    at: { x: number; y: number; width: number },
    look: TextLook = {},
    parent = this.root,
  ): number {
    let end = at.y;
    parent.add(
      this.pdf.struct(tag, {}, () => {
        this.style(look).text(text, at.x, at.y, this.textOptions(at.width, look));
        end = this.pdf.y;
      }),
    );
    return end;
  }

  /** The height of a text, in points. */
  heightOf(text: string, width: number, look: TextLook = {}): number {
    return this.style(look).heightOfString(text, this.textOptions(width, look));
  }

  widthOf(text: string, look: TextLook = {}): number {
    return this.style(look).widthOfString(text);
  }

  /** Draws shapes with their origin at the given position. */
  drawShapes(shapes: readonly Shape[], x: number, y: number, scale: number): void {
    const { pdf } = this;
    pdf.save().translate(x, y).scale(scale);
    for (const { d, fill, stroke, at } of shapes) {
      pdf.save();
      if (at) pdf.translate(...at);
      pdf.path(d);
      if (stroke) pdf.lineWidth(stroke[1]).lineCap('round').lineJoin('round').stroke(stroke[0]);
      else pdf.fill(fill ?? COLORS.ink);
      pdf.restore();
    }
    pdf.restore();
  }

  /** The association's logo beside its name. */
  signature(name: string, x: number, y: number, color: string): void {
    this.decorate(() => this.drawShapes(LOGO, x, y, 0.95));
    this.text('P', name, { x: x + 40, y: y + 7, width: 300 }, { font: 'heading', size: 14, color });
  }

  /** Fills a rectangle with unevenly rounded corners. */
  unevenBox(x: number, y: number, width: number, height: number, color: string): void {
    const [a, b, c, d] = [12, 17, 11, 15].map((r) => Math.min(r, height / 2.4, width / 2.4));
    const [nw = 0, ne = 0, se = 0, sw = 0] = [a, b, c, d];
    this.pdf
      .moveTo(x + nw, y)
      .lineTo(x + width - ne, y + 1)
      .quadraticCurveTo(x + width, y + 1, x + width, y + ne)
      .lineTo(x + width - 1, y + height - se)
      .quadraticCurveTo(x + width - 1, y + height, x + width - se, y + height)
      .lineTo(x + sw, y + height - 1)
      .quadraticCurveTo(x, y + height - 1, x + 1, y + height - sw)
      .lineTo(x, y + nw)
      .quadraticCurveTo(x, y, x + nw, y)
      .fill(color);
  }

  /** Closes the document and returns its bytes. */
  finish(): Promise<Buffer> {
    this.root.end();
    const bytes = buffer(this.pdf);
    this.pdf.end();
    return bytes;
  }

  private style({ font = 'text', size = 11, color = COLORS.ink }: TextLook): PDFKit.PDFDocument {
    return this.pdf.font(font).fontSize(size).fillColor(color);
  }

  private textOptions(width: number, look: TextLook): PDFKit.Mixins.TextOptions {
    const { lineGap = 2, align = 'left' } = look;
    return { width, lineGap, align };
  }
}
