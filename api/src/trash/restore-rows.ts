import type { EntityManager } from 'typeorm';
import type { TrashedLink } from '../content/move-to-trash.js';
import { rowReferences } from '../content/row-references.js';
import { quote } from '../rows/quote.js';
import { storedColumns } from '../rows/stored-columns.js';

/**
 * Inserts the rows of an item in the trash again. Columns that were added since have their default,
 * and removed ones are left out. What the rows refer to and no longer exists, they leave.
 */
export async function restoreRows(manager: EntityManager, trashId: number): Promise<void> {
  const tables = await manager.query<{ name: string; fields: string[] }[]>(
    `SELECT table_name AS name, array(SELECT jsonb_object_keys(fields)) AS fields
     FROM trash_rows WHERE id IN (
       SELECT min(id) FROM trash_rows WHERE trash_id = $1 GROUP BY table_name
     ) ORDER BY id`,
    [trashId],
  );
  for (const { name, fields } of tables) await insertRows(manager, trashId, name, fields);
  const links = await manager.query<TrashedLink[]>(
    `SELECT link.* FROM trash,
       jsonb_to_recordset(links) AS link("table" text, "column" text, id integer, value integer)
     WHERE trash.id = $1`,
    [trashId],
  );
  for (const { table, column, id, value } of links) {
    await manager.query(
      `UPDATE ${quote(table)} SET ${column} = $2 WHERE id = $1 AND ${column} IS NULL`,
      [id, value],
    );
  }
}

async function insertRows(
  manager: EntityManager,
  trashId: number,
  table: string,
  fields: readonly string[],
): Promise<void> {
  const kept = new Set(fields.map(quote));
  const columns = (await storedColumns(manager, table)).filter(
    ({ name, isFile }) => isFile || kept.has(name),
  );
  if (columns.length === 0) return;
  const left = new Map(
    (await rowReferences(manager, 'from', table))
      .filter(({ onDelete }) => onDelete === 'set null')
      .map((reference) => [reference.column, reference]),
  );
  const values = columns.map(({ name, isFile }) => {
    if (isFile) return 'stored.bytes';
    const reference = left.get(name);
    if (!reference) return `row.${name}`;
    const { referredTable, referredColumn } = reference;
    return `(SELECT ${referredColumn} FROM ${quote(referredTable)} WHERE ${referredColumn} = row.${name})`;
  });
  await manager.query(
    `INSERT INTO ${quote(table)} (${columns.map(({ name }) => name).join(', ')})
     OVERRIDING SYSTEM VALUE
     SELECT ${values.join(', ')}
     FROM trash_rows stored, jsonb_populate_record(NULL::${quote(table)}, stored.fields) AS row
     WHERE stored.trash_id = $1 AND stored.table_name = $2 ORDER BY stored.id`,
    [trashId, table],
  );
}
