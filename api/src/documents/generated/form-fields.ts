import { COLORS, PAGE, type Paper, type Struct } from '../../pdf/paper.js';
import { formFont } from './form-font.js';

/** A PDF string; pdfkit writes primitive strings as names. */
const pdfText = (text: string): object => new String(text);

/** Bits of field flags (ISO 32000-1 tables 221, 226, 228). */
const REQUIRED = 2;
const MULTILINE = 4096;
const NO_TOGGLE_TO_OFF = 16_384;
const RADIO = 32_768;

const HEIGHT = 27;
const BOX = 14;
const APPEARANCE = '/Form 12 Tf 0.114 0.169 0.188 rg';

export interface TextField {
  name: string;
  label: string;
  /** The accessible name and tooltip; by default the label. */
  hint?: string;
  required?: boolean;
  maxLength?: number;
  /** In points; a field higher than one line accepts several. */
  height?: number;
}

/** Adds the fields of an interactive form (AcroForm), drawn so that paper can be used, too. */
export class FormFields {
  private readonly form: PDFKit.AcroForm;

  constructor(private readonly paper: Paper) {
    const { pdf } = paper;
    pdf.font('text').initForm();
    this.form = pdf._root.data.AcroForm.data;
    this.form.DR.Font.Form = formFont(paper);
    this.form.DA = pdfText(APPEARANCE);
    // Every field has its own appearance.
    delete this.form.NeedAppearances;
  }

  /**
   * Adds a text field with its label above.
   * @returns the top of what follows
   */
  text(field: TextField, x: number, y: number, width: number): number {
    const { name, label, hint = label, required = false, maxLength, height = HEIGHT } = field;
    const { paper } = this;
    const top = y + paper.heightOf(label, width, LABEL) + 2;
    paper.text('P', required ? `${label} *` : label, { x, y, width }, LABEL);
    this.box(x, top, width, height, 6);
    this.widget([x + 4, top + 1, width - 8, height - 2], {
      FT: 'Tx',
      T: pdfText(name),
      TU: pdfText(hint),
      Ff: (required ? REQUIRED : 0) | (height > HEIGHT ? MULTILINE : 0),
      DA: pdfText(APPEARANCE),
      ...(maxLength !== undefined && { MaxLen: maxLength }),
      AP: { N: this.appearance(width - 8, height - 2, '/Tx BMC EMC') },
    });
    return top + height + 9;
  }

  /** Adds a checkbox with its label beside it. */
  checkbox(name: string, label: string, x: number, y: number, width: number): number {
    this.box(x, y, BOX, BOX, 3);
    this.widget([x, y, BOX, BOX], {
      FT: 'Btn',
      T: pdfText(name),
      TU: pdfText(label),
      V: 'Off',
      AS: 'Off',
      DA: pdfText(APPEARANCE),
      AP: { N: { Da: this.appearance(BOX, BOX, TICK), Off: this.appearance(BOX, BOX, '') } },
    });
    return this.beside(label, x, y, width);
  }

  /** Adds a group of radio buttons at the given positions. */
  radioGroup(
    name: string,
    question: string,
    options: readonly { value: string; label: string; x: number; y: number; width: number }[],
  ): void {
    const { pdf } = this.paper;
    const group = pdf.ref({
      FT: 'Btn',
      T: pdfText(name),
      TU: pdfText(question),
      Ff: RADIO | NO_TOGGLE_TO_OFF,
      V: 'Off',
      Kids: [],
    });
    const kids: PDFKit.PDFKitReference[] = [];
    for (const { value, label, x, y, width } of options) {
      this.box(x, y, BOX, BOX, BOX / 2);
      const appearance = {
        [value]: this.appearance(BOX, BOX, DOT),
        Off: this.appearance(BOX, BOX, ''),
      };
      const kid = this.annotate([x, y, BOX, BOX], {
        Parent: group,
        TU: pdfText(`${question} ${label}`),
        AS: 'Off',
        MK: { CA: pdfText('l') },
        AP: { N: appearance },
      });
      kids.push(kid);
      this.beside(label, x, y, width);
    }
    Object.assign(group.data, { Kids: kids });
    // pdfkit closes fields with kids itself.
    this.form.Fields.push(group);
  }

  private beside(label: string, x: number, y: number, width: number): number {
    const at = { x: x + BOX + 7, y: y - 0.5, width: width - BOX - 7 };
    return Math.max(this.paper.text('P', label, at, CHOICE), y + BOX) + 5;
  }

  private box(x: number, y: number, width: number, height: number, radius: number): void {
    const { pdf } = this.paper;
    this.paper.decorate(() => {
      pdf.lineWidth(0.9).roundedRect(x, y, width, height, radius);
      pdf.fillAndStroke(COLORS.white, '#8d7c60');
    });
  }

  private widget(rect: Rect, field: Record<string, unknown>): void {
    this.form.Fields.push(this.annotate(rect, field));
  }

  private annotate(
    [x, y, width, height]: Rect,
    field: Record<string, unknown>,
  ): PDFKit.PDFKitReference {
    const { pdf, root } = this.paper;
    const structParent: Struct = pdf.struct('Form');
    root.add(structParent);
    const widget: PDFKit.Mixins.AnnotationOption & Record<string, unknown> = {
      ...field,
      Subtype: 'Widget',
      F: 4,
      P: pdf.page.dictionary,
      structParent,
    };
    pdf.annotate(x, y, width, height, widget);
    structParent.end();
    return pdf.page.annotations.at(-1);
  }

  private appearance(width: number, height: number, content: string): PDFKit.PDFKitReference {
    const form = this.paper.pdf.ref({
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [0, 0, width, height],
      Resources: { Font: { Form: this.form.DR.Font.Form } },
    });
    form.end(Buffer.from(content || ' '));
    return form;
  }
}

type Rect = [x: number, y: number, width: number, height: number];

const LABEL = { font: 'strong', size: 11, color: COLORS.adriatic, lineGap: 0 } as const;
const CHOICE = { size: 12, lineGap: 0.5 } as const;

/** A tick as strokes in a box of 14 by 14. */
const TICK = 'q 0.055 0.29 0.353 RG 2 w 1 J 1 j 3.4 7.2 m 6 4.2 l 10.8 10.4 l S Q';
/** A disc: a stroke of length zero with round ends. */
const DOT = 'q 0.055 0.29 0.353 RG 7 w 1 J 7 7 m 7 7 l S Q';

/** The left margin and the text width of a page. */
export const FORM_MARGIN = 46;
export const FORM_WIDTH = PAGE.width - 2 * FORM_MARGIN;
