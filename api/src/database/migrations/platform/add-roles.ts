import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Users may also be editors and accountants. */
export class AddRoles1700000000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE users DROP CONSTRAINT users_role_check,
        ADD CONSTRAINT users_role_check
          CHECK (role IN ('member', 'editor', 'accountant', 'admin'))
    `);
  }

  /** Editors and accountants lose their access, as there is no role for them. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE users SET role = 'member', session_version = session_version + 1
      WHERE role IN ('editor', 'accountant')
    `);
    await runner.query(`
      ALTER TABLE users DROP CONSTRAINT users_role_check,
        ADD CONSTRAINT users_role_check CHECK (role IN ('member', 'admin'))
    `);
  }
}
