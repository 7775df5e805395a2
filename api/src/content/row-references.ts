import type { EntityManager } from 'typeorm';
import { quote } from '../rows/quote.js';

/** A foreign key; table and columns are quoted for SQL. */
export interface RowReference {
  /** The table whose rows refer to others, as its plain name. */
  table: string;
  column: string;
  /** The table of those rows, as its plain name. */
  referredTable: string;
  referredColumn: string;
  /** What becomes of a row when the one it refers to is deleted: it is deleted, or leaves it. */
  onDelete: 'cascade' | 'set null' | 'refuse';
}

/**
 * The foreign keys to (`to`) or of (`from`) a table. All have one column.
 */
export async function rowReferences(
  manager: EntityManager,
  side: 'to' | 'from',
  table: string,
): Promise<RowReference[]> {
  const rows = await manager.query<RowReference[]>(
    `SELECT child.relname AS table, own.attname AS column, parent.relname AS "referredTable",
       key.attname AS "referredColumn", CASE confdeltype
         WHEN 'c' THEN 'cascade' WHEN 'n' THEN 'set null' ELSE 'refuse' END AS "onDelete"
     FROM pg_constraint
     JOIN pg_class child ON child.oid = conrelid
     JOIN pg_class parent ON parent.oid = confrelid
     JOIN pg_attribute own ON own.attrelid = conrelid AND own.attnum = conkey[1]
     JOIN pg_attribute key ON key.attrelid = confrelid AND key.attnum = confkey[1]
     WHERE contype = 'f' AND ${side === 'to' ? 'confrelid' : 'conrelid'} = to_regclass($1)
     ORDER BY child.relname, own.attname`,
    [quote(table)],
  );
  return rows.map((reference) => ({
    ...reference,
    column: quote(reference.column),
    referredColumn: quote(reference.referredColumn),
  }));
}
