import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The columns that administrators edit in a form. */
const EDITED =
  'amount, currency, donor_name, donor_email, message, is_anonymous, donated_at, transaction_id, status, received_at, note, paid_cents';

/** How a donation was given, and for which project. */
export class AddDonationMethodAndProject1700000000062 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE donations
        ADD COLUMN method text NOT NULL DEFAULT 'transfer' CHECK (method IN ('transfer', 'cash')),
        ADD COLUMN project_id integer REFERENCES projects ON DELETE SET NULL;
      CREATE INDEX donations_project_id_index ON donations (project_id) WHERE project_id IS NOT NULL;
      DROP TRIGGER count_version ON donations;
      CREATE TRIGGER count_version BEFORE UPDATE OF ${EDITED}, method, project_id ON donations
        FOR EACH ROW EXECUTE FUNCTION count_version();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER count_version ON donations;
      CREATE TRIGGER count_version BEFORE UPDATE OF ${EDITED} ON donations
        FOR EACH ROW EXECUTE FUNCTION count_version();
      ALTER TABLE donations DROP COLUMN method, DROP COLUMN project_id;
    `);
  }
}
