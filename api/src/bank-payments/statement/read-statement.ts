import { UnsupportedMediaTypeError } from '../../problems/domain-errors.js';
import { readCamt } from './camt.js';
import { readCsv } from './csv.js';
import { refuse, type Statement } from './statement.js';

/** First bytes of files that are neither XML nor CSV: PDF, ZIP (and XLSX), old Excel. */
const OTHERS = ['25504446', '504b0304', 'd0cf11e0'].map((hex) => Buffer.from(hex, 'hex'));
const BYTE_ORDER_MARKS: [string, string][] = [
  ['efbbbf', 'utf-8'],
  ['fffe', 'utf-16le'],
  ['feff', 'utf-16be'],
];
/** Bytes of a file's beginning by which its format is recognised. */
const HEAD_BYTES = 200;

/** The encoding of a file by its byte order mark. */
function markedEncoding(bytes: Buffer): string | undefined {
  return BYTE_ORDER_MARKS.find(([mark]) => bytes.toString('hex', 0, mark.length / 2) === mark)?.[1];
}

/**
 * Decodes bytes without their byte order mark; undefined when they are invalid in that encoding.
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

/** Banks write CSV in UTF-8 or, as spreadsheets in Croatia did for long, in windows-1250. */
function decodeCsv(bytes: Buffer, marked: string | undefined): string {
  const text = decode(bytes, marked ?? 'utf-8') ?? decode(bytes, 'windows-1250');
  if (text !== undefined && !text.includes('\0')) return text;
  throw neither();
}

const neither = () =>
  new UnsupportedMediaTypeError({
    hr: 'Datoteka mora biti bankovni izvod u obliku camt.053 (XML) ili CSV.',
    en: 'The file must be a bank statement as camt.053 (XML) or CSV.',
  });

/**
 * Reads a bank statement, recognised by its content: camt.053 (ISO 20022) or CSV. A file in which
 * anything cannot be read is refused as a whole.
 * @throws InvalidInputError naming `file`, and the line or the columns at fault
 * @throws UnsupportedMediaTypeError when it is neither
 */
export async function readStatement(bytes: Buffer): Promise<Statement> {
  if (bytes.length === 0) throw refuse('Datoteka je prazna.', 'The file is empty.');
  if (OTHERS.some((start) => bytes.subarray(0, start.length).equals(start))) throw neither();
  const marked = markedEncoding(bytes);
  const head = new TextDecoder(marked ?? 'latin1').decode(bytes.subarray(0, HEAD_BYTES));
  return /^\s*</.test(head)
    ? readCamt(decodeXml(bytes, marked))
    : readCsv(decodeCsv(bytes, marked));
}
