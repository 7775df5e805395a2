import { CsvError, parse } from 'csv-parse/sync';
import { decimalSign, readCents, type DecimalSign } from './csv-amount.js';
import { missingFrom, placesOf, type Column, type Places } from './csv-columns.js';
import { readDay } from './day.js';
import { saidIn } from './reversal-words.js';
import {
  checkCount,
  emptyStatement,
  kept,
  keptAccount,
  keptEndToEndId,
  keptReference,
  MAX_ENTRIES,
  MAX_TEXT,
  refuse,
  searchable,
  type Statement,
  type StatementPayment,
} from './statement.js';

const DELIMITERS = [';', ',', '\t', '|'];
/** Banks write the account above the headings. */
const LINES_ABOVE = 30;
/** No bank has more columns; further cells are ignored. */
const MAX_COLUMNS = 200;
/** Characters of one line, and of one row, which may have line breaks in quotes. */
const MAX_LINE = 64 * 1024;
/** Below the payments: sums and balances. */
const SUM =
  /^(?:ukupno|sveukupno|zbroj|suma|saldo|stanje|promet|total|sum|balance|closing|opening)/i;
const IN =
  /^(?:\+|c|cr|crdt|credit|p|pot|potra[žz]uje|potra[žz]no|u|uplata|odobrenje|priljev|in)\.?$/i;
const OUT = /^(?:-|d|dr|dbit|debit|dug|duguje|dugovno|i|isplata|tere[ćc]enje|odljev|out)\.?$/i;
const EURO = '978';

/** A row of the file, and the line it ends on. */
interface Row {
  cells: string[];
  line: number;
}

interface Table {
  places: Places;
  /** How many columns the headings name. */
  width: number;
  rows: Row[];
}

const spoilt = (line: number) =>
  refuse(
    `Redak ${line} nije ispravan CSV ili nije potpun.`,
    `Line ${line} is not valid CSV or not complete.`,
  );

/** @throws InvalidInputError naming the first line that is longer than any bank's */
function checkLines(csv: string): void {
  let start = 0;
  let line = 0;
  for (const { index } of csv.matchAll(/\r?\n|\r|$/g)) {
    line += 1;
    if (index - start > MAX_LINE) throw spoilt(line);
    start = index;
  }
}

/** @throws InvalidInputError naming the line at fault */
function readRows(csv: string, delimiter: string): Row[] {
  try {
    const rows: Row[] = [];
    parse(csv, {
      delimiter,
      relax_column_count: true,
      skip_empty_lines: true,
      // Names of firms have quotes in them, which not every bank doubles.
      relax_quotes: true,
      max_record_size: MAX_LINE,
      to: MAX_ENTRIES + LINES_ABOVE + 1,
      on_record(cells: string[], { lines }) {
        rows.push({ cells: cells.slice(0, MAX_COLUMNS), line: lines });
        return null;
      },
    });
    return rows;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw spoilt(Number(Object(error).lines));
  }
}

/** The rows below the headings, if these columns are what a statement needs. */
function tableOf(rows: Row[]): Table | { missing: Places } {
  let best: Places = {};
  for (const [index, { cells }] of rows.slice(0, LINES_ABOVE).entries()) {
    const places = placesOf(cells);
    if (missingFrom(places).length === 0) {
      const width = cells.findLastIndex((heading) => heading.trim() !== '') + 1;
      return { places, width, rows: rows.slice(index + 1) };
    }
    if (Object.keys(places).length > Object.keys(best).length) best = places;
  }
  return { missing: best };
}

/** The table, split by the separator with which one of the first lines is a row of headings. */
function findTable(csv: string): Table {
  const lines = csv.split(/\r?\n/, LINES_ABOVE);
  let best: Places = {};
  for (const delimiter of DELIMITERS) {
    const head = lines.map((text, index) => ({
      cells: text.slice(0, MAX_LINE).split(delimiter, MAX_COLUMNS),
      line: index + 1,
    }));
    const found = tableOf(head);
    if ('rows' in found) {
      const table = tableOf(readRows(csv, delimiter));
      if ('rows' in table) return table;
    } else if (Object.keys(found.missing).length > Object.keys(best).length) {
      best = found.missing;
    }
  }
  const missing = missingFrom(best);
  throw refuse(
    `U datoteci nije prepoznat stupac za: ${missing.map(({ hr }) => hr).join(', ')}. Nazivi stupaca moraju biti u retku iznad uplata.`,
    `The file has no column known to hold ${missing.map(({ en }) => en).join(', ')}. The line above the payments must name the columns.`,
  );
}

/** Reads the rows of one table. */
class CsvReader {
  readonly #sign: DecimalSign;
  /** Whether payments out have a minus. */
  readonly #signed: boolean;

  constructor(private readonly table: Table) {
    const { amount, credit, debit } = table.places;
    const places = [amount, credit, debit].filter((place) => place !== undefined);
    const amounts = table.rows.flatMap(({ cells }) => places.flatMap((one) => cells[one] ?? []));
    this.#sign = decimalSign(amounts);
    this.#signed = amounts.some((one) => /^\s*[-−–]/.test(one));
  }

