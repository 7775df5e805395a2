import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The columns that administrators change in a form; what the site itself notes counts no version. */
const EDITED = {
  users: 'username, password, email, full_name, role, is_active',
  donations:
    'amount, currency, donor_name, donor_email, message, is_anonymous, donated_at, transaction_id, status, received_at, note',
};

/** A version for the other rows that administrators edit in forms, counted as those of content. */
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
