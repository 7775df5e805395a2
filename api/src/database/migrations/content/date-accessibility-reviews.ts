import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The day on which the association last reviewed its accessibility statement. */
export class DateAccessibilityReviews1795939700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE settings ADD accessibility_reviewed_on date');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE settings DROP accessibility_reviewed_on');
  }
}
