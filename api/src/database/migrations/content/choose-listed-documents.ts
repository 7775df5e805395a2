import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets documents be left out of the page of the project's documents; all stay on it so far. */
export class ChooseListedDocuments1700000000073 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE documents ADD COLUMN is_listed boolean NOT NULL DEFAULT true');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE documents DROP COLUMN is_listed');
  }
}
