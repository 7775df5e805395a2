import bwip from 'bwip-js/node';
import { codePicture, type CodePicture } from './code-picture.js';
import { MODEL, PURPOSE_CODE, type PaymentOrder } from './payment-order.js';
import { slipText } from './slip-text.js';

/** Parameters of PDF417 in HUB-3A; rows are three modules high. */
const SYMBOL = { bcid: 'pdf417', columns: 9, eclevel: 4, rowmult: 1 } as const;
const ROW_HEIGHT = 3;

/** Maximum length of the payer's name, in characters as `slipText` counts them. */
export const PAYER_LENGTH = 30;

/** The quiet zone of PDF417 in modules (ISO/IEC 15438). */
export const BARCODE_QUIET = 2;

/**
 * The text of the barcode of a Croatian payment slip (HUB-3A): fourteen lines, each closed by a
 * line feed, in UTF-8. An amount that the payer chooses is all zeros.
 */
export function hub3Text(order: PaymentOrder): string {
  const { cents = 0, payer, recipient, iban, reference, purpose } = order;
  const lines = [
    'HRVHUB30',
    'EUR',
    String(cents).padStart(15, '0'),
    slipText(payer?.name ?? '', PAYER_LENGTH),
    slipText(payer?.street ?? '', 27),
    slipText(payer?.place ?? '', 27),
    slipText(recipient.name, 25),
    slipText(recipient.street ?? '', 25),
    slipText(recipient.place ?? '', 27),
    iban,
    MODEL,
    reference,
    PURPOSE_CODE,
    slipText(purpose, 35),
  ];
  return lines.map((line) => `${line}\n`).join('');
}

/** The barcode of a payment slip. */
export function hub3Barcode(order: PaymentOrder): CodePicture {
  const [symbol] = bwip.raw({ ...SYMBOL, text: hub3Text(order) });
  if (!symbol || !('pixs' in symbol)) throw new Error('PDF417 is drawn in modules.');
  const { pixs, pixx, pixy } = symbol;
  const rows = Array.from({ length: pixy }, (_, y) =>
    Array.from({ length: pixx }, (_, x) => pixs[y * pixx + x] === 1),
  );
  return codePicture(rows, ROW_HEIGHT);
}
