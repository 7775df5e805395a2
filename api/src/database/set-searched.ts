import type { QueryRunner } from 'typeorm';

/** The Croatian columns; the names of their English counterparts end in `_en`. */
interface SearchedColumns {
  /** Matches in these columns rank first. */
  titles: readonly string[];
  texts: readonly string[];
}

const concatenated = (columns: readonly string[], suffix = ''): string =>
  columns.map((column) => `coalesce(${column}${suffix}, '')`).join(" || ' ' || ");

/**
 * Recreates the generated column `search` of a table from these columns in both languages, its
 * index, and the table's rows in `search_words`. For migrations that add a searched column.
 */
export async function setSearched(
  runner: QueryRunner,
  table: string,
  { titles, texts }: SearchedColumns,
): Promise<void> {
  const columns = [
    concatenated(titles),
    concatenated(texts),
    concatenated(titles, '_en'),
    concatenated(texts, '_en'),
  ];
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
