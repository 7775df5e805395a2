import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { isStorable } from '../i18n/language.js';
import { InvalidInputError } from '../problems/domain-errors.js';

/** The most rows one answer holds when the client names no range. */
export const LIST_CAP = 100;
/** The widest range a client may ask for. */
export const MAX_SPAN = 1000;
/** Texts are in the order of the Croatian alphabet: č after c, š after s. */
export const CROATIAN = ' COLLATE "hr-x-icu"';
const MAX_OFFSET = 1_000_000_000;

/** How one filter is read: `undefined` means that the value is not acceptable. */
export interface Filter<T> {
  read(value: unknown): T | undefined;
  schema: { type: 'string' | 'boolean' | 'integer' | 'array'; [keyword: string]: unknown };
  example?: unknown;
  description: string;
}

/** What a list may be sorted and filtered by; anything else is refused. */
export interface ListDefinition<F extends Record<string, Filter<unknown>>, S extends string> {
  /** The unit named in Content-Range, equal to the resource's name. */
  resource: string;
  sort: readonly S[];
  filters: F;
}

export interface Sort<S extends string> {
  field: S;
  direction: 'ASC' | 'DESC';
}

/** A list request after checking: `offset` and `limit` in rows. */
export interface ListRequest<F extends Record<string, Filter<unknown>>, S extends string> {
  offset: number;
  limit: number;
  sort?: Sort<S>;
  filter: { [K in keyof F]?: F[K] extends Filter<infer T> ? T : never };
}

export type RequestOf<D> = D extends ListDefinition<infer F, infer S> ? ListRequest<F, S> : never;

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
    return new Page(this.resource, this.rows.map(describe), this.total, this.offset);
  }
}

const isId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 2_147_483_647;

/** Accepts one id or a list of up to 1000, as numbers or digits. */
export const ids: Filter<number[]> = {
  read(value) {
    const list = (Array.isArray(value) ? value : [value]).map((one: unknown) =>
      typeof one === 'string' && /^\d{1,10}$/.test(one) ? Number(one) : one,
    );
    return list.length <= MAX_SPAN && list.every(isId) ? list : undefined;
  },
  schema: { type: 'array', items: { type: 'integer' } },
  example: [1, 2],
  description: 'Only the rows with these ids.',
};

/** Accepts a text of up to 200 characters. */
export function text(description: string, example?: string): Filter<string> {
  return {
    read: (value) =>
      typeof value === 'string' && value.length <= 200 && isStorable(value)
        ? value.trim()
        : undefined,
    schema: { type: 'string', maxLength: 200 },
    example,
    description,
  };
}

/** Accepts true or false. */
export function flag(description: string): Filter<boolean> {
  return {
    read(value) {
      if (value === true || value === 'true') return true;
      return value === false || value === 'false' ? false : undefined;
    },
    schema: { type: 'boolean' },
    description,
  };
}

/** Accepts one of the given words. */
export function oneOf<T extends string>(words: readonly T[], description: string): Filter<T> {
  return {
    read: (value) => words.find((word) => word === value),
    schema: { type: 'string', enum: words },
    description,
  };
}

export function defineList<F extends Record<string, Filter<unknown>>, const S extends string>(
  definition: ListDefinition<F, S>,
): ListDefinition<F, S> {
  return definition;
}

function refuse(field: string, hr: string, en: string): InvalidInputError {
  return InvalidInputError.of(field, { hr, en });
}

function readJson(field: string, value: unknown): unknown {
  try {
    return typeof value === 'string' ? JSON.parse(value) : undefined;
  } catch {
    throw refuse(
      field,
      `Parametar ${field} nije ispravan JSON`,
      `Parameter ${field} is not valid JSON`,
    );
  }
}

function readRange(value: unknown): { offset: number; limit: number } {
  if (value === undefined) return { offset: 0, limit: LIST_CAP };
  const range = readJson('range', value);
  const [first, last]: unknown[] = Array.isArray(range) && range.length === 2 ? range : [];
  const whole = (n: unknown): n is number =>
    typeof n === 'number' && Number.isInteger(n) && n >= 0 && n <= MAX_OFFSET;
  if (!whole(first) || !whole(last) || last < first || last - first >= MAX_SPAN) {
    throw refuse(
      'range',
      `Raspon mora biti oblika [0,24] i imati najviše ${MAX_SPAN} redaka`,
      `The range must look like [0,24] and span at most ${MAX_SPAN} rows`,
    );
  }
  return { offset: first, limit: last - first + 1 };
}

