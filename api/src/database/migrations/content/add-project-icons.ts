import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Columns for a project's icon and quick exit, which the site derived from the ids of the first
 * three projects; their values stay the same. The row versions do not change, so that open forms
 * can still be saved.
 */
export class AddProjectIcons1700000000042 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE projects
        ADD COLUMN icon text NOT NULL DEFAULT 'none'
          CHECK (icon IN ('none', 'support', 'elderly', 'safety')),
        ADD COLUMN quick_exit boolean NOT NULL DEFAULT false;
      ALTER TABLE projects DISABLE TRIGGER count_version;
      UPDATE projects
        SET icon = (ARRAY['support', 'elderly', 'safety'])[id], quick_exit = (id = 3)
        WHERE id IN (1, 2, 3);
      ALTER TABLE projects ENABLE TRIGGER count_version;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE projects DROP COLUMN icon, DROP COLUMN quick_exit');
  }
}
