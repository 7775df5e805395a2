import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The last change of each row of content, and who made it. */
export class CreateRecordedChanges1700000000072 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE recorded_changes (
        resource text NOT NULL,
        row_id integer NOT NULL,
        action text NOT NULL CHECK (action IN ('added', 'changed', 'deleted')),
        title text,
        title_en text,
        user_id integer REFERENCES users ON DELETE SET NULL,
        changed_at timestamptz NOT NULL,
        PRIMARY KEY (resource, row_id)
      );
      CREATE INDEX recorded_changes_time_index ON recorded_changes (changed_at DESC);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE recorded_changes');
  }
}
