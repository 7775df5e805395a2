import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import { quote } from '../rows/quote.js';

/** SQL: the rows of a table and those of it in the trash; generated columns of these are null. */
export const withTrashed = (table: string): string => `(
  SELECT * FROM ${quote(table)} UNION ALL
  SELECT row.* FROM trash_rows, jsonb_populate_record(NULL::${quote(table)}, fields) AS row
  WHERE table_name = '${table}')`;

/** The rows of an entity that items in the trash contain. */
export async function trashedRows<T extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  trashIds: readonly number[],
): Promise<T[]> {
  const { driver } = manager.connection;
  const { tableName, columns } = manager.connection.getMetadata(entity);
  const rows = await manager.query<Record<string, unknown>[]>(
    `SELECT row.* FROM trash_rows, jsonb_populate_record(NULL::${quote(tableName)}, fields) AS row
     WHERE trash_id = ANY($1) AND table_name = $2 ORDER BY trash_rows.id`,
    [trashIds, tableName],
  );
  return rows.map((values) => {
    const row = manager.create(entity);
    for (const column of columns) {
      column.setEntityValue(row, driver.prepareHydratedValue(values[column.databaseName], column));
    }
    return row;
  });
}
