import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The columns that administrators edit in a form; changes of others do not change the version. */
const EDITED = {
  users: 'username, password, email, full_name, role, is_active',
  donations:
    'amount, currency, donor_name, donor_email, message, is_anonymous, donated_at, transaction_id, status, received_at, note',
};

/** Row versions for users and donations, which administrators also edit in forms. */
export class VersionUsersAndDonations1700000000017 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [table, columns] of Object.entries(EDITED)) {
      await runner.query(`
        ALTER TABLE ${table} ADD COLUMN version integer NOT NULL DEFAULT 1;
        CREATE TRIGGER count_version BEFORE UPDATE OF ${columns} ON ${table}
        FOR EACH ROW EXECUTE FUNCTION count_version();
      `);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of Object.keys(EDITED)) {
      await runner.query(`
        DROP TRIGGER count_version ON ${table};
        ALTER TABLE ${table} DROP COLUMN version;
      `);
    }
  }
}
