import { readDay } from './day.js';
import { refuse } from './statement.js';

/** Maximum length of a row, whose quoted cells may contain line breaks. */
export const MAX_ROW = 64 * 1024;

/** No bank has more columns. */
const MAX_COLUMNS = 200;

/** A row of the file, and the number of its first line. */
export interface Row {
  cells: string[];
  line: number;
}

export const invalidLine = (line: number) =>
  refuse(
    `Redak ${line} nije ispravan CSV ili nije potpun.`,
    `Line ${line} is not valid CSV or not complete.`,
  );
const openQuote = (line: number) =>
  refuse(
    `Redak ${line} ima navodnik koji nije ispravno zatvoren. Ispravite ga ili izvezite izvod ponovno.`,
    `Line ${line} has a quote that is not closed correctly. Correct it or export the statement again.`,
  );

/**
 * Whether a quoted cell contains another row, because its own quote was not closed and a later one
 * closed it. In a file with commas a text may contain them and line breaks, but no cell with a day.
 */
function containsRow(text: string, delimiter: string): boolean {
  if (!/[\r\n]/.test(text) || !text.includes(delimiter)) return false;
  const parts = text.split(/[\r\n]+/).flatMap((line) => line.split(delimiter));
  return delimiter !== ',' || parts.some((part) => readDay(part) !== undefined);
}

/**
 * The index of the quote that closes the one at `start`, or -1 when there is none within a row; two
 * quotes are one in the text.
 */
function closingQuote(csv: string, start: number): number {
  let at = csv.indexOf('"', start + 1);
  while (csv[at + 1] === '"' && at >= 0 && at < start + MAX_ROW) at = csv.indexOf('"', at + 2);
  return at < start + MAX_ROW ? at : -1;
}

/**
 * Splits CSV into rows (RFC 4180). Quotes within a cell, as in names of companies, which not every
 * bank escapes, belong to its text; a quote at its start must be closed at its end, or once more
 * within the cell. csv-parse either refuses the former or lets an open quote swallow rows.
 * @throws InvalidInputError naming the invalid line
 */
export function* csvRows(csv: string, delimiter: string): Generator<Row> {
  const cellEnd = new RegExp(`[${delimiter}\r\n]|$`, 'g');
  const endOf = (from: number): number => {
    cellEnd.lastIndex = from;
    return cellEnd.exec(csv)?.index ?? csv.length;
  };
  let row: Row = { cells: [], line: 1 };
  let [line, rowStart] = [1, 0];
  for (let at = 0; at <= csv.length; at += 1) {
    let end = endOf(at);
    let text = csv.slice(at, end);
    if (text.length > MAX_ROW) throw invalidLine(row.line);
    const quote = at + text.search(/\S/);
    if (csv[quote] === '"' && quote >= at) {
      const close = closingQuote(csv, quote);
      const afterClose = close < 0 ? -1 : endOf(close);
      if (close >= 0 && csv.slice(close + 1, afterClose).trim() === '') {
        text = csv.slice(quote + 1, close).replaceAll('""', '"');
        end = afterClose;
        if (containsRow(text, delimiter)) throw openQuote(line);
        line += text.match(/\r\n|\r|\n/g)?.length ?? 0;
      } else if ((text.split('"').length - 1) % 2 === 1) {
        throw openQuote(line);
      }
    }
    row.cells.push(text);
    if (end - rowStart > MAX_ROW || row.cells.length > MAX_COLUMNS) throw invalidLine(row.line);
    at = end;
    if (csv[at] === delimiter) continue;
    yield row;
    if (csv[at] === '\r' && csv[at + 1] === '\n') at += 1;
    line += 1;
    rowStart = at + 1;
    row = { cells: [], line };
  }
}
