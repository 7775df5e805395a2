import { LRUCache } from 'lru-cache';
import type { DataSource, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { RowReader } from './row-reader.js';

/** The SQL of a query, for all values of its parameters. */
export interface CompiledQuery<T> {
  text: string;
  /** The names of its parameters, in the order of their numbers in the text. */
  names: string[];
  /** Set when its first result tells its columns. */
  reader?: RowReader<T>;
}

type CompiledQueries = LRUCache<string, CompiledQuery<ObjectLiteral>>;

/** The compiled queries of each data source, by what they are built of. */
const compiled = new WeakMap<DataSource, CompiledQueries>();
const MAX_COMPILED = 500;

function compiledQueriesOf(dataSource: DataSource): CompiledQueries {
  const known = compiled.get(dataSource);
  if (known) return known;
  const queries: CompiledQueries = new LRUCache({ max: MAX_COMPILED });
  compiled.set(dataSource, queries);
  return queries;
}

/** A list of values that is written into the text: `IN (:...ids)`. */
const SPREAD = ':...';

/**
 * The SQL of a query of one table, which TypeORM writes once for all queries that differ in nothing
 * but the values of their parameters.
 * @returns undefined for any other query, and within a transaction
 */
export function compiledQuery<T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
): CompiledQuery<T> | undefined {
  const key = keyOf(query);
  if (key === undefined) return undefined;
  const queries = compiledQueriesOf(query.dataSource);
  const known = queries.get(key);
  // The key names the entity.
  if (known) return known as CompiledQuery<T>;
  const written = compile(query);
  queries.set(key, written as CompiledQuery<ObjectLiteral>);
  return written;
}

function keyOf<T extends ObjectLiteral>(query: SelectQueryBuilder<T>): string | undefined {
  const { expressionMap: map } = query;
  const { mainAlias } = map;
  const isSimple =
    mainAlias?.hasMetadata === true &&
    map.aliases.length === 1 &&
    Reflect.get(query, 'queryRunner') === undefined &&
    map.joinAttributes.length + map.relationIdAttributes.length === 0 &&
    map.groupBys.length + map.havings.length + map.commonTableExpressions.length === 0 &&
    map.lockMode === undefined &&
    map.cacheId === undefined &&
    !map.selectDistinct &&
    map.selectDistinctOn.length === 0;
  if (!isSimple) return undefined;
  const parts = [
    mainAlias.metadata.targetName,
    mainAlias.name,
    map.selects,
    map.wheres,
    map.orderBys,
    [map.limit, map.take, map.offset, map.skip],
  ];
  const key = JSON.stringify(parts);
  return key.includes(SPREAD) ? undefined : key;
}

/** Identifies the rows that a query of one table selects, whatever their order and range. */
export function selectionKey<T extends ObjectLiteral>({
  expressionMap: { wheres, parameters },
}: SelectQueryBuilder<T>): string {
  return JSON.stringify([wheres, parameters]);
}

/** Stands for the value of a parameter while the text is written. */
class Placeholder {
  constructor(readonly name: string) {}
}

function compile<T extends ObjectLiteral>(query: SelectQueryBuilder<T>): CompiledQuery<T> {
  const copy = query.clone();
  const names = Object.keys(copy.expressionMap.parameters);
  copy.setParameters(Object.fromEntries(names.map((name) => [name, new Placeholder(name)])));
  const [text, placeholders]: [string, unknown[]] = copy.getQueryAndParameters();
  return {
    text,
    names: placeholders.flatMap((one) => (one instanceof Placeholder ? [one.name] : [])),
  };
}
