import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * When a deleted call leaves the trash for good, documents with its results that were not out are
 * drafts from then on: nothing else withholds them any more.
 */
export class KeepResultsWithheld1795902988434 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION keep_results_withheld() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE documents SET is_published = false
        WHERE is_published AND id IN (SELECT document_id FROM withheld_documents())
        AND EXISTS (SELECT FROM trash_rows WHERE trash_id = OLD.id
          AND table_name = 'public_calls' AND fields -> 'result_document_ids' @> to_jsonb(documents.id))
        AND NOT EXISTS (SELECT FROM public_calls WHERE documents.id = ANY (result_document_ids))
        AND NOT EXISTS (SELECT FROM trash JOIN trash_rows ON trash_id = trash.id
          WHERE trash.id <> OLD.id AND table_name = 'public_calls'
          AND fields -> 'result_document_ids' @> to_jsonb(documents.id));
        RETURN OLD;
      END
      $$;
      CREATE TRIGGER keep_results_withheld BEFORE DELETE ON trash FOR EACH ROW
        WHEN (OLD.resource = 'public-calls') EXECUTE FUNCTION keep_results_withheld();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER keep_results_withheld ON trash;
      DROP FUNCTION keep_results_withheld;
    `);
  }
}
