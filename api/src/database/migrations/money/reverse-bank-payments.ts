import type { MigrationInterface, QueryRunner } from 'typeorm';

const REASONS = [
  'no-reference',
  'unknown-reference',
  'several-references',
  'amount',
  'currency',
  'received',
  'cancelled',
];
const REASONS_OF_REVERSALS = ['no-payment', 'several-payments', 'partial'];

const listed = (reasons: readonly string[]) => reasons.map((one) => `'${one}'`).join(', ');

/**
 * Reversals, each with the payment that it reverses, and the state of a donation before its
 * payment, so that the payment can be undone. A reversal and its payment refer to the donation,
 * which another payment may then pay. The foreign key between the two is checked at the end of a
 * transaction, because a backup restores rows in any order.
 *
 * For payments that are already matched, the earlier state follows from the dates: a donation
 * received at a different time than the payment was booked had been received before; one created at
 * that time was created from the payment and has no earlier state.
 */
export class ReverseBankPayments1700000000034 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE bank_payments
        ADD COLUMN kind text NOT NULL DEFAULT 'payment' CHECK (kind IN ('payment', 'reversal')),
        ADD COLUMN counterpart_id integer UNIQUE
          REFERENCES bank_payments ON DELETE SET NULL DEFERRABLE INITIALLY DEFERRED,
        ADD COLUMN end_to_end_id text,
        ADD COLUMN donation_before jsonb,
        DROP CONSTRAINT bank_payments_reason_check,
        ADD CONSTRAINT bank_payments_reason_check
          CHECK (reason IN (${listed([...REASONS, ...REASONS_OF_REVERSALS])})),
        DROP CONSTRAINT bank_payments_donation_id_key;
      CREATE UNIQUE INDEX bank_payments_donation_id_key ON bank_payments (donation_id)
        WHERE counterpart_id IS NULL;
      CREATE INDEX bank_payments_donation_index ON bank_payments (donation_id);
      UPDATE bank_payments SET donation_before = CASE
        WHEN received_at = (booked_on + time '11:00') AT TIME ZONE 'UTC'
          THEN jsonb_build_object('status', 'pending', 'receivedAt', NULL, 'paidCents', NULL)
        ELSE jsonb_build_object(
          'status', 'completed', 'receivedAt', received_at, 'paidCents', amount::bigint * 100)
        END
      FROM donations
      WHERE donations.id = donation_id
        AND donated_at <> (booked_on + time '11:00') AT TIME ZONE 'UTC';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM bank_payments WHERE kind = 'reversal';
      UPDATE bank_payments SET donation_id = NULL WHERE counterpart_id IS NOT NULL;
      SET CONSTRAINTS ALL IMMEDIATE;
      DROP INDEX bank_payments_donation_id_key, bank_payments_donation_index;
      ALTER TABLE bank_payments
        ADD CONSTRAINT bank_payments_donation_id_key UNIQUE (donation_id),
        DROP CONSTRAINT bank_payments_reason_check,
        ADD CONSTRAINT bank_payments_reason_check CHECK (reason IN (${listed(REASONS)})),
        DROP COLUMN kind,
        DROP COLUMN counterpart_id,
        DROP COLUMN end_to_end_id,
        DROP COLUMN donation_before;
    `);
  }
}
