import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A column for the project that an issue of the newsletter is about. */
export class GiveIssuesAProject1700000000081 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE newsletter_issues
        ADD COLUMN project_id integer REFERENCES projects ON DELETE SET NULL;
      CREATE INDEX newsletter_issues_project_index ON newsletter_issues (project_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE newsletter_issues DROP COLUMN project_id');
  }
}
