import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Administrators may hide the first steps of a new installation from the dashboard. */
export class HideFirstSteps1795936000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE settings ADD first_steps_hidden boolean NOT NULL DEFAULT false',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE settings DROP first_steps_hidden');
  }
}
