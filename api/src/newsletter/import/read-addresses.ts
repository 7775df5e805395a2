import { CsvError, parse } from 'csv-parse/sync';
import { fieldsOf } from 'shared/is-record';
import { withoutDiacritics } from 'shared/plain-letters';
import { decodeCsv, isForeign } from '../../isolation/text-files.js';
import { InvalidInputError, UnsupportedMediaTypeError } from '../../problems/domain-errors.js';

/** More would take the site's mail server days. */
export const MAX_ROWS = 10_000;
const MAX_COLUMNS = 50;
const MAX_ROW_LENGTH = 10_000;
const MAX_TEXT = 320;
const DELIMITERS = [';', ',', '\t'];

/** Croatian and English headings of the column with the addresses, normalized. */
const HEADINGS = [
  'e posta',
  'eposta',
  'email',
  'e mail',
  'mail',
  'email adresa',
  'e mail adresa',
  'adresa e poste',
  'adresa eposte',
  'e posta adresa',
  'elektronicka posta',
  'email address',
  'e mail address',
  'mail address',
  'adresa',
  'address',
];

/** A cell of the column with the addresses, and the number of its row in the file. */
export interface AddressCell {
  row: number;
  text: string;
}

const refuse = (hr: string, en: string) => InvalidInputError.of('file', { hr, en });

const normalize = (heading: string): string =>
  withoutDiacritics(heading.toLowerCase())
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** The delimiter of a file: the one that is most frequent in its first row. */
function delimiterOf(csv: string): string {
  const first = csv.trimStart().slice(0, MAX_ROW_LENGTH).split(/\r|\n/, 1)[0] ?? '';
  const count = (delimiter: string) => first.split(delimiter).length;
  return DELIMITERS.reduce((best, one) => (count(one) > count(best) ? one : best));
}

function readRows(csv: string): { cells: string[]; row: number }[] {
  const rows: { cells: string[]; row: number }[] = [];
  try {
    parse(csv, {
      delimiter: delimiterOf(csv),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: MAX_ROW_LENGTH,
      to: MAX_ROWS + 2,
      on_record(cells: string[], { lines }) {
        rows.push({ cells: cells.slice(0, MAX_COLUMNS), row: lines });
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = Number(fieldsOf(error).lines);
    throw refuse(
      `Redak ${line} nije ispravan CSV ili nije potpun.`,
      `Line ${line} is not valid CSV or not complete.`,
    );
  }
  return rows;
}

/** An address without the name before it, or `mailto:`. */
function addressIn(cell: string): string {
  const text = cell.slice(0, MAX_TEXT).trim();
  const [, address = text] = /<([^<>]+)>\s*$/.exec(text) ?? [];
  return address.replace(/^mailto:/i, '').trim();
}

/**
 * Reads the addresses of a list in CSV, with one column or with headings. The column is known by
 * its heading, else by its first address. Rows without any text are left out.
 * @throws InvalidInputError naming `file`
 * @throws UnsupportedMediaTypeError for a file that is no text
 */
export function readAddresses(bytes: Buffer): AddressCell[] {
  if (bytes.length === 0) throw refuse('Datoteka je prazna.', 'The file is empty.');
  const csv = isForeign(bytes) ? undefined : decodeCsv(bytes);
  if (csv === undefined) {
    throw new UnsupportedMediaTypeError({
      hr: 'Datoteka mora biti popis u obliku CSV. U programu Excel odaberite Spremi kao, pa CSV.',
      en: 'The file must be a list as CSV. In Excel choose Save as, then CSV.',
    });
  }
  const rows = readRows(csv);
  const [head, ...rest] = rows;
  const named = HEADINGS.map((heading) =>
    (head?.cells ?? []).findIndex((cell) => normalize(cell) === heading),
  ).find((index) => index >= 0);
  const hasHead = named !== undefined || !head?.cells.some((cell) => cell.includes('@'));
  const body = hasHead ? rest : rows;
  const column =
    named ??
    body
      .flatMap(({ cells }) => cells.findIndex((cell) => cell.includes('@')))
      .find((index) => index >= 0);
  if (column === undefined) {
    throw refuse('U datoteci nema nijedne adrese e-pošte.', 'The file has no email address.');
  }
  if (body.length > MAX_ROWS) {
    throw refuse(
      'Datoteka ima više od 10.000 redaka. Podijelite je na više datoteka.',
      'The file has more than 10,000 rows. Split it into several files.',
    );
  }
  return body
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
    .map(({ cells, row }) => ({ row, text: addressIn(cells[column] ?? '') }));
}
