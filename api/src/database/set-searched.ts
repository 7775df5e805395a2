import type { QueryRunner } from 'typeorm';

/** A column, whose English counterpart ends in `_en`, or an expression of each language. */
type Searched = string | readonly [croatian: string, english: string];

interface SearchedColumns {
  /** Matches in these columns rank first. */
  titles: readonly Searched[];
  texts: readonly Searched[];
  /** SQL condition on a row: its English texts are searched. */
  inEnglish?: string;
}

const concatenated = (columns: readonly Searched[], isEnglish: boolean): string =>
  columns
    .map((one) => (typeof one === 'string' ? [one, `${one}_en`] : one)[isEnglish ? 1 : 0])
    .map((column) => `coalesce(${column}, '')`)
    .join(" || ' ' || ") || "''";

/**
 * Recreates the generated column `search` of a table from these columns in both languages, its
 * index, and the table's rows in `search_words`. For migrations that add a searched column.
 */
export async function setSearched(
  runner: QueryRunner,
  table: string,
  { titles, texts, inEnglish }: SearchedColumns,
): Promise<void> {
  const english = [titles, texts].map((columns) => {
    const words = concatenated(columns, true);
    return inEnglish === undefined ? words : `CASE WHEN ${inEnglish} THEN ${words} ELSE '' END`;
  });
  const columns = [concatenated(titles, false), concatenated(texts, false), ...english];
  await runner.query('SET LOCAL statement_timeout = 0');
  await runner.query(`
    ALTER TABLE ${table} DROP COLUMN search;
    ALTER TABLE ${table} ADD COLUMN search tsvector GENERATED ALWAYS AS (
      search_text(${columns.join(', ')})
    ) STORED;
    CREATE INDEX ${table}_search_index ON ${table} USING gin (search);
    SELECT recount_search_words('${table}');
  `);
}
