import type { ObjectLiteral, Repository, SelectQueryBuilder } from 'typeorm';
import { readRows } from '../reads/read-rows.js';
import { countRows } from '../reads/table-counts.js';
import { applyFilters } from './filters.js';
import type { Filters, ListRequest, Resource } from './resource.js';

/** Sorts texts by the Croatian alphabet: č after c, š after s. */
export const CROATIAN = ' COLLATE "hr-x-icu"';

/** Offsets from which a list may be read from its end; before it, counting first costs more. */
const FAR_OFFSET = 1_000;

/** One page of a list; the page interceptor turns it into an array and a Content-Range header. */
export class Page<T> {
  constructor(
    readonly resource: string,
    readonly rows: readonly T[],
    readonly total: number,
    readonly offset: number,
  ) {}

  /** The same page with each row mapped by `describe`. */
  map<U>(describe: (row: T) => U): Page<U> {
    return this.with(this.rows.map(describe));
  }

  /** The same page with other rows. */
  with<U>(rows: readonly U[]): Page<U> {
    return new Page(this.resource, rows, this.total, this.offset);
  }
}

/** Selects the rows that match the filters of a request, unsorted. */
export function rowsThatFit<T extends ObjectLiteral, F extends Filters, S extends string>(
  repository: Repository<T>,
  { row, filters }: Resource<F, S>,
  { filter }: Pick<ListRequest<F, S>, 'filter'>,
): SelectQueryBuilder<T> {
  const rows = repository.createQueryBuilder(row);
  applyFilters(rows, filters, filter);
  return rows;
}

/** Reads the requested page of a resource's rows. */
export function readList<T extends ObjectLiteral, F extends Filters, S extends string>(
  repository: Repository<T>,
  resource: Resource<F, S>,
  request: ListRequest<F, S>,
): Promise<Page<T>> {
  return readPage(rowsThatFit(repository, resource, request), resource, request);
}

/**
 * Reads the rows of a list in the requested order and range. Rows with equal values are sorted by
 * id in the same direction, so that pages never overlap.
 * @param query selects the filtered rows; an existing order takes precedence
 * @param count counts the rows of the query where the page itself does not determine their number
 */
export async function readPage<T extends ObjectLiteral, F extends Filters, S extends string>(
  query: SelectQueryBuilder<T>,
  { name, order }: Resource<F, S>,
  { sort, offset, limit }: ListRequest<F, S>,
  count: (query: SelectQueryBuilder<T>) => Promise<number> = countRows,
): Promise<Page<T>> {
  const { field, direction } = sort ?? order;
  const column = query.expressionMap.mainAlias?.metadata.findColumnWithPropertyName(field);
  const collation = column?.type === 'text' ? CROATIAN : '';
  query.addOrderBy(`${query.alias}.${field}${collation}`, direction);
  if (field !== 'id') query.addOrderBy(`${query.alias}.id`, direction);
  if (offset >= FAR_OFFSET) {
    const total = await count(query);
    if (total - offset < offset) {
      return new Page(name, await readFromEnd(query, total - offset, limit), total, offset);
    }
  }
  const rows = await readRows(query.skip(offset).take(limit));
  const endsHere = rows.length < limit && (rows.length > 0 || offset === 0);
  const total = endsHere ? offset + rows.length : await count(query);
  return new Page(name, rows, total, offset);
}

/**
 * Reads rows of the second half of a list in the opposite order, so that its last page takes as
 * long as its first: PostgreSQL reads and discards all rows before an offset.
 * @param remaining number of rows from the first one of the page to the end of the list
 */
async function readFromEnd<T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  remaining: number,
  limit: number,
): Promise<T[]> {
  if (remaining <= 0) return [];
  const { orderBys } = query.expressionMap;
  for (const [by, direction] of Object.entries(orderBys)) {
    orderBys[by] = direction === 'DESC' ? 'ASC' : 'DESC';
  }
  const length = Math.min(limit, remaining);
  const rows = await readRows(query.skip(remaining - length).take(length));
  return rows.reverse();
}
