import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropPublicPath, keepPublicPath } from '../../keep-public-path.js';

const visible = (row: string): string => `${row}is_published`;

const WITH_PAGES = [
  { table: 'events', prefix: '/events' },
  { table: 'projects', prefix: '/projects' },
];

/**
 * Events, projects and documents may be drafts; all that exist are published. A draft of an event
 * may have no date yet, and that of a document no file: its path is then empty.
 */
export class AllowMoreDrafts1700000000056 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE projects ADD COLUMN is_published boolean NOT NULL DEFAULT true;
      ALTER TABLE events
        ADD COLUMN is_published boolean NOT NULL DEFAULT true,
        ALTER event_date DROP NOT NULL,
        ADD CONSTRAINT events_publishing_check CHECK (event_date IS NOT NULL OR NOT is_published);
      ALTER TABLE documents
        ADD COLUMN is_published boolean NOT NULL DEFAULT true,
        ADD CONSTRAINT documents_publishing_check CHECK (path <> '' OR NOT is_published);
      DROP INDEX documents_path_key;
      CREATE UNIQUE INDEX documents_path_key ON documents (path)
        WHERE kind = 'pdf' AND path <> '';
    `);
    for (const paths of WITH_PAGES) {
      await dropPublicPath(runner, { table: paths.table });
      await keepPublicPath(runner, { ...paths, visible });
    }
  }

  /** Without the column all rows are public, so that drafts are deleted. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM documents WHERE NOT is_published;
      DELETE FROM events WHERE NOT is_published;
      DELETE FROM projects WHERE NOT is_published;
    `);
    for (const paths of WITH_PAGES) {
      await dropPublicPath(runner, { table: paths.table, visible });
      await keepPublicPath(runner, paths);
    }
    await runner.query(`
      DROP INDEX documents_path_key;
      CREATE UNIQUE INDEX documents_path_key ON documents (path) WHERE kind = 'pdf';
      ALTER TABLE documents
        DROP CONSTRAINT documents_publishing_check, DROP COLUMN is_published;
      ALTER TABLE events
        DROP CONSTRAINT events_publishing_check, DROP COLUMN is_published,
        ALTER event_date SET NOT NULL;
      ALTER TABLE projects DROP COLUMN is_published;
    `);
  }
}
