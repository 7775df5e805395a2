import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * SQL conditions on the rows of each table, from their stored values alone: visitors surely see the
 * rows that fulfil it. Rows of other tables are looked up whenever their words are searched.
 */
const SURELY_SEEN = {
  // The date of a first publication is read after the transaction began. A post that is scheduled
  // for less than this is seen before anybody can search for it.
  blog_posts: "is_published AND publish_date <= updated_at + interval '100 milliseconds'",
  projects: 'is_published',
  events: 'is_published',
  public_calls: 'is_published',
  pages: 'is_published',
  team_members: 'true',
};

const ON_CHANGE = [
  ['insert', 'REFERENCING NEW TABLE AS new_rows'],
  ['update', 'REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows'],
  ['delete', 'REFERENCING OLD TABLE AS old_rows'],
] as const;

const createTriggers = async (runner: QueryRunner, argument: (seen: string) => string) => {
  for (const [table, seen] of Object.entries(SURELY_SEEN)) {
    for (const [event, rows] of ON_CHANGE) {
      await runner.query(`
        CREATE OR REPLACE TRIGGER count_search_words_on_${event} AFTER ${event} ON ${table}
        ${rows} FOR EACH STATEMENT EXECUTE FUNCTION count_search_words(${argument(seen)})
      `);
    }
  }
};

/**
 * Counts for each word also the rows that visitors surely see, so that a search knows a word of a
 * draft no better than one of no row. Whether visitors see one of the other rows with a word is
 * asked when it is searched: that may follow from the clock, or from other rows.
 */
export class CountVisibleWords1795898068835 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('SET LOCAL statement_timeout = 0');
    await runner.query(`
      ALTER TABLE search_words ADD COLUMN seen_count integer NOT NULL DEFAULT 0;

      CREATE FUNCTION rows_with_words(source text, condition text, sign integer)
        RETURNS text LANGUAGE sql IMMUTABLE
        RETURN format(
          'SELECT unnest(tsvector_to_array(search)) AS word, %1$s AS rows,
             CASE WHEN %2$s THEN %1$s ELSE 0 END AS seen FROM %3$s',
          sign, condition, source
        );

      CREATE OR REPLACE FUNCTION count_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        seen text := coalesce(TG_ARGV[0], 'false');
        added text := rows_with_words('new_rows', seen, 1);
        removed text := rows_with_words('old_rows', seen, -1);
      BEGIN
        IF TG_OP = 'TRUNCATE' THEN
          DELETE FROM search_words WHERE source = TG_TABLE_NAME;
          RETURN NULL;
        END IF;
        EXECUTE format(
          'INSERT INTO search_words
           SELECT %L, word, sum(rows), sum(seen) FROM (%s) AS changes
           GROUP BY word HAVING sum(rows) <> 0 OR sum(seen) <> 0 ORDER BY word COLLATE "C"
           ON CONFLICT (source, word) DO UPDATE SET
             row_count = search_words.row_count + excluded.row_count,
             seen_count = search_words.seen_count + excluded.seen_count',
          TG_TABLE_NAME,
          CASE TG_OP
            WHEN 'INSERT' THEN added
            WHEN 'DELETE' THEN removed
            ELSE added || ' UNION ALL ' || removed
          END
        );
        RETURN NULL;
      END
      $$;

      -- Counts the words of a table anew, after its column "search" was.
      CREATE FUNCTION recount_search_words(counted regclass) RETURNS void LANGUAGE plpgsql AS $$
      BEGIN
        DELETE FROM search_words WHERE source = counted::text;
        EXECUTE format(
          'INSERT INTO search_words
           SELECT %L, word, sum(rows), sum(seen) FROM (%s) AS words GROUP BY word',
          counted,
          rows_with_words(counted::text, (
            SELECT coalesce(nullif(split_part(encode(tgargs, 'escape'), '\\000', 1), ''), 'false')
            FROM pg_trigger WHERE tgrelid = counted AND tgname = 'count_search_words_on_insert'
          ), 1)
        );
      END
      $$;
    `);
    await createTriggers(runner, (seen) => `'${seen.replaceAll("'", "''")}'`);
    for (const table of Object.keys(SURELY_SEEN)) {
      await runner.query(`SELECT recount_search_words('${table}')`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await createTriggers(runner, () => '');
    await runner.query(`
      DROP FUNCTION recount_search_words;
      CREATE OR REPLACE FUNCTION count_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'TRUNCATE' THEN
          DELETE FROM search_words WHERE source = TG_TABLE_NAME;
        ELSIF TG_OP = 'INSERT' THEN
          INSERT INTO search_words
          SELECT TG_TABLE_NAME, word, count(*)
          FROM new_rows, unnest(tsvector_to_array(search)) AS word
          GROUP BY word ORDER BY word COLLATE "C"
          ON CONFLICT (source, word)
            DO UPDATE SET row_count = search_words.row_count + excluded.row_count;
        ELSIF TG_OP = 'DELETE' THEN
          INSERT INTO search_words
          SELECT TG_TABLE_NAME, word, -count(*)
          FROM old_rows, unnest(tsvector_to_array(search)) AS word
          GROUP BY word ORDER BY word COLLATE "C"
          ON CONFLICT (source, word)
            DO UPDATE SET row_count = search_words.row_count + excluded.row_count;
        ELSE
          INSERT INTO search_words
          SELECT TG_TABLE_NAME, word, sum(rows)
          FROM (
            SELECT unnest(tsvector_to_array(search)) AS word, 1 AS rows FROM new_rows
            UNION ALL
            SELECT unnest(tsvector_to_array(search)), -1 FROM old_rows
          ) AS changes
          GROUP BY word HAVING sum(rows) <> 0 ORDER BY word COLLATE "C"
          ON CONFLICT (source, word)
            DO UPDATE SET row_count = search_words.row_count + excluded.row_count;
        END IF;
        RETURN NULL;
      END
      $$;
      DROP FUNCTION rows_with_words;
      ALTER TABLE search_words DROP COLUMN seen_count;
    `);
  }
}
