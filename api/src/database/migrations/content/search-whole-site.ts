import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The words of each table: of titles and texts, in Croatian and in English. */
const SEARCHED = {
  team_members: `search_text(
    name, position || ' ' || coalesce(bio, ''), '', position_en || ' ' || coalesce(bio_en, '')
  )`,
  documents: "search_text(name, '', name_en, '')",
  document_files: `CASE language
    WHEN 'hr' THEN search_text('', coalesce(text, ''), '', '')
    ELSE search_text('', '', '', coalesce(text, ''))
  END`,
};

const ON_CHANGE = [
  ['insert', 'REFERENCING NEW TABLE AS new_rows'],
  ['update', 'REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows'],
  ['delete', 'REFERENCING OLD TABLE AS old_rows'],
  ['truncate', ''],
] as const;

/**
 * Makes team members and documents searchable, documents also by the text of their files. It is
 * null until a job has read it.
 */
export class SearchWholeSite1700000000053 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('SET LOCAL statement_timeout = 0');
    await runner.query('ALTER TABLE document_files ADD COLUMN text text');
    for (const [table, words] of Object.entries(SEARCHED)) {
      await runner.query(`
        ALTER TABLE ${table} ADD COLUMN search tsvector GENERATED ALWAYS AS (${words}) STORED;
        CREATE INDEX ${table}_search_index ON ${table} USING gin (search);
        INSERT INTO search_words
          SELECT '${table}', word, count(*)
          FROM ${table}, unnest(tsvector_to_array(search)) AS word GROUP BY word;
      `);
      for (const [event, rows] of ON_CHANGE) {
        await runner.query(`
          CREATE TRIGGER count_search_words_on_${event} AFTER ${event} ON ${table}
          ${rows} FOR EACH STATEMENT EXECUTE FUNCTION count_search_words()
        `);
      }
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of Object.keys(SEARCHED)) {
      for (const [event] of ON_CHANGE) {
        await runner.query(`DROP TRIGGER count_search_words_on_${event} ON ${table}`);
      }
      await runner.query(`
        ALTER TABLE ${table} DROP COLUMN search;
        DELETE FROM search_words WHERE source = '${table}';
      `);
    }
    await runner.query('ALTER TABLE document_files DROP COLUMN text');
  }
}
