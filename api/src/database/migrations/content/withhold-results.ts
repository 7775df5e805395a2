import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The documents with results of calls that are not out: of each call before its time, of a draft,
 * and of one that was deleted before its time. Results that any call has published stay public.
 */
export class WithholdResults1795898146292 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION withheld_documents() RETURNS TABLE (document_id integer)
        LANGUAGE sql STABLE AS $$
        SELECT results.document_id FROM (
          SELECT unnest(result_document_ids), is_published AND results_at <= now()
          FROM public_calls
          UNION ALL
          SELECT jsonb_array_elements_text(stored.fields -> 'result_document_ids')::integer,
            (stored.fields ->> 'is_published')::boolean
              AND (stored.fields ->> 'results_at')::timestamptz <= trash.deleted_at
          FROM trash_rows stored JOIN trash ON trash.id = stored.trash_id
          WHERE stored.table_name = 'public_calls'
        ) AS results (document_id, is_out)
        GROUP BY results.document_id HAVING bool_or(is_out) IS NOT TRUE
        $$;
      CREATE INDEX trash_rows_calls_index ON trash_rows (trash_id)
        WHERE table_name = 'public_calls';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX trash_rows_calls_index;
      DROP FUNCTION withheld_documents;
    `);
  }
}
