import { missingColumns, findColumns, type Columns } from './csv-columns.js';
import { csvRows, MAX_ROW, type Row } from './csv-rows.js';
import { MAX_ENTRIES, refuse } from './statement.js';

const DELIMITERS = [';', ',', '\t', '|'];
/** Maximum number of lines above the headings, where banks write the account. */
const MAX_PREAMBLE_LINES = 30;

/** The rows below the headings, and what stands above them. */
export interface Table {
  columns: Columns;
  /** The number of columns with a heading. */
  width: number;
  /** The number of cells in the row of headings. */
  cellCount: number;
  /** The text above the headings. */
  preamble: string;
  rows: Row[];
}

/** The rows below the headings, if these name the required columns. */
function findHeadings(rows: Row[]): Table | { missing: Columns } {
  let best: Columns = {};
  for (const [index, { cells }] of rows.slice(0, MAX_PREAMBLE_LINES).entries()) {
    const columns = findColumns(cells);
    if (missingColumns(columns).length === 0) {
      return {
        columns,
        width: cells.findLastIndex((heading) => heading.trim() !== '') + 1,
        cellCount: cells.length,
        preamble: rows
          .slice(0, index)
          .map((row) => row.cells.join(' '))
          .join('\n'),
        rows: rows.slice(index + 1),
      };
    }
    if (Object.keys(columns).length > Object.keys(best).length) best = columns;
  }
  return { missing: best };
}

/** @throws InvalidInputError when there are too many, or naming the invalid line */
function readRows(csv: string, delimiter: string): Row[] {
  const rows: Row[] = [];
  for (const row of csvRows(csv, delimiter)) {
    if (row.cells.every((cell) => cell.trim() === '')) continue;
    rows.push(row);
    if (rows.length <= MAX_ENTRIES + MAX_PREAMBLE_LINES) continue;
    throw refuse(
      'Datoteka ima više od 100.000 redaka. Podijelite je na kraća razdoblja.',
      'The file has more than 100,000 lines. Split it into shorter periods.',
    );
  }
  return rows;
}

/**
 * Finds the delimiter with which one of the first lines is a row of headings.
 * @throws InvalidInputError naming `file`, and the invalid line or the missing columns
 */
export function findTable(csv: string): Table {
  const lines = csv.split(/\r\n|\r|\n/, MAX_PREAMBLE_LINES);
  let best: Columns = {};
  for (const delimiter of DELIMITERS) {
    const head = lines.map((text, index) => ({
      cells: text.slice(0, MAX_ROW).split(delimiter),
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
