import type { EntityManager, EntityTarget, ObjectLiteral, Repository } from 'typeorm';
import { quote } from '../rows/quote.js';
import { lockRow, type Named } from '../rows/rows.js';
import { storedColumns } from '../rows/stored-columns.js';
import { isContent, trashDeclarationOf } from './kept-in-trash.js';
import { rowReferences } from './row-references.js';

type Row = ObjectLiteral & { id: number };

/** A row that stays and referred to a deleted one: the value of its column is restored with it. */
export interface TrashedLink {
  table: string;
  /** Quoted for SQL. */
  column: string;
  id: number;
  value: number;
}

/**
 * Deletes a row and keeps it in the trash.
 * @param by the full name of who deletes it
 * @returns the deleted row
 * @throws NotFoundError when there is no such row
 */
export function removeToTrash<T extends Row>(
  rows: Repository<T>,
  resource: Named,
  id: number,
  by: string,
): Promise<T> {
  return rows.manager.transaction(async (manager) => {
    const row = await lockRow(manager, rows.target, resource, id);
    const deleted = { ...row };
    await moveToTrash(manager, rows.target, row, by);
    return deleted;
  });
}

/**
 * Deletes a row with those that are deleted with it, and keeps all of them in the trash.
 * See decision 155.
 *
 * @param manager of the transaction that locked the row
 * @param by the full name of who deletes it
 */
export async function moveToTrash<T extends Row>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  row: T,
  by: string,
): Promise<void> {
  const { target, name, tableName } = manager.connection.getMetadata(entity);
  const declared = trashDeclarationOf(target);
  if (!declared) throw new TypeError(`${name} is not declared with @KeptInTrash().`);
  const titles: Record<string, unknown> = row;
  const titleIn = (field: string) => (isContent(declared) ? String(titles[field] ?? '') : '');
  const [title, titleEn] = [titleIn(declared.title), titleIn(declared.titleEn)];
  const [item] = await manager.query<{ id: number }[]>(
    `INSERT INTO trash (resource, row_id, title, title_en, deleted_by)
     VALUES ($1, $2, $3, $4, $5) RETURNING id`,
    [declared.resource, row.id, title || titleEn, titleEn || title, by],
  );
  if (!item) throw new Error('The trash returned no id.');
  const links = await keepRows(manager, item.id, tableName, `id = ${row.id}`);
  await manager.query('UPDATE trash SET links = $2 WHERE id = $1', [
    item.id,
    JSON.stringify(links),
  ]);
  await manager.remove(row);
}

/**
 * Stores the rows of a table that fulfil a condition, then those that are deleted with them.
 * @returns the rows that stay and refer to a stored one
 */
async function keepRows(
  manager: EntityManager,
  trashId: number,
  table: string,
  condition: string,
): Promise<TrashedLink[]> {
  const columns = await storedColumns(manager, table);
  const file = columns.find(({ isFile }) => isFile)?.name;
  const fields = columns.filter(({ isFile }) => !isFile).map(({ name }) => `kept.${name}`);
  await manager.query(
    `INSERT INTO trash_rows (trash_id, table_name, fields, bytes)
     SELECT $1, $2, (SELECT to_jsonb(f) FROM (SELECT ${fields.join(', ')}) f), ${file ?? 'NULL'}
     FROM ${quote(table)} kept WHERE ${condition} FOR UPDATE`,
    [trashId, table],
  );
  const links: TrashedLink[] = [];
  for (const reference of await rowReferences(manager, 'to', table)) {
    const { column, referredColumn, onDelete } = reference;
    const referring = `${column} IN (SELECT ${referredColumn} FROM ${quote(table)} WHERE ${condition})`;
    if (onDelete === 'cascade') {
      links.push(...(await keepRows(manager, trashId, reference.table, referring)));
    } else if (onDelete === 'set null') {
      const rows = await manager.query<{ id: number; value: number }[]>(
        `SELECT id, ${column} AS value FROM ${quote(reference.table)} WHERE ${referring} ORDER BY id`,
      );
      links.push(...rows.map((row) => ({ table: reference.table, column, ...row })));
    }
  }
  return links;
}
