import type pg from 'pg';
import { QueryFailedError, type ObjectLiteral, type SelectQueryBuilder } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { compiledQuery, type CompiledQuery } from './compiled-query.js';
import { rowReader } from './row-reader.js';

/** Statements that each connection of a pool prepares; further ones are sent as text. */
const MAX_PREPARED = 100;

/** Names of prepared statements by their text, for each pool. */
const preparedNames = new WeakMap<pg.Pool, Map<string, string>>();

/** The name of a prepared statement, or undefined when the pool has too many. */
function preparedName(pool: pg.Pool, text: string): string | undefined {
  const names = preparedNames.get(pool) ?? new Map<string, string>();
  preparedNames.set(pool, names);
  const known = names.get(text);
  if (known !== undefined || names.size >= MAX_PREPARED) return known;
  const name = `read_${names.size}`;
  names.set(text, name);
  return name;
}

/** A statement with its values. */
interface Statement {
  text: string;
  values: unknown[];
  /**
   * Whether its plan may be the same for all values. Otherwise each execution is planned: the
   * best plan for a frequent value can be a thousand times slower for a rare one.
   */
  prepared: boolean;
}

/**
 * Executes a statement on a connection of TypeORM's pool.
 * @returns rows as arrays, in the order of the selected columns
 * @throws QueryFailedError
 */
export async function readArrays(
  driver: PostgresDriver,
  { text, values, prepared }: Statement,
): Promise<pg.QueryArrayResult> {
  const pool: pg.Pool = driver.master;
  const name = prepared ? preparedName(pool, text) : undefined;
  const connection = await pool.connect();
  driver.dataSource.logger.logQuery(text, values);
  try {
    return await connection.query({ name, text, values, rowMode: 'array' });
  } catch (error) {
    throw new QueryFailedError(text, values, asError(error));
  } finally {
    connection.release();
  }
}

const asError = (error: unknown): Error =>
  error instanceof Error ? error : new Error(String(error));

/**
 * Reads the rows of a query of one table as entities, like `getMany`, but without TypeORM's steps
 * per query and value. Queries of several tables, and those in a transaction, go through TypeORM.
 * See decision 202.
 */
export async function readRows<T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  { byKey = false } = {},
): Promise<T[]> {
  const compiled = compiledQuery(query);
  if (compiled === undefined) return query.getMany();
  const statement = statementOf(compiled, query, byKey);
  const { fields, rows } = await readArrays(query.dataSource.driver as PostgresDriver, statement);
  const read = (compiled.reader ??= rowReader(query, fields));
  return rows.map(read);
}

/**
 * Reads the row of a query that selects by a unique key, like `getOne`.
 * @returns null when there is none
 */
export async function readRow<T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
): Promise<T | null> {
  const [row] = await readRows(query, { byKey: true });
  return row ?? null;
}

function statementOf<T extends ObjectLiteral>(
  { text, names }: CompiledQuery<T>,
  query: SelectQueryBuilder<T>,
  byKey: boolean,
): Statement {
  const parameters: ObjectLiteral = query.expressionMap.parameters;
  const { skip, offset } = query.expressionMap;
  const isFirstPage = !skip && !offset;
  return {
    text,
    values: names.map((name): unknown => parameters[name]),
    prepared: byKey || (names.length === 0 && isFirstPage),
  };
}
