import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which forms administrators have open. Unlogged, as a crash may lose these short-lived rows. */
export class CreateOpenForms1700000000060 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE UNLOGGED TABLE open_forms (
        resource text NOT NULL,
        record integer NOT NULL,
        tab text NOT NULL,
        user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
        opened_at timestamptz NOT NULL,
        seen_at timestamptz NOT NULL,
        PRIMARY KEY (resource, record, tab)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE open_forms');
  }
}
