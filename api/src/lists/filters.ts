import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { sameEmail } from '../emails/email-key.js';
import { isStorable } from '../i18n/language.js';

/** A filter of a list: how it is read from a request, documented, and applied to the rows. */
export interface Filter<T> {
  /** Parses a value of a request; undefined when it is invalid. */
  read(value: unknown): T | undefined;
  /**
   * Restricts the query to matching rows. A filter without it compares the column of its own name.
   * @param name of the filter, which may be used as the name of a parameter
   */
  narrow?(rows: SelectQueryBuilder<ObjectLiteral>, value: T, name: string): void;
  schema: { type: 'string' | 'boolean' | 'integer' | 'array'; [keyword: string]: unknown };
  example?: unknown;
  description: string;
}

/** The maximal number of rows in a range, and of ids in a filter. */
export const MAX_SPAN = 1000;

const MAX_ID = 2_147_483_647;

const isId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_ID;

/** Accepts one id or a list of up to 1000, as numbers or digits. */
export const ids: Filter<number[]> = {
  read(value) {
    const list = (Array.isArray(value) ? value : [value]).map((one: unknown) =>
      typeof one === 'string' && /^\d{1,10}$/.test(one) ? Number(one) : one,
    );
    return list.length <= MAX_SPAN && list.every(isId) ? list : undefined;
  },
  narrow(rows, value, name) {
    rows.andWhere(`${rows.alias}.${name} = ANY(:${name})`, { [name]: value });
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

/**
 * Accepts a text, and finds rows with this e-mail address, however it is spelt.
 * @param column by default that of the filter's name
 */
export function email(description: string, example: string, column?: string): Filter<string> {
  return {
    ...text(description, example),
    narrow(rows, value, name) {
      const stored = `${rows.alias}.${column ?? name}`;
      rows.andWhere(sameEmail(stored, `:${name}`), { [name]: value });
    },
  };
}

/** A LIKE pattern that finds `text` anywhere, with its wildcards escaped. */
export function containsPattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/** An SQL condition: one of the columns contains what `:pattern` stands for. */
export function containsSql(alias: string, columns: readonly string[]): string {
  const texts = columns.map((column) => `CAST(${alias}.${column} AS text)`).join(', ');
  return `searched_text(${texts}) ILIKE searched_text(:pattern)`;
}

/**
 * Accepts a text, and finds rows that contain it in one of the columns, regardless of case and
 * diacritics. Tables that grow have an index of this very expression (`index-searched-texts.ts`).
 */
export function contains(
  columns: readonly string[],
  description: string,
  example: string,
): Filter<string> {
  return {
    ...text(description, example),
    narrow(rows, value) {
      rows.andWhere(containsSql(rows.alias, columns), { pattern: containsPattern(value) });
    },
  };
}

/** Accepts the words that a `ContentList` searches for. */
export function searched(description: string, example: string): Filter<string> {
  return { ...text(description, example), narrow: () => undefined };
}

/**
 * Accepts true or false.
 * @param whenTrue the SQL condition, where there is no column of the filter's name
 * @param whenFalse the opposite condition, by default `NOT` of the first
 */
export function flag(
  description: string,
  whenTrue?: string,
  whenFalse = `NOT (${whenTrue})`,
): Filter<boolean> {
  return {
    read(value) {
      if (value === true || value === 'true') return true;
      return value === false || value === 'false' ? false : undefined;
    },
    narrow: whenTrue ? (rows, value) => rows.andWhere(value ? whenTrue : whenFalse) : undefined,
    schema: { type: 'boolean' },
    description,
  };
}

/**
 * Accepts one of the given words.
 * @param conditions the SQL condition for each word, where there is no column of the filter's name
 */
export function oneOf<T extends string>(
  words: readonly T[],
  description: string,
  conditions?: Readonly<Record<T, string>>,
): Filter<T> {
  return {
    read: (value) => words.find((word) => word === value),
    narrow: conditions ? (rows, value) => rows.andWhere(conditions[value]) : undefined,
    schema: { type: 'string', enum: words },
    description,
  };
}

/** Accepts a whole number from 1. */
export function positiveInteger(
  description: string,
  example: number,
  maximum?: number,
): Filter<number> {
  return {
    read(value) {
      const number = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
      const fits = typeof number === 'number' && Number.isSafeInteger(number) && number >= 1;
      return fits && number <= (maximum ?? number) ? number : undefined;
    },
    schema: { type: 'integer', minimum: 1, ...(maximum !== undefined && { maximum }) },
    example,
    description,
  };
}

/** Applies all filters of a request; an empty text filters nothing. */
export function applyFilters(
  rows: SelectQueryBuilder<ObjectLiteral>,
  filters: Readonly<Record<string, Filter<unknown>>>,
  values: Readonly<Record<string, unknown>>,
): void {
  for (const [name, filter] of Object.entries(filters)) {
    const value = values[name];
    if (value === undefined || value === '') continue;
    if (filter.narrow) filter.narrow(rows, value, name);
    else rows.andWhere(`${rows.alias}.${name} = :${name}`, { [name]: value });
  }
}
