import { CsvError, parse } from 'csv-parse/sync';
import { fieldsOf } from 'shared/is-record';
import { decodeCsv, isForeign } from '../../isolation/text-files.js';
import { InvalidInputError, UnsupportedMediaTypeError } from '../../problems/domain-errors.js';
import { emailsInCell } from './emails-in-cell.js';
import { isFileOfThoseWhoLeft, saysNo, wordsOf } from './opted-out.js';

/** More would take the site's mail server days. */
export const MAX_ROWS = 10_000;
const MAX_COLUMNS = 100;
const MAX_ROW_LENGTH = 10_000;
/** Rows above the headings, as a title. */
const MAX_TITLE_ROWS = 10;
const MAX_TEXT = 320;
const DELIMITERS = [';', ',', '\t'];
/** The line by which Excel knows the delimiter. */
const SEP_LINE = /^\s*"?sep=([;,\t])"?(?:\r\n|\r|\n)/i;

/** A name in quotes before an address in brackets, as mail programs write recipients. */
const QUOTED_NAME = /(?<=(?:^|[\r\n;,\t]) ?)"[^"\r\n]+"\s*(?=<[^<>"\r\n]+@[^<>"\r\n]+>)/g;

/** A Croatian or English heading of a column with addresses, in plain words. */
const EMAIL_HEADING =
  /^(?:(?:primary|work|home|private|contact|subscriber|kontakt|glavna|privatna|poslovna|druga) )?(?:e ?posta|e ?mail|mail|(?:e ?mail|e ?posta|mail) (?:adresa|adrese|address)|adresa e ?(?:poste|maila)|elektronicka (?:posta|adresa)|adresa elektronicke poste)(?: \d)?(?: value| address)?$/;

const namesEmails = (heading: string): boolean => EMAIL_HEADING.test(wordsOf(heading));

/** An address, or what stands in its place, and the number of its row in the file. */
export interface EmailCell {
  row: number;
  text: string;
  /** Whether the file says that its owner left, or must not be asked. */
  left: boolean;
}

interface Row {
  cells: string[];
  row: number;
}

const refuse = (hr: string, en: string) => InvalidInputError.of('file', { hr, en });

const invalidLine = (line: number) =>
  refuse(
    `Redak ${line} nije ispravan CSV ili nije potpun.`,
    `Line ${line} is not valid CSV or not complete.`,
  );

const openQuote = (line: number) =>
  refuse(
    `Redak ${line} ima navodnik koji nije zatvoren. Zatvorite ga ili obrišite.`,
    `Line ${line} has a quote that is not closed. Close or delete it.`,
  );

/** The delimiter of a file: that of its headings, else the one most frequent in its first row. */
function delimiterOf(csv: string): string {
  const lines = csv
    .trimStart()
    .slice(0, MAX_ROW_LENGTH)
    .split(/\r\n|\r|\n/, MAX_TITLE_ROWS);
  const parts = (delimiter: string, line = '') => line.split(delimiter);
  const ofHeadings = DELIMITERS.find((delimiter) =>
    lines.some((line) => {
      const cells = parts(delimiter, line);
      return cells.length > 1 && cells.some(namesEmails);
    }),
  );
  if (ofHeadings !== undefined) return ofHeadings;
  const count = (delimiter: string) => parts(delimiter, lines[0]).length;
  return DELIMITERS.reduce((best, one) => (count(one) > count(best) ? one : best));
}

/**
 * Quotes within a cell are part of its text; one that begins a cell has to be closed at its end.
 * Else it would swallow the cells and rows that follow.
 * @throws InvalidInputError naming the line of the quote
 */
function checkQuotes(csv: string, delimiter: string, firstLine: number): void {
  const cell = new RegExp(
    `(?:"((?:[^"]+|"")*)("?)|[^${delimiter}\\r\\n]*)(${delimiter}|\\r\\n|\\r|\\n|$|)`,
    'y',
  );
  let line = firstLine;
  while (cell.lastIndex < csv.length) {
    const [, quoted = '', close, end = ''] = cell.exec(csv) ?? [];
    const isOpen = close === '' || (end === '' && cell.lastIndex < csv.length);
    if (isOpen) throw openQuote(line);
    line += `${quoted}${end}`.match(/\r\n|\r|\n/g)?.length ?? 0;
  }
}

function readRows(text: string): Row[] {
  const [sepLine = '', named] = SEP_LINE.exec(text) ?? [];
  const csv = text.slice(sepLine.length).replace(QUOTED_NAME, '');
  const before = sepLine ? 1 : 0;
  const delimiter = named ?? delimiterOf(csv);
  checkQuotes(csv, delimiter, before + 1);
  const rows: Row[] = [];
  try {
    parse(csv, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: MAX_ROW_LENGTH,
      to: MAX_ROWS + 2,
      on_record(cells: string[], { lines }) {
        rows.push({ cells: cells.slice(0, MAX_COLUMNS), row: lines + before });
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw invalidLine(Number(fieldsOf(error).lines) + before);
  }
  return rows;
}

const hasAtSign = (cell: string | undefined): boolean => cell?.includes('@') ?? false;

interface Table {
  headings: readonly string[];
  rows: readonly Row[];
}

/** The rows below that which names the column of addresses, else below a first one without any. */
function tableOf(rows: readonly Row[]): Table {
  const first = rows.findIndex(({ cells }) => cells.some(hasAtSign));
  const named = rows
    .slice(0, Math.min(first, MAX_TITLE_ROWS))
    .findIndex(({ cells }) => cells.some(namesEmails));
  const head = Math.max(named, first === 0 ? -1 : 0);
  return { headings: rows[head]?.cells ?? [], rows: rows.slice(head + 1) };
}

/**
 * The columns with addresses, the first the one with most: those whose headings say so, else those
 * that are. A street is no address, whatever its heading.
 */
function emailColumns({ headings, rows }: Table): number[] {
  const counts = Array.from({ length: MAX_COLUMNS }, (_, index) => ({
    index,
    count: rows.filter(({ cells }) => hasAtSign(cells[index])).length,
  }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
  const named = counts.filter(({ index }) => namesEmails(headings[index] ?? ''));
  const most = counts[0]?.count ?? 0;
  // In a table with headings, a few addresses may be in notes.
  const found = counts.filter(({ count }) => headings.length < 2 || count * 2 >= most);
  return (named.length > 0 ? named : found).map(({ index }) => index);
}

/**
 * The addresses of a row: in their columns, and behind the last heading, where further ones of the
 * same cell are if they are parted by the delimiter. Of a row without, what stands there instead.
 */
function textsOf({ cells, row }: Row, columns: readonly number[], width: number): string[] {
  const isRead = (index: number) => columns.includes(index) || (width > 0 && index >= width);
  if (cells.some((cell, i) => !isRead(i) && /[\r\n]/.test(cell) && hasAtSign(cell))) {
    throw openQuote(row);
  }
  const found = cells.filter((cell, index) => isRead(index) && hasAtSign(cell));
  if (found.length > 0) return found.flatMap(emailsInCell);
  return [(cells[columns[0] ?? 0] ?? '').trim().slice(0, MAX_TEXT)];
}

/**
 * Reads the addresses of a list in CSV, with one column or with headings, and which of their owners
 * left. Rows without any text are left out.
 * @param name of the file
 * @throws InvalidInputError naming `file`
 * @throws UnsupportedMediaTypeError for a file that is no text
 */
export function readEmails(bytes: Buffer, name = ''): EmailCell[] {
  if (bytes.length === 0) throw refuse('Datoteka je prazna.', 'The file is empty.');
  const csv = isForeign(bytes) ? undefined : decodeCsv(bytes);
  if (csv === undefined) {
    throw new UnsupportedMediaTypeError({
      hr: 'Datoteka mora biti popis u obliku CSV. U programu Excel odaberite Spremi kao, pa CSV.',
      en: 'The file must be a list as CSV. In Excel choose Save as, then CSV.',
    });
  }
  const table = tableOf(readRows(csv));
  const { headings, rows } = table;
  const columns = emailColumns(table);
  if (columns.length === 0) {
    throw refuse('U datoteci nema nijedne adrese e-pošte.', 'The file has no email address.');
  }
  if (rows.length > MAX_ROWS) {
    throw refuse(
      'Datoteka ima više od 10.000 redaka. Podijelite je na više datoteka.',
      'The file has more than 10,000 rows. Split it into several files.',
    );
  }
  const allLeft = isFileOfThoseWhoLeft(name, headings);
  return rows
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
    .flatMap((row) => {
      const saysSo = (cell: string, index: number) =>
        !hasAtSign(cell) && saysNo(headings[index] ?? '', cell);
      const left = allLeft || row.cells.some(saysSo);
      return textsOf(row, columns, headings.length).map((text) => ({ row: row.row, text, left }));
    });
}
