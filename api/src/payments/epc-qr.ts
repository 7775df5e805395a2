import { plainAmount } from 'shared/money';
import { encode } from 'uqr';
import { codePicture, type CodePicture } from './code-picture.js';
import { PURPOSE_CODE, type PaymentOrder } from './payment-order.js';

/** The quiet zone of a QR code in modules (ISO/IEC 18004). */
export const QR_QUIET = 4;

/** A text on one line without control characters, truncated to `size` characters. */
function line(text: string, size: number): string {
  const clean = text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim();
  return [...clean].slice(0, size).join('').trim();
}

/**
 * The text of the QR code of a SEPA credit transfer (EPC069-12, version 002, in UTF-8). The
 * reference is part of the remittance text: the field for references accepts only ISO 11649.
 */
export function epcText({ cents, recipient, iban, reference, purpose }: PaymentOrder): string {
  return [
    'BCD',
    '002',
    '1',
    'SCT',
    '',
    line(recipient.name, 70),
    iban,
    cents === undefined ? '' : `EUR${plainAmount(cents, 'en')}`,
    PURPOSE_CODE,
    '',
    line(`${purpose} ${reference}`, 140),
  ].join('\n');
}

/** The QR code of a SEPA credit transfer. */
export function epcQr(order: PaymentOrder): CodePicture {
  const bytes = [...Buffer.from(epcText(order), 'utf8')];
  return codePicture(encode(bytes, { ecc: 'M', boostEcc: false, border: 0 }).data);
}
