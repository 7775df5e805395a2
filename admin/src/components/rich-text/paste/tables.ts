/** More columns than a table can have here; spreadsheets merge up to thousands of empty ones. */
const MAX_COLUMNS = 50;

/** Tables that only place texts, as in mails: one column, or tables within a table. */
const LAYOUT =
  'table[role=presentation], table[role=none], table:has(table), table:not(:has(tr > :nth-child(2)))';

function unwrapLayout(table: HTMLTableElement): void {
  const cells = [...table.rows].flatMap((row) => [...row.cells]);
  table.replaceWith(
    ...cells.map((cell) => {
      const division = table.ownerDocument.createElement('div');
      division.append(...cell.childNodes);
      return division;
    }),
  );
}

/** Parts merged cells: the value is in the first, the others are empty, and no column moves. */
function partCells(table: HTMLTableElement): void {
  const rows = [...table.rows];
  const added = new Set<Element>();
  const add = (row: HTMLTableRowElement, index: number, rowSpan: number) => {
    const cell = row.insertCell(Math.min(index, row.cells.length));
    cell.rowSpan = rowSpan;
    added.add(cell);
  };
  for (const row of rows)
    for (const cell of [...row.cells])
      for (let count = Math.min(cell.colSpan, MAX_COLUMNS); count > 1; count -= 1)
        add(row, cell.cellIndex + 1, cell.rowSpan);
  rows.forEach((row, number) => {
    const below = rows[number + 1];
    if (below?.parentNode !== row.parentNode) return;
    // 0 reaches to the last row.
    [...row.cells].forEach(({ rowSpan }, index) => {
      if (rowSpan !== 1) add(below, index, Math.max(0, rowSpan - 1));
    });
  });
  // Columns that a merged cell covers in every row.
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  for (let index = width - 1; index >= 0; index -= 1) {
    const column = rows.flatMap(({ cells }) => cells[index] ?? []);
    if (column.every((cell) => added.has(cell))) column.forEach((cell) => cell.remove());
  }
}

/** Makes tables what the format has: rows of cells, none of which is merged. */
export function convertTables(body: HTMLElement): void {
  // A text before the rows would be the first of them.
  body.querySelectorAll('caption').forEach((caption) => caption.closest('table')?.before(caption));
  body.querySelectorAll<HTMLTableElement>(LAYOUT).forEach(unwrapLayout);
  body.querySelectorAll('table').forEach(partCells);
}
