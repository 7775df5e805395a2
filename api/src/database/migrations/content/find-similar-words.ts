import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Makes searches find the words that are similar to a misspelt one by their index. PostgreSQL
 * estimates a comparison of two words as cheap as one of two numbers, so that it compared each of
 * thousands, for a hundred times as long; words that the index had only noted were compared, too.
 */
export class FindSimilarWords1700000000129 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER INDEX search_words_likeness_index SET (fastupdate = off);
      SELECT gin_clean_pending_list('search_words_likeness_index');
      CREATE FUNCTION similar_words(text) RETURNS SETOF search_words
        LANGUAGE sql STABLE STRICT SET enable_seqscan = off
        AS 'SELECT * FROM search_words WHERE word % $1';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION similar_words(text);
      ALTER INDEX search_words_likeness_index RESET (fastupdate);
    `);
  }
}
