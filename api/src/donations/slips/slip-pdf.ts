import { groupIban } from 'shared/iban';
import { plainAmount } from 'shared/money';
import type { Language } from '../../i18n/language.js';
import type { CodePicture } from '../../payments/code-picture.js';
import { epcQr } from '../../payments/epc-qr.js';
import { BARCODE_QUIET, hub3Barcode } from '../../payments/hub3.js';
import { MODEL, PURPOSE_CODE, type PaymentOrder } from '../../payments/payment-order.js';
import { COLORS, PAGE, Paper } from '../../pdf/paper.js';
import { SLIP } from './slip-texts.js';

const EDGE = 36;
const WIDTH = PAGE.width - 2 * EDGE;
/** Points per millimetre: the form is 210 mm wide (HUB-3A) and is drawn slightly smaller. */
const MM = WIDTH / 210;
const FORM = { y: 190, height: 99 * MM, ground: '#fdf1e8', line: '#c4613f', label: '#8c3219' };

/** Draws a printable sheet with a payment slip and the codes that banking apps scan. */
export async function drawSlip(
  order: PaymentOrder,
  name: string,
  language: Language,
): Promise<Buffer> {
  const texts = SLIP[language];
  const metadata = { title: `${texts.title} ${order.reference}`, subject: texts.title };
  const paper = new Paper({ ...metadata, author: name, language, issued: new Date() });
  paper.addPage('#ffffff');
  paper.signature(name, EDGE, 38, COLORS.adriatic);
  const heading = { font: 'heading', size: 26, color: COLORS.adriatic } as const;
  const y = paper.text('H1', texts.title, { x: EDGE, y: 92, width: WIDTH }, heading);
  paper.text('P', texts.lead, { x: EDGE, y: y + 8, width: WIDTH }, { size: 12.5 });
  await drawForm(paper, order, language);
  const codeY = FORM.y + FORM.height + 28;
  drawCode(paper, epcQr(order), texts.qr, { x: EDGE, y: codeY, width: 110 });
  const textArea = { x: EDGE + 128, y: codeY + 44, width: WIDTH - 128 };
  paper.text('P', texts.qr, textArea, { size: 12.5 });
  return paper.finish();
}

async function drawForm(paper: Paper, order: PaymentOrder, language: Language): Promise<void> {
  const texts = SLIP[language];
  const { recipient, payer, cents, iban, reference, purpose } = order;
  paper.decorate(() =>
    paper.pdf.rect(EDGE, FORM.y, WIDTH, FORM.height).fillAndStroke(FORM.ground, FORM.line),
  );
  const title = { font: 'strong', size: 9, color: FORM.label } as const;
  const titleArea = { x: EDGE + 92 * MM, y: FORM.y + 3 * MM, width: 114 * MM };
  paper.text('H2', texts.form, titleArea, { ...title, align: 'right' });
  const lines = ({ name = '', street = '', place = '' }: Partial<NonNullable<typeof payer>>) =>
    [name, street, place].filter(Boolean).join('\n');
  const amount = cents === undefined ? '' : `= ${plainAmount(cents, 'hr')}`;
  const box = boxes(paper);
  box(texts.payer, lines(payer ?? {}), [4, 9, 82, 24]);
  box(texts.recipient, lines(recipient), [4, 38, 82, 24]);
  box(texts.currency, 'EUR', [92, 9, 22, 11]);
  box(texts.amount, amount, [118, 9, 88, 11]);
  box(texts.payerIban, '', [92, 24, 114, 11]);
  box(texts.iban, groupIban(iban), [92, 39, 114, 11]);
  box(texts.model, MODEL, [92, 54, 22, 11]);
  box(texts.reference, reference, [118, 54, 88, 11]);
  box(texts.code, PURPOSE_CODE, [92, 69, 22, 11]);
  box(texts.purpose, purpose, [118, 69, 88, 11]);
  box(texts.date, '', [92, 84, 44, 11]);
  box(texts.signature, '', [140, 84, 66, 11]);
  const codeArea = { x: EDGE + 6 * MM, y: FORM.y + 66.5 * MM, width: 78 * MM };
  drawCode(paper, hub3Barcode(order), texts.barcode, codeArea, 28 * MM);
}

/** Draws fields of the form; their position is in millimetres: left, top, width, height. */
function boxes(paper: Paper) {
  return (label: string, text: string, [x, y, w, h]: [number, number, number, number]): void => {
    const [left, top, width] = [EDGE + x * MM, FORM.y + y * MM, w * MM];
    paper.decorate(() =>
      paper.pdf
        .rect(left, top, width, h * MM)
        .lineWidth(0.6)
        .fillAndStroke('#ffffff', FORM.line),
    );
    const small = { size: 8, color: FORM.label, lineGap: 0 };
    paper.text('P', label, { x: left + 3, y: top + 2, width: width - 6 }, small);
    if (text === '') return;
    const typed = { font: 'strong', size: 10.5, lineGap: 1 } as const;
    paper.text('P', text, { x: left + 3, y: top + 12.5, width: width - 6 }, typed);
  };
}

/** Draws a code as wide as the area, but not higher than `maxHeight`. */
function drawCode(
  paper: Paper,
  { width, height, thickness, path }: CodePicture,
  alt: string,
  area: { x: number; y: number; width: number },
  maxHeight = Infinity,
): void {
  const scale = Math.min(area.width / width, maxHeight / height);
  const { pdf } = paper;
  const quietZone = BARCODE_QUIET * scale;
  paper.decorate(() =>
    pdf
      .rect(
        area.x - quietZone,
        area.y - quietZone,
        width * scale + 2 * quietZone,
        height * scale + 2 * quietZone,
      )
      .fill('#ffffff'),
  );
  paper.picture(alt, [area.x, area.y, area.x + width * scale, area.y + height * scale], () => {
    pdf.save().translate(area.x, area.y).scale(scale);
    pdf.path(path).lineWidth(thickness).lineCap('butt').stroke('#000000');
    pdf.restore();
  });
}
