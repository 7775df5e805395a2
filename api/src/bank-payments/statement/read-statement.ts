import { decode, decodeCsv, isForeign, markedEncoding } from '../../isolation/text-files.js';
import { readCamt } from './camt.js';
import { readCsv } from './csv.js';
import { noText, otherFormat } from './other-formats.js';
import { checkAccount, convertKuna, refuse, type Statement } from './statement.js';

/** Bytes by which the format is recognised. */
const HEAD_BYTES = 1_000;

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

function readFile(bytes: Buffer, iban: string): Statement | Promise<Statement> {
  const marked = markedEncoding(bytes);
  const head = new TextDecoder(marked ?? 'latin1').decode(bytes.subarray(0, HEAD_BYTES));
  const other = otherFormat(head);
  if (other) throw other;
  if (/^\s*</.test(head)) return readCamt(decodeXml(bytes, marked), iban);
  const csv = isForeign(bytes) ? undefined : decodeCsv(bytes, marked);
  if (csv === undefined) throw noText();
  return readCsv(csv, iban);
}

/**
 * Reads a bank statement, camt.053 (ISO 20022) or CSV, recognised by its content. A file that
 * cannot be read completely is refused.
 * @param iban the account whose entries are read; those of others are counted
 * @throws InvalidInputError naming `file`, and the invalid line, the missing columns, the other
 *   account or the other format
 * @throws UnsupportedMediaTypeError when it is no text
 */
export async function readStatement(bytes: Buffer, iban: string): Promise<Statement> {
  if (bytes.length === 0) throw refuse('Datoteka je prazna.', 'The file is empty.');
  const statement = await readFile(bytes, iban);
  checkAccount(statement, iban);
  convertKuna(statement);
  return statement;
}
