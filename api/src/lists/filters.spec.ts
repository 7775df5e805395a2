import { describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import {
  applyFilters,
  contains,
  flag,
  ids,
  oneOf,
  positiveInteger,
  searched,
  text,
} from './filters.js';

const FILTERS = {
  id: ids,
  q: contains(['name', 'nameEn'], 'Words.', 'one'),
  slug: text('The slug.'),
  isRead: flag('Read.'),
  given: flag('Given.', 'row.given_at IS NOT NULL'),
  past: flag('Past.', 'row.ends <= now()', 'row.ends > now()'),
  state: oneOf(['open', 'closed'], 'State.', { open: 'row.closed IS NULL', closed: 'row.closed' }),
  words: searched('Words.', 'one'),
};

/** The conditions and parameters of a query with these values. */
function narrowed(values: Record<string, unknown>): [string, unknown[]] {
  const rows = new DataSource({ type: 'postgres' }).createQueryBuilder().from('rows', 'row');
  applyFilters(rows.select('1'), FILTERS, values);
  const [sql, parameters] = rows.getQueryAndParameters();
  return [sql.split('WHERE ')[1] ?? '', parameters];
}

describe('applyFilters', () => {
  it('ignores missing values and empty texts', () => {
    expect(narrowed({ slug: '', q: '', id: undefined })).toEqual(['', []]);
  });

  it('compares the column of a filter’s name unless the filter declares a condition', () => {
    expect(narrowed({ slug: 'one', isRead: false })).toEqual([
      'row.slug = $1 AND row.isRead = $2',
      ['one', false],
    ]);
  });

  it('finds rows by a list of ids, which may be empty', () => {
    expect(narrowed({ id: [] })).toEqual(['row.id = ANY($1)', [[]]]);
  });

  it('finds a text in any of its columns, with wildcards escaped', () => {
    expect(narrowed({ q: '50%_a' })).toEqual([
      `searched_text(CAST(row.name AS text), CAST(row.nameEn AS text)) ILIKE searched_text($1)`,
      ['%50\\%\\_a%'],
    ]);
  });

  it('uses the conditions that a filter declares', () => {
    expect(narrowed({ given: false, past: true, state: 'open' })).toEqual([
      'NOT (row.given_at IS NOT NULL) AND row.ends <= now() AND row.closed IS NULL',
      [],
    ]);
    expect(narrowed({ given: true, past: false })[0]).toBe(
      'row.given_at IS NOT NULL AND row.ends > now()',
    );
  });

  it('leaves searched words to the full-text search', () => {
    expect(narrowed({ words: 'one' })).toEqual(['', []]);
  });
});

it('positiveInteger reads whole numbers from one to its maximum', () => {
  const filter = positiveInteger('An amount.', 50, 100);
  expect([1, 100, '7'].map((value) => filter.read(value))).toEqual([1, 100, 7]);
  for (const value of [0, -1, 101, 1.5, '1.5', 'x', '', null, true]) {
    expect(filter.read(value)).toBeUndefined();
  }
});
