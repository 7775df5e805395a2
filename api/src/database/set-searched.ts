import type { QueryRunner } from 'typeorm';

/** Columns by their Croatian half; the English one ends in `_en`. */
interface SearchedColumns {
  /** Found first. */
  titles: readonly string[];
  texts: readonly string[];
}

const joined = (columns: readonly string[], ending = ''): string =>
  columns.map((column) => `coalesce(${column}${ending}, '')`).join(" || ' ' || ");

/**
 * Makes the generated column `search` of a table anew, from these columns of both languages, with
 * its index and the table's part of `search_words`. For a migration that adds a searched column.
 */
export async function setSearched(
  runner: QueryRunner,
  table: string,
  { titles, texts }: SearchedColumns,
): Promise<void> {
  const columns = [joined(titles), joined(texts), joined(titles, '_en'), joined(texts, '_en')];
  await runner.query('SET LOCAL statement_timeout = 0');
  await runner.query(`
    ALTER TABLE ${table} DROP COLUMN search;
    ALTER TABLE ${table} ADD COLUMN search tsvector GENERATED ALWAYS AS (
      search_text(${columns.join(', ')})
    ) STORED;
    CREATE INDEX ${table}_search_index ON ${table} USING gin (search);
    DELETE FROM search_words WHERE source = '${table}';
    INSERT INTO search_words
      SELECT '${table}', word, count(*)
      FROM ${table}, unnest(tsvector_to_array(search)) AS word GROUP BY word;
  `);
}