  read(): Statement {
    const statement = emptyStatement('csv');
    if (this.table.rows.length > MAX_ENTRIES) {
      throw refuse(
        'Datoteka ima više od 100.000 redaka. Podijelite je na kraća razdoblja.',
        'The file has more than 100,000 lines. Split it into shorter periods.',
      );
    }
    for (const row of this.table.rows) {
      const { cells, line } = row;
      if (cells.every((cell) => cell.trim() === '')) continue;
      if (this.#isSum(row)) continue;
      if (cells.length < this.table.width) throw spoilt(line);
      this.#read(row, statement);
      checkCount(statement);
    }
    return statement;
  }

  #cell({ cells }: Row, column: Column): string {
    const place = this.table.places[column];
    return place === undefined ? '' : (cells[place] ?? '').slice(0, MAX_TEXT).trim();
  }

  #isSum(row: Row): boolean {
    const first = row.cells.find((cell) => cell.trim() !== '')?.trim() ?? '';
    return readDay(this.#cell(row, 'day')) === undefined && SUM.test(first);
  }

  #read(row: Row, statement: Statement): void {
    const bookedOn = readDay(this.#cell(row, 'day'));
    if (bookedOn === undefined) {
      throw refuse(`Redak ${row.line} nema ispravan datum.`, `Line ${row.line} has no valid date.`);
    }
    const { cents, undone } = this.#movement(row);
    const entry = this.#entry(row, bookedOn, Math.abs(cents));
    if (cents > 0) {
      statement.payments.push(entry);
    } else if (cents < 0) {
      const says = undone ? 'reversal' : saidIn(entry.searched);
      statement.outgoing.push({ ...entry, says });
    } else {
      statement.leftOut += 1;
    }
  }

  #entry(row: Row, bookedOn: string, cents: number): StatementPayment {
    const reference = this.#cell(row, 'reference');
    const text = this.#cell(row, 'text');
    const bankReference = this.#cell(row, 'bankReference');
    return {
      account: keptAccount(this.#cell(row, 'account')),
      bookedOn,
      cents,
      currency: this.#currency(row),
      payerName: kept(this.#cell(row, 'payer'), 'name'),
      payerIban: keptAccount(this.#cell(row, 'payerIban')),
      reference: keptReference(reference),
      text: kept(text, 'text'),
      bankReference: kept(bankReference, 'bankReference'),
      endToEndId: keptEndToEndId(this.#cell(row, 'endToEndId')),
      searched: searchable([reference, text, bankReference]),
    };
  }

  /**
   * What came in, in hundredths, or went out, with a minus.
   * @returns `undone` where it stands among what came in, with a minus of its own
   */
  #movement(row: Row): { cents: number; undone: boolean } {
    const [credit, debit] = [this.#amount(row, 'credit'), this.#amount(row, 'debit')];
    if (this.table.places.credit !== undefined) {
      if (credit === undefined && debit === undefined) throw this.#noAmount(row);
      if (credit) return { cents: credit, undone: credit < 0 };
      return { cents: -Math.abs(debit ?? 0), undone: false };
    }
    const amount = this.#amount(row, 'amount');
    if (amount === undefined) throw this.#noAmount(row);
    const direction = this.#cell(row, 'direction');
    if (OUT.test(direction)) return { cents: -Math.abs(amount), undone: false };
    const isIn = IN.test(direction);
    const said = this.table.places.direction === undefined || isIn;
    if (said || this.#signed) return { cents: amount, undone: isIn && amount < 0 };
    throw refuse(
      `U retku ${row.line} ne piše je li uplata ili isplata.`,
      `Line ${row.line} does not say whether it is a credit or a debit.`,
    );
  }

  /** Undefined where the cell is empty. */
  #amount(row: Row, column: 'amount' | 'credit' | 'debit'): number | undefined {
    const text = this.#cell(row, column);
    if (text === '') return undefined;
    const cents = readCents(text, this.#sign);
    if (cents === undefined) throw this.#noAmount(row);
    return cents;
  }

  #noAmount({ line }: Row) {
    return refuse(`Redak ${line} nema ispravan iznos.`, `Line ${line} has no valid amount.`);
  }

  /** „Valuta” may also be the heading of the value date, which is no currency. */
  #currency(row: Row): string {
    const text = this.#cell(row, 'currency').toUpperCase();
    if (text === '' || text === EURO || readDay(text) !== undefined) return 'EUR';
    if (/^[A-Z]{3}$/.test(text)) return text;
    throw refuse(
      `Valuta u retku ${row.line} nije ispravna.`,
      `The currency in line ${row.line} is not valid.`,
    );
  }
}

/**
 * Reads a CSV statement, whose columns are known by their headings.
 * @throws InvalidInputError naming `file`, and the line at fault or the columns that are missing
 */
export function readCsv(csv: string): Statement {
  checkLines(csv);
  return new CsvReader(findTable(csv)).read();
}
