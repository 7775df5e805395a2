import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Administrators may require a second factor of all users, who get some days to set it up. */
export class RequireSecondFactor1700000000109 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE settings
        ADD require_second_factor boolean NOT NULL DEFAULT false,
        ADD second_factor_grace_days integer NOT NULL DEFAULT 14
          CHECK (second_factor_grace_days BETWEEN 0 AND 30),
        ADD second_factor_required_since timestamptz,
        ADD CHECK (require_second_factor = (second_factor_required_since IS NOT NULL));
      ALTER TABLE users ADD second_factor_grace_from timestamptz
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE users DROP second_factor_grace_from;
      ALTER TABLE settings
        DROP require_second_factor,
        DROP second_factor_grace_days,
        DROP second_factor_required_since
    `);
  }
}
