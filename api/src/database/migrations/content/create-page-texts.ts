import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The texts of pages that differ from the site's catalogues, and the versions of the pages that
 * were ever edited.
 */
export class CreatePageTexts1700000000051 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE edited_pages (
        id integer PRIMARY KEY,
        updated_at timestamptz NOT NULL DEFAULT now(),
        version integer NOT NULL DEFAULT 1
      );
      CREATE TRIGGER count_version BEFORE UPDATE ON edited_pages
        FOR EACH ROW EXECUTE FUNCTION count_version();
      CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON edited_pages
        FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();

      CREATE TABLE page_texts (
        key text NOT NULL,
        language text NOT NULL CHECK (language IN ('hr', 'en')),
        text text NOT NULL,
        PRIMARY KEY (key, language)
      );
      CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON page_texts
        FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE page_texts, edited_pages');
  }
}
