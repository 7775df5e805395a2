import type { MigrationInterface, QueryRunner } from 'typeorm';

const REASONS = [
  'no-reference',
  'unknown-reference',
  'several-references',
  'amount',
  'currency',
  'received',
  'cancelled',
  'no-payment',
  'several-payments',
  'partial',
];
const ADDED = ['mistyped', 'maybe-known', 'maybe-reversed', 'maybe-reversal'];

const check = (reasons: readonly string[]) =>
  `ADD CONSTRAINT bank_payments_reason_check
     CHECK (reason IN (${reasons.map((one) => `'${one}'`).join(', ')}))`;

/**
 * Several payments of one donation: a pledge that is paid in part is still pending, and has what
 * has come of it. An entry that is only likely to be known, or to take a payment back, refers to
 * that payment until a person decides. The foreign key is checked at the end of a transaction,
 * because a backup restores rows in any order. Payments matched with a donation that is not
 * received wait again.
 */
export class AddUpPayments1795899233681 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE bank_payments
        ADD COLUMN likely_id integer
          REFERENCES bank_payments ON DELETE SET NULL DEFERRABLE INITIALLY DEFERRED,
        DROP CONSTRAINT bank_payments_reason_check,
        ${check([...REASONS, ...ADDED])};
      CREATE INDEX bank_payments_likely_index ON bank_payments (likely_id)
        WHERE likely_id IS NOT NULL;
      DROP INDEX bank_payments_donation_id_key;
      ALTER TABLE donations
        DROP CONSTRAINT donations_paid_check,
        ADD CONSTRAINT donations_paid_check
          CHECK (status = 'pending' OR (status = 'completed') = (paid_cents IS NOT NULL));
      UPDATE bank_payments SET donation_id = NULL, donation_before = NULL
      FROM donations
      WHERE donations.id = donation_id AND counterpart_id IS NULL AND status <> 'completed';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE bank_payments SET donation_id = NULL, donation_before = NULL
      FROM donations
      WHERE donations.id = donation_id AND counterpart_id IS NULL AND (status <> 'completed'
        OR EXISTS (SELECT FROM bank_payments AS earlier
          WHERE earlier.donation_id = bank_payments.donation_id
          AND earlier.counterpart_id IS NULL AND earlier.id < bank_payments.id));
      UPDATE donations SET paid_cents = NULL WHERE status = 'pending';
      UPDATE bank_payments
      SET reason = CASE kind WHEN 'payment' THEN 'no-reference' ELSE 'no-payment' END
      WHERE reason IN (${ADDED.map((one) => `'${one}'`).join(', ')});
      SET CONSTRAINTS ALL IMMEDIATE;
      ALTER TABLE donations
        DROP CONSTRAINT donations_paid_check,
        ADD CONSTRAINT donations_paid_check
          CHECK ((status = 'completed') = (paid_cents IS NOT NULL));
      CREATE UNIQUE INDEX bank_payments_donation_id_key ON bank_payments (donation_id)
        WHERE counterpart_id IS NULL;
      ALTER TABLE bank_payments
        DROP COLUMN likely_id,
        DROP CONSTRAINT bank_payments_reason_check,
        ${check(REASONS)};
    `);
  }
}
