import { CsvError, parse } from 'csv-parse/sync';
import { fieldsOf } from 'shared/is-record';
import { decimalSign, readCents, type DecimalSign } from './csv-amount.js';
import { missingColumns, findColumns, type Column, type ColumnIndexes } from './csv-columns.js';
import { readDay } from './day.js';
import { reversalHint } from './reversal-words.js';
import {
  checkCount,
  emptyStatement,
  storedText,
  normalizedAccount,
  normalizedEndToEndId,
  normalizedReference,
  MAX_ENTRIES,
  MAX_TEXT,
  refuse,
  limitSearched,
  type Statement,
  type StatementPayment,
} from './statement.js';

const DELIMITERS = [';', ',', '\t', '|'];
/** Maximum number of lines above the headings, where banks write the account. */
const MAX_PREAMBLE_LINES = 30;
/** Further cells are ignored; no bank has more columns. */
const MAX_COLUMNS = 200;
/** Maximum length of a line, and of a row, whose quoted cells may contain line breaks. */
const MAX_LINE = 64 * 1024;
/** First words of rows below the payments: sums and balances. */
const SUMMARY_ROW =
  /^(?:ukupno|sveukupno|zbroj|suma|saldo|stanje|promet|total|sum|balance|closing|opening)/i;
const CREDIT =
  /^(?:\+|c|cr|crdt|credit|p|pot|potra[žz]uje|potra[žz]no|u|uplata|odobrenje|priljev|in)\.?$/i;
const DEBIT = /^(?:-|d|dr|dbit|debit|dug|duguje|dugovno|i|isplata|tere[ćc]enje|odljev|out)\.?$/i;
const EURO_NUMERIC_CODE = '978';

/** A row of the file, and the number of its last line. */
interface Row {
  cells: string[];
  line: number;
}

interface Table {
  indexes: ColumnIndexes;
  /** The number of columns with a heading. */
  width: number;
  rows: Row[];
}

const invalidLine = (line: number) =>
  refuse(
    `Redak ${line} nije ispravan CSV ili nije potpun.`,
    `Line ${line} is not valid CSV or not complete.`,
  );

/** @throws InvalidInputError naming the first line that is too long */
function checkLines(csv: string): void {
  let start = 0;
  let line = 0;
  for (const { index } of csv.matchAll(/\r?\n|\r|$/g)) {
    line += 1;
    if (index - start > MAX_LINE) throw invalidLine(line);
    start = index;
  }
}

/** @throws InvalidInputError naming the invalid line */
function readRows(csv: string, delimiter: string): Row[] {
  try {
    const rows: Row[] = [];
    parse(csv, {
      delimiter,
      relax_column_count: true,
      skip_empty_lines: true,
      // Names of companies contain quotes, which not every bank escapes.
      relax_quotes: true,
      max_record_size: MAX_LINE,
      to: MAX_ENTRIES + MAX_PREAMBLE_LINES + 1,
      on_record(cells: string[], { lines }) {
        rows.push({ cells: cells.slice(0, MAX_COLUMNS), line: lines });
        return null;
      },
    });
    return rows;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw invalidLine(Number(fieldsOf(error).lines));
  }
}

/** The rows below the headings, if these name the required columns. */
function findHeadings(rows: Row[]): Table | { missing: ColumnIndexes } {
  let best: ColumnIndexes = {};
  for (const [index, { cells }] of rows.slice(0, MAX_PREAMBLE_LINES).entries()) {
    const indexes = findColumns(cells);
    if (missingColumns(indexes).length === 0) {
      const width = cells.findLastIndex((heading) => heading.trim() !== '') + 1;
      return { indexes, width, rows: rows.slice(index + 1) };
    }
    if (Object.keys(indexes).length > Object.keys(best).length) best = indexes;
  }
  return { missing: best };
}

/** Finds the delimiter with which one of the first lines is a row of headings. */
function findTable(csv: string): Table {
  const lines = csv.split(/\r?\n/, MAX_PREAMBLE_LINES);
  let best: ColumnIndexes = {};
  for (const delimiter of DELIMITERS) {
    const head = lines.map((text, index) => ({
      cells: text.slice(0, MAX_LINE).split(delimiter, MAX_COLUMNS),
      line: index + 1,
    }));
    const found = findHeadings(head);
    if ('rows' in found) {
      const table = findHeadings(readRows(csv, delimiter));
      if ('rows' in table) return table;
    } else if (Object.keys(found.missing).length > Object.keys(best).length) {
      best = found.missing;
    }
  }
  const missing = missingColumns(best);
  throw refuse(
    `U datoteci nije prepoznat stupac za: ${missing.map(({ hr }) => hr).join(', ')}. Nazivi stupaca moraju biti u retku iznad uplata.`,
    `The file has no column known to hold ${missing.map(({ en }) => en).join(', ')}. The line above the payments must name the columns.`,
  );
}

/** Reads the rows of a table. */
class CsvReader {
  private readonly decimalSign: DecimalSign;
  /** Whether debits have a minus sign. */
  private readonly debitsHaveMinus: boolean;

