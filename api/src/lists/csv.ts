import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import type { Response } from 'express';
import { isoDate, localDateTime } from 'shared/croatian-time';
import { fieldsOf } from 'shared/is-record';
import { plainAmount } from 'shared/money';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { Language, Text } from '../i18n/language.js';
import { readRows } from '../reads/read-rows.js';
import { literal } from './csv-formulas.js';

const BATCH = 500;

/** An amount of money, written with two decimals. */
interface CsvMoney {
  /** Hundredths. */
  cents: number;
}

/** The value of a cell; null leaves it empty, and a text is written in the request's language. */
export type CsvValue = string | number | boolean | Date | CsvMoney | Text | null;

/** A column: its heading, and its value for a row. */
export interface CsvColumn<T> {
  title: Text;
  value: (row: T) => CsvValue;
}

/** An export: `name` is the beginning of the file's name, `rows` come a batch at a time. */
export interface CsvFile<T> {
  name: Text;
  columns: readonly CsvColumn<T>[];
  rows: AsyncGenerator<T[]>;
}

const FLAGS = { true: { hr: 'da', en: 'yes' }, false: { hr: 'ne', en: 'no' } };

function cell(value: CsvValue, language: Language): string | number {
  if (value === null) return '';
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return FLAGS[`${value}`][language];
  if (value instanceof Date) return localDateTime(value);
  if (typeof value === 'string') return literal(value);
  return 'cents' in value ? plainAmount(value.cents, language) : literal(value[language]);
}

/**
 * All rows of a query in batches, the largest id first: no transaction stays open while a slow
 * client reads, and rows that are added or deleted meanwhile cause no repeated or missing rows.
 */
export async function* rowsInBatches<T extends ObjectLiteral & { id: number }>(
  select: () => SelectQueryBuilder<T>,
): AsyncGenerator<T[]> {
  let last: number | undefined;
  for (;;) {
    const query = select();
    if (last !== undefined) query.andWhere(`${query.alias}.id < :last`, { last });
    const rows = await readRows(query.orderBy(`${query.alias}.id`, 'DESC').take(BATCH));
    if (rows.length > 0) yield rows;
    if (rows.length < BATCH) return;
    last = rows.at(-1)?.id;
  }
}

async function* lines<T>(
  { columns, rows }: CsvFile<T>,
  first: IteratorResult<T[], unknown>,
  language: Language,
) {
  yield columns.map(({ title }) => title[language]);
  for (let batch = first; !batch.done; batch = await rows.next()) {
    for (const row of batch.value) yield columns.map(({ value }) => cell(value(row), language));
  }
}

/**
 * Sends a CSV file for spreadsheets: RFC 4180 with a byte order mark, by which Excel recognises
 * UTF-8, and semicolons, which it expects where the comma is the decimal separator. When a file
 * cannot be completed, the connection is closed, so that it is not mistaken for complete.
 * @throws errors of reading the first rows, before the response begins
 */
export async function sendCsv<T>(
  response: Response,
  file: CsvFile<T>,
  language: Language,
): Promise<void> {
  const first = await file.rows.next();
  const day = isoDate(new Date());
  response.setHeader('Content-Language', language);
  response.setHeader('Cache-Control', 'private, no-store');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.attachment(`${file.name[language]}-${day}.csv`);
  response.setHeader('Content-Type', 'text/csv; charset=utf-8');
  const csv = stringify({
    bom: true,
    delimiter: ';',
    record_delimiter: 'windows',
    quoted_string: true,
    quoted_empty: false,
  });
  try {
    await pipeline(Readable.from(lines(file, first, language)), csv, response);
  } catch (error) {
    // The client has disconnected, so the error cannot be reported.
    if (fieldsOf(error).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}
