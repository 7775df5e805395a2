import type { EntityManager } from 'typeorm';
import { quote } from './quote.js';

/** A column of a table. */
export interface StoredColumn {
  /** Quoted for SQL. */
  name: string;
  /** Whether it contains the bytes of a file. */
  isFile: boolean;
}

/** The columns of a table that are not generated; none where there is no such table. */
export async function storedColumns(
  manager: EntityManager,
  table: string,
): Promise<StoredColumn[]> {
  const columns = await manager.query<StoredColumn[]>(
    `SELECT attname AS name, atttypid = 'bytea'::regtype AS "isFile" FROM pg_attribute
     WHERE attrelid = to_regclass($1) AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
     ORDER BY attnum`,
    [quote(table)],
  );
  return columns.map(({ name, isFile }) => ({ name: quote(name), isFile }));
}
