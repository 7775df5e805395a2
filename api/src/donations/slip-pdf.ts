import { groupIban } from 'shared/iban';
import { plainAmount } from 'shared/money';
import type { Language } from '../i18n/language.js';
import type { CodePicture } from '../payments/code-picture.js';
import { epcQr } from '../payments/epc-qr.js';
import { BARCODE_QUIET, hub3Barcode } from '../payments/hub3.js';
import { MODEL, PURPOSE_CODE, type PaymentOrder } from '../payments/payment-order.js';
import { COLORS, PAGE, Paper } from '../pdf/paper.js';
import { SLIP } from './slip-texts.js';

const EDGE = 36;
const WIDTH = PAGE.width - 2 * EDGE;
/** The form is 210 by 99 millimetres (HUB-3A) and here a little less. */
const MM = WIDTH / 210;
const FORM = { y: 190, height: 99 * MM, ground: '#fdf1e8', line: '#c4613f', label: '#8c3219' };

/** Draws a payment slip on a sheet to be printed, with the codes that banking apps read. */
export function drawSlip(order: PaymentOrder, name: string, language: Language): Promise<Buffer> {
  const words = SLIP[language];
  const about = { title: `${words.title} ${order.reference}`, subject: words.title };
  const paper = new Paper({ ...about, author: name, language, issued: new Date() });
  paper.addPage('#ffffff');
  paper.signature(name, EDGE, 38, COLORS.adriatic);
  const heading = { font: 'heading', size: 26, color: COLORS.adriatic } as const;
  const y = paper.say('H1', words.title, { x: EDGE, y: 92, width: WIDTH }, heading);
  paper.say('P', words.lead, { x: EDGE, y: y + 8, width: WIDTH }, { size: 12.5 });
  drawForm(paper, order, language);
  const below = FORM.y + FORM.height + 28;
  drawCode(paper, epcQr(order), words.qr, { x: EDGE, y: below, width: 110 });
  const beside = { x: EDGE + 128, y: below + 44, width: WIDTH - 128 };
  paper.say('P', words.qr, beside, { size: 12.5 });
  return paper.finish();
}

function drawForm(paper: Paper, order: PaymentOrder, language: Language): void {
  const words = SLIP[language];
  const { recipient, payer, cents, iban, reference, purpose } = order;
  paper.decorate(() =>
    paper.pdf.rect(EDGE, FORM.y, WIDTH, FORM.height).fillAndStroke(FORM.ground, FORM.line),
  );
  const title = { font: 'strong', size: 9, color: FORM.label } as const;
  const at = { x: EDGE + 92 * MM, y: FORM.y + 3 * MM, width: 114 * MM };
  paper.say('H2', words.form, at, { ...title, align: 'right' });
  const lines = ({ name = '', street = '', place = '' }: Partial<NonNullable<typeof payer>>) =>
    [name, street, place].filter(Boolean).join('\n');
  const amount = cents === undefined ? '' : `= ${plainAmount(cents, 'hr')}`;
  const box = boxes(paper);
  box(words.payer, lines(payer ?? {}), [4, 9, 82, 24]);
  box(words.recipient, lines(recipient), [4, 38, 82, 24]);
  box(words.currency, 'EUR', [92, 9, 22, 11]);
  box(words.amount, amount, [118, 9, 88, 11]);
  box(words.payerIban, '', [92, 24, 114, 11]);
  box(words.iban, groupIban(iban), [92, 39, 114, 11]);
  box(words.model, MODEL, [92, 54, 22, 11]);
  box(words.reference, reference, [118, 54, 88, 11]);
  box(words.code, PURPOSE_CODE, [92, 69, 22, 11]);
  box(words.purpose, purpose, [118, 69, 88, 11]);
  box(words.date, '', [92, 84, 44, 11]);
  box(words.signature, '', [140, 84, 66, 11]);
  const place = { x: EDGE + 6 * MM, y: FORM.y + 66.5 * MM, width: 78 * MM };
  drawCode(paper, hub3Barcode(order), words.barcode, place, 28 * MM);
}

/** Draws fields by their place on the form in millimetres: left, top, width, height. */
function boxes(paper: Paper) {
  return (label: string, text: string, [x, y, w, h]: [number, number, number, number]): void => {
    const [left, top, width] = [EDGE + x * MM, FORM.y + y * MM, w * MM];
    paper.decorate(() =>
      paper.pdf
        .rect(left, top, width, h * MM)
        .lineWidth(0.6)
        .fillAndStroke('#ffffff', FORM.line),
    );
    const small = { size: 6.5, color: FORM.label, lineGap: 0 };
    paper.say('P', label, { x: left + 3, y: top + 2, width: width - 6 }, small);
    if (text === '') return;
    const typed = { font: 'strong', size: 10.5, lineGap: 1 } as const;
    paper.say('P', text, { x: left + 3, y: top + 11, width: width - 6 }, typed);
  };
}

/** Draws a code as wide as there is room, and not higher than `most`. */
function drawCode(
  paper: Paper,
  { width, height, thickness, path }: CodePicture,
  alt: string,
  at: { x: number; y: number; width: number },
  most = Infinity,
): void {
  const scale = Math.min(at.width / width, most / height);
  const { pdf } = paper;
  const quiet = BARCODE_QUIET * scale;
  paper.decorate(() =>
    pdf
      .rect(at.x - quiet, at.y - quiet, width * scale + 2 * quiet, height * scale + 2 * quiet)
      .fill('#ffffff'),
  );
  paper.picture(alt, [at.x, at.y, at.x + width * scale, at.y + height * scale], () => {
    pdf.save().translate(at.x, at.y).scale(scale);
    pdf.path(path).lineWidth(thickness).lineCap('butt').stroke('#000000');
    pdf.restore();
  });
}
