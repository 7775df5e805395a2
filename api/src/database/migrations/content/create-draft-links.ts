import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links that show a draft to people who do not sign in; an item has at most one. */
export class CreateDraftLinks1700000000055 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE draft_links (
        key text PRIMARY KEY,
        resource text NOT NULL,
        row_id integer NOT NULL,
        expires_at timestamptz NOT NULL,
        UNIQUE (resource, row_id)
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE draft_links');
  }
}
