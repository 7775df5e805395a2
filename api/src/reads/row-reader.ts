import type pg from 'pg';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { DriverUtils } from 'typeorm/driver/DriverUtils.js';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';

/** Makes an entity of the values of a row. */
export type RowReader<T> = (values: unknown[]) => T;

/** Types whose values are properties of entities as the client of the database reads them. */
const READ_BY_CLIENT = new Set<unknown>([
  'text',
  'integer',
  'smallint',
  'double precision',
  'boolean',
  'uuid',
  'jsonb',
  'timestamptz',
]);

/**
 * Compiles the reader of a query's rows.
 * @param fields of a result of the query
 */
export function rowReader<T extends ObjectLiteral>(
  { alias, dataSource: { driver }, expressionMap: { mainAlias } }: SelectQueryBuilder<T>,
  fields: readonly pg.FieldDef[],
): RowReader<T> {
  const positions = new Map(fields.map(({ name }, position) => [name, position]));
  const metadata = mainAlias?.metadata;
  // The order of properties is that of the columns, as in entities that TypeORM makes.
  const columns = (metadata?.columns ?? []).flatMap((column) => {
    const name = DriverUtils.buildAlias(driver, undefined, alias, column.databaseName);
    const position = positions.get(name);
    return position === undefined ? [] : [{ column, position, property: column.propertyName }];
  });
  const convert = columns.map(({ column }): ((value: unknown) => unknown) | undefined =>
    isReadByClient(column)
      ? undefined
      : (value) => driver.prepareHydratedValue(value, column) as unknown,
  );
  return (values) => {
    const row = metadata?.create() as ObjectLiteral;
    for (let i = 0; i < columns.length; i += 1) {
      const { position, property } = columns[i] as (typeof columns)[number];
      const value = values[position];
      const converted = convert[i];
      row[property] = converted ? converted(value) : value;
    }
    return row as T;
  };
}

const isReadByClient = ({ type, transformer }: ColumnMetadata): boolean =>
  transformer === undefined && READ_BY_CLIENT.has(type);
