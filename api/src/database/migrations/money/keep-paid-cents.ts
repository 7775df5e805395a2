import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The columns that administrators edit in a form. */
const EDITED =
  'amount, currency, donor_name, donor_email, message, is_anonymous, donated_at, transaction_id, status, received_at, note';

/**
 * The paid amount in cents, besides the pledged amount in whole euros: the amount of the bank
 * payment where a donation has one, otherwise the whole amount of a donation that was received.
 */
export class KeepPaidCents1700000000033 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE donations ADD COLUMN paid_cents bigint CHECK (paid_cents > 0);
      UPDATE donations SET paid_cents = coalesce(
        (SELECT cents FROM bank_payments
         WHERE donation_id = donations.id AND bank_payments.currency = donations.currency),
        amount::bigint * 100)
      WHERE status = 'completed';
      ALTER TABLE donations ADD CONSTRAINT donations_paid_check
        CHECK ((status = 'completed') = (paid_cents IS NOT NULL));
      DROP TRIGGER count_version ON donations;
      CREATE TRIGGER count_version BEFORE UPDATE OF ${EDITED}, paid_cents ON donations
        FOR EACH ROW EXECUTE FUNCTION count_version();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER count_version ON donations;
      CREATE TRIGGER count_version BEFORE UPDATE OF ${EDITED} ON donations
        FOR EACH ROW EXECUTE FUNCTION count_version();
      ALTER TABLE donations DROP CONSTRAINT donations_paid_check, DROP COLUMN paid_cents;
    `);
  }
}