function readSort<S extends string>(value: unknown, allowed: readonly S[]): Sort<S> | undefined {
  if (value === undefined) return undefined;
  const sort = readJson('sort', value);
  const [name, order]: unknown[] = Array.isArray(sort) && sort.length === 2 ? sort : [];
  const direction = typeof order === 'string' ? order.toUpperCase() : '';
  if (typeof name !== 'string' || (direction !== 'ASC' && direction !== 'DESC')) {
    throw refuse(
      'sort',
      'Redoslijed mora biti oblika ["id","ASC"]',
      'The sort must look like ["id","ASC"]',
    );
  }
  const field = allowed.find((one) => one === name);
  if (field === undefined) {
    const list = allowed.join(', ');
    throw refuse(
      'sort',
      `Po polju ${name.slice(0, 60)} nije moguće poredati; moguće je po: ${list}`,
      `Sorting by ${name.slice(0, 60)} is not possible; possible fields: ${list}`,
    );
  }
  return { field, direction };
}

function readFilters<F extends Record<string, Filter<unknown>>>(
  query: Record<string, unknown>,
  filters: F,
): ListRequest<F, string>['filter'] {
  const json = query.filter === undefined ? {} : readJson('filter', query.filter);
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    throw refuse(
      'filter',
      'Filtar mora biti objekt u formatu JSON',
      'The filter must be a JSON object',
    );
  }
  const plain = Object.entries(query).filter(([name]) => Object.hasOwn(filters, name));
  const given = [...plain, ...Object.entries(json)].filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  const read: Record<string, unknown> = {};
  for (const [name, value] of given) {
    const filter = Object.hasOwn(filters, name) ? filters[name] : undefined;
    if (!filter) {
      const list = Object.keys(filters).join(', ');
      throw refuse(
        name.slice(0, 60),
        `Po polju ${name.slice(0, 60)} nije moguće filtrirati; moguće je po: ${list}`,
        `Filtering by ${name.slice(0, 60)} is not possible; possible fields: ${list}`,
      );
    }
    const accepted = filter.read(value);
    if (accepted === undefined) {
      throw refuse(
        name,
        `Vrijednost filtra ${name} nije ispravna`,
        `The value of filter ${name} is not valid`,
      );
    }
    read[name] = accepted;
  }
  // Each value was produced by the filter of the same name.
  return read as ListRequest<F, string>['filter'];
}

/**
 * Reads what `ra-data-simple-rest` sends (`range`, `sort`, `filter`), and the same filters as plain
 * parameters.
 * @throws InvalidInputError naming the field that is not allowed or not readable
 */
export function readListQuery<F extends Record<string, Filter<unknown>>, S extends string>(
  query: Record<string, unknown>,
  definition: ListDefinition<F, S>,
): ListRequest<F, S> {
  return {
    ...readRange(query.range),
    sort: readSort(query.sort, definition.sort),
    filter: readFilters(query, definition.filters),
  };
}

/** Passes the validated list request to a controller's method. */
export const ListQuery = createParamDecorator(
  (
    definition: ListDefinition<Record<string, Filter<unknown>>, string>,
    context: ExecutionContext,
  ) => readListQuery(context.switchToHttp().getRequest<Request>().query, definition),
);

/**
 * Reads the rows of a list in the order and range asked for; where values are equal, by id in the
 * same direction, so that pages never overlap.
 * @param query selects the rows, filtered; an order it has already comes first
 * @param byDefault the order when the request names none
 * @param count counts the rows of the query where the page itself does not show their number
 */
export async function readPage<
  T extends ObjectLiteral,
  F extends Record<string, Filter<unknown>>,
  S extends string,
>(
  query: SelectQueryBuilder<T>,
  { resource }: ListDefinition<F, S>,
  { sort, offset, limit }: ListRequest<F, S>,
  byDefault: Sort<S>,
  count: (query: SelectQueryBuilder<T>) => Promise<number> = (rows) => rows.getCount(),
): Promise<Page<T>> {
  const { field, direction } = sort ?? byDefault;
  const column = query.expressionMap.mainAlias?.metadata.findColumnWithPropertyName(field);
  const collation = column?.type === 'text' ? CROATIAN : '';
  query.addOrderBy(`${query.alias}.${field}${collation}`, direction);
  if (field !== 'id') query.addOrderBy(`${query.alias}.id`, direction);
  const rows = await query.skip(offset).take(limit).getMany();
  const endsHere = rows.length < limit && (rows.length > 0 || offset === 0);
  const total = endsHere ? offset + rows.length : await count(query);
  return new Page(resource, rows, total, offset);
}

/** A LIKE pattern that finds `text` anywhere, with its wildcards taken literally. */
export function containsPattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
