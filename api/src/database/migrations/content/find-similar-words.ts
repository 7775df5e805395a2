import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Makes searches find the words that are similar to a misspelt one by their index. PostgreSQL
 * estimates a comparison of two words as cheap as one of two numbers, so that it compared each of
 * thousands, for a hundred times as long; words that the index had only noted were compared, too.
 *
 * Pages of the table stay mostly free, so that new counts of words are stored in the page of the
 * former ones, and no index changes: a text that is saved changes those of hundreds of words.
 */
export class FindSimilarWords1700000000129 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE search_words SET (fillfactor = 25);
      ALTER INDEX search_words_likeness_index SET (fastupdate = off);
      CLUSTER search_words USING search_words_pkey;
      CREATE FUNCTION similar_words(text) RETURNS SETOF search_words
        LANGUAGE sql STABLE STRICT SET enable_seqscan = off
        AS 'SELECT * FROM search_words WHERE word % $1';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION similar_words(text);
      ALTER INDEX search_words_likeness_index RESET (fastupdate);
      ALTER TABLE search_words RESET (fillfactor);
    `);
  }
}
