import { UnsupportedMediaTypeError } from '../../problems/domain-errors.js';
import { readCamt } from './camt.js';
import { readCsv } from './csv.js';
import { refuse, type Statement } from './statement.js';

/** Signatures of files that are neither XML nor CSV: PDF, ZIP (and XLSX), old Excel. */
const FOREIGN_SIGNATURES = ['25504446', '504b0304', 'd0cf11e0'].map((hex) =>
  Buffer.from(hex, 'hex'),
);
const BYTE_ORDER_MARKS: [string, string][] = [
  ['efbbbf', 'utf-8'],
  ['fffe', 'utf-16le'],
  ['feff', 'utf-16be'],
];
/** Bytes by which the format is recognised. */
const HEAD_BYTES = 200;

/** The encoding given by a byte order mark. */
function markedEncoding(bytes: Buffer): string | undefined {
  return BYTE_ORDER_MARKS.find(([mark]) => bytes.toString('hex', 0, mark.length / 2) === mark)?.[1];
}

/**
 * Decodes bytes and strips the byte order mark; undefined when they are invalid in the encoding.
 */
function decode(bytes: Buffer, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

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

/** CSV is UTF-8 or, from older Croatian spreadsheets, windows-1250. */
function decodeCsv(bytes: Buffer, marked: string | undefined): string {
  const text = decode(bytes, marked ?? 'utf-8') ?? decode(bytes, 'windows-1250');
  if (text !== undefined && !text.includes('\0')) return text;
  throw unsupportedFormat();
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
  if (FOREIGN_SIGNATURES.some((start) => bytes.subarray(0, start.length).equals(start)))
    throw unsupportedFormat();
  const marked = markedEncoding(bytes);
  const head = new TextDecoder(marked ?? 'latin1').decode(bytes.subarray(0, HEAD_BYTES));
  return /^\s*</.test(head)
    ? readCamt(decodeXml(bytes, marked))
    : readCsv(decodeCsv(bytes, marked));
}
