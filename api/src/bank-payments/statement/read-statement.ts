import { decode, decodeCsv, isForeign, markedEncoding } from '../../isolation/text-files.js';
import { UnsupportedMediaTypeError } from '../../problems/domain-errors.js';
import { readCamt } from './camt.js';
import { readCsv } from './csv.js';
import { refuse, type Statement } from './statement.js';

/** Bytes by which the format is recognised. */
const HEAD_BYTES = 200;

function decodeXml(bytes: Buffer, marked: string | undefined): string {
  const head = bytes.toString('latin1', 0, HEAD_BYTES);
  const declared = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.-]{1,40})["']/.exec(head)?.[1];
  const text = decode(bytes, marked ?? declared ?? 'utf-8');
  if (text !== undefined) return text;
  throw refuse(
    'Datoteka je oštećena: znakovi nisu u kodnoj stranici koju XML navodi.',
    'The file is damaged: its characters are not in the encoding the XML names.',
  );
}

const unsupportedFormat = () =>
  new UnsupportedMediaTypeError({
    hr: 'Datoteka mora biti bankovni izvod u obliku camt.053 (XML) ili CSV.',
    en: 'The file must be a bank statement as camt.053 (XML) or CSV.',
  });

/**
 * Reads a bank statement, camt.053 (ISO 20022) or CSV, recognised by its content. A file that
 * cannot be read completely is refused.
 * @throws InvalidInputError naming `file`, and the invalid line or the missing columns
 * @throws UnsupportedMediaTypeError when it is neither format
 */
export async function readStatement(bytes: Buffer): Promise<Statement> {
  if (bytes.length === 0) throw refuse('Datoteka je prazna.', 'The file is empty.');
  if (isForeign(bytes)) throw unsupportedFormat();
  const marked = markedEncoding(bytes);
  const head = new TextDecoder(marked ?? 'latin1').decode(bytes.subarray(0, HEAD_BYTES));
  if (/^\s*</.test(head)) return readCamt(decodeXml(bytes, marked));
  const csv = decodeCsv(bytes, marked);
  if (csv === undefined) throw unsupportedFormat();
  return readCsv(csv);
}