  constructor(private readonly table: Table) {
    const { amount, credit, debit } = table.indexes;
    const indexes = [amount, credit, debit].filter((index) => index !== undefined);
    const amounts = table.rows.flatMap(({ cells }) => indexes.flatMap((one) => cells[one] ?? []));
    this.decimalSign = decimalSign(amounts);
    this.debitsHaveMinus = amounts.some((one) => /^\s*[-−–]/.test(one));
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
      if (this.isSummary(row)) continue;
      if (cells.length < this.table.width) throw invalidLine(line);
      this.readRow(row, statement);
      checkCount(statement);
    }
    return statement;
  }

  private cell({ cells }: Row, column: Column): string {
    const index = this.table.indexes[column];
    return index === undefined ? '' : (cells[index] ?? '').slice(0, MAX_TEXT).trim();
  }

  private isSummary(row: Row): boolean {
    const first = row.cells.find((cell) => cell.trim() !== '')?.trim() ?? '';
    return readDay(this.cell(row, 'day')) === undefined && SUMMARY_ROW.test(first);
  }

  private readRow(row: Row, statement: Statement): void {
    const bookedOn = readDay(this.cell(row, 'day'));
    if (bookedOn === undefined) {
      throw refuse(`Redak ${row.line} nema ispravan datum.`, `Line ${row.line} has no valid date.`);
    }
    const { cents, isReversal } = this.signedAmount(row);
    const entry = this.entry(row, bookedOn, Math.abs(cents));
    if (cents > 0) {
      statement.payments.push(entry);
    } else if (cents < 0) {
      const hint = isReversal ? 'reversal' : reversalHint(entry.searched);
      statement.outgoing.push({ ...entry, hint });
    } else {
      statement.leftOut += 1;
    }
  }

  private entry(row: Row, bookedOn: string, cents: number): StatementPayment {
    const reference = this.cell(row, 'reference');
    const text = this.cell(row, 'text');
    const bankReference = this.cell(row, 'bankReference');
    return {
      account: normalizedAccount(this.cell(row, 'account')),
      bookedOn,
      cents,
      currency: this.currency(row),
      payerName: storedText(this.cell(row, 'payer'), 'name'),
      payerIban: normalizedAccount(this.cell(row, 'payerIban')),
      reference: normalizedReference(reference),
      text: storedText(text, 'text'),
      bankReference: storedText(bankReference, 'bankReference'),
      endToEndId: normalizedEndToEndId(this.cell(row, 'endToEndId')),
      original: null,
      searched: limitSearched([reference, text, bankReference]),
    };
  }

  /**
   * The amount in hundredths, negative for a debit.
   * @returns `isReversal` for a negative amount among the credits
   */
  private signedAmount(row: Row): { cents: number; isReversal: boolean } {
    const [credit, debit] = [this.amount(row, 'credit'), this.amount(row, 'debit')];
    if (this.table.indexes.credit !== undefined) {
      if (credit === undefined && debit === undefined) throw this.invalidAmount(row);
      if (credit) return { cents: credit, isReversal: credit < 0 };
      return { cents: -Math.abs(debit ?? 0), isReversal: false };
    }
    const amount = this.amount(row, 'amount');
    if (amount === undefined) throw this.invalidAmount(row);
    const direction = this.cell(row, 'direction');
    if (DEBIT.test(direction)) return { cents: -Math.abs(amount), isReversal: false };
    const isCredit = CREDIT.test(direction);
    const isDirectionKnown = this.table.indexes.direction === undefined || isCredit;
    if (isDirectionKnown || this.debitsHaveMinus)
      return { cents: amount, isReversal: isCredit && amount < 0 };
    throw refuse(
      `U retku ${row.line} ne piše je li uplata ili isplata.`,
      `Line ${row.line} does not say whether it is a credit or a debit.`,
    );
  }

  /** Undefined when the cell is empty. */
  private amount(row: Row, column: 'amount' | 'credit' | 'debit'): number | undefined {
    const text = this.cell(row, column);
    if (text === '') return undefined;
    const cents = readCents(text, this.decimalSign);
    if (cents === undefined) throw this.invalidAmount(row);
    return cents;
  }

  private invalidAmount({ line }: Row) {
    return refuse(`Redak ${line} nema ispravan iznos.`, `Line ${line} has no valid amount.`);
  }

  /** The column “Valuta” may also hold the value date, which is no currency. */
  private currency(row: Row): string {
    const text = this.cell(row, 'currency').toUpperCase();
    if (text === '' || text === EURO_NUMERIC_CODE || readDay(text) !== undefined) return 'EUR';
    if (/^[A-Z]{3}$/.test(text)) return text;
    throw refuse(
      `Valuta u retku ${row.line} nije ispravna.`,
      `The currency in line ${row.line} is not valid.`,
    );
  }
}

/**
 * Reads a CSV statement; columns are recognised by their headings.
 * @throws InvalidInputError naming `file`, and the invalid line or the missing columns
 */
export function readCsv(csv: string): Statement {
  checkLines(csv);
  return new CsvReader(findTable(csv)).read();
}
