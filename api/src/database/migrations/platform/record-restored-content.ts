import type { MigrationInterface, QueryRunner } from 'typeorm';

const actions = (names: string) => `
  ALTER TABLE recorded_changes
    DROP CONSTRAINT recorded_changes_action_check,
    ADD CONSTRAINT recorded_changes_action_check CHECK (action IN (${names}));
`;

/** What was restored from the trash is a change, too. */
export class RecordRestoredContent1700000000076 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(actions(`'added', 'changed', 'deleted', 'restored'`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE recorded_changes SET action = 'changed' WHERE action = 'restored'`);
    await runner.query(actions(`'added', 'changed', 'deleted'`));
  }
}
