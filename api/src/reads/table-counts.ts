import { LRUCache } from 'lru-cache';
import type { DataSource, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { selectionKey } from './compiled-query.js';
import { readArrays } from './read-rows.js';

/** The tables whose rows and changes triggers count (`count-rows.ts`). */
export type CountedTable = 'contact_messages' | 'newsletters' | 'donations' | 'bank_payments';

const COUNTED: ReadonlySet<string> = new Set<CountedTable>([
  'contact_messages',
  'newsletters',
  'donations',
  'bank_payments',
]);

/** A condition that depends on other tables or on the time. */
const DEPENDS_ON_MORE = /\bSELECT\b|\bnow\(\)/i;

const MAX_RESULTS = 1_000;

interface Counts {
  rows: number;
  changes: number;
}

interface CachedResult {
  changes: number;
  result: unknown;
}

const caches = new WeakMap<DataSource, LRUCache<string, CachedResult>>();

function cacheOf(dataSource: DataSource): LRUCache<string, CachedResult> {
  const known = caches.get(dataSource);
  if (known) return known;
  const cache = new LRUCache<string, CachedResult>({ max: MAX_RESULTS });
  caches.set(dataSource, cache);
  return cache;
}

async function countsOf(dataSource: DataSource, tables: readonly string[]): Promise<Counts> {
  const { rows } = await readArrays(dataSource.driver as PostgresDriver, {
    text: `SELECT CAST(sum(row_count) AS float8), CAST(sum(change_count) AS float8)
      FROM table_counts WHERE source = ANY($1)`,
    values: [tables],
    prepared: true,
  });
  const [counted, changes] = rows[0] as [number | null, number | null];
  return { rows: counted ?? 0, changes: changes ?? 0 };
}

/**
 * Computes a result from the rows of these tables alone, once until a transaction that changed one
 * of them is committed, by whichever process.
 * @param key of the result, unique among all results
 */
export async function untilTablesChange<T>(
  dataSource: DataSource,
  tables: readonly CountedTable[],
  key: string,
  compute: () => Promise<T>,
): Promise<T> {
  // Read first: what changes meanwhile makes the result old at once.
  return cached(dataSource, key, await countsOf(dataSource, tables), compute);
}

async function cached<T>(
  dataSource: DataSource,
  key: string,
  { changes }: Counts,
  compute: () => Promise<T>,
): Promise<T> {
  const cache = cacheOf(dataSource);
  const known = cache.get(key);
  // The key identifies what was computed.
  if (known?.changes === changes) return known.result as T;
  const result = await compute();
  cache.set(key, { changes, result });
  return result;
}

/** The number of rows that a query selects, without its range. */
export async function countRows<T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
): Promise<number> {
  const { dataSource, expressionMap } = query;
  const table = expressionMap.mainAlias?.metadata.tableName ?? '';
  const key = selectionKey(query);
  const isCounted = COUNTED.has(table) && Reflect.get(query, 'queryRunner') === undefined;
  if (!isCounted || DEPENDS_ON_MORE.test(key)) return query.getCount();
  const counts = await countsOf(dataSource, [table]);
  if (expressionMap.wheres.length === 0) return counts.rows;
  return cached(dataSource, `${table} ${key}`, counts, () => query.getCount());
}
