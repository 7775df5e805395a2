import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropAuditLog, keepAuditLog } from '../../keep-audit-log.js';

const EARLIER_FACTS = ['iban', 'bank_recipient'];
const FACTS = [...EARLIER_FACTS, 'account_change_hours'];

/** Changes of the account for donations wait, so that administrators can stop them. */
export class CreateAccountChanges1700000000103 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE settings ADD account_change_hours integer NOT NULL DEFAULT 24
        CHECK (account_change_hours BETWEEN 0 AND 72);
      CREATE TABLE account_changes (
        id integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),
        iban text,
        bank_recipient text,
        account_change_hours integer,
        requested_at timestamptz NOT NULL DEFAULT now(),
        holds_at timestamptz NOT NULL,
        stop_token text NOT NULL,
        CHECK (num_nonnulls(iban, bank_recipient, account_change_hours) > 0)
      );
      CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON account_changes
        FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed()
    `);
    await dropAuditLog(runner, 'settings');
    await keepAuditLog(runner, 'settings', { resource: 'settings', facts: FACTS });
    await keepAuditLog(runner, 'account_changes', {
      resource: 'settings',
      insert: 'account-change-requested',
      update: null,
      delete: null,
      facts: FACTS,
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE account_changes');
    await dropAuditLog(runner, 'settings');
    await runner.query('ALTER TABLE settings DROP account_change_hours');
    await keepAuditLog(runner, 'settings', { resource: 'settings', facts: EARLIER_FACTS });
  }
}
