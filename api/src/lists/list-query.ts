import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { InvalidInputError } from '../problems/domain-errors.js';
import { MAX_SPAN } from './filters.js';
import type { Filters, ListRequest, Resource, Sort } from './resource.js';

/** The maximal number of rows in a response to a request without a range. */
export const LIST_CAP = 100;
const MAX_OFFSET = 1_000_000_000;

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

function readFilters<F extends Filters>(
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
 * Parses the parameters of `ra-data-simple-rest` (`range`, `sort`, `filter`), and the same filters
 * as separate parameters.
 * @throws InvalidInputError with the parameter that is invalid or not allowed
 */
export function readListQuery<F extends Filters, S extends string>(
  query: Record<string, unknown>,
  definition: Resource<F, S>,
): ListRequest<F, S> {
  return {
    ...readRange(query.range),
    sort: readSort(query.sort, definition.sort),
    filter: readFilters(query, definition.filters),
  };
}

/** Passes the validated list request to a controller's method. */
export const ListQuery = createParamDecorator((definition: Resource, context: ExecutionContext) =>
  readListQuery(context.switchToHttp().getRequest<Request>().query, definition),
);
