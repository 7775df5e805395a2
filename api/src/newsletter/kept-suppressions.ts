import type { EntityManager } from 'typeorm';
import { emailHashSql } from './newsletter-tokens.js';

/**
 * Keeps which e-mail addresses are not to be sent the newsletter, while a transaction replaces all
 * rows by those of a backup.
 * @returns a function that, after the replacement, ends the subscriptions again that ended since
 *   the backup was made, and deletes those that their owners had deleted
 */
export async function keepSuppressions(manager: EntityManager): Promise<() => Promise<void>> {
  await manager.query(`
    CREATE TEMPORARY TABLE kept_suppressions ON COMMIT DROP AS
    SELECT address_hash, suppressed_at, EXISTS (
      SELECT FROM newsletters WHERE ${emailHashSql('email')} = address_hash
    ) AS is_known
    FROM newsletter_suppressions`);
  return async () => {
    await manager.query(`
      INSERT INTO newsletter_suppressions (address_hash, suppressed_at)
      SELECT address_hash, suppressed_at FROM kept_suppressions ON CONFLICT DO NOTHING`);
    await manager.query(`
      DELETE FROM mails USING kept_suppressions
      WHERE address_hash = ${emailHashSql('recipient')} AND kind LIKE 'newsletter-%'
      AND (NOT is_known OR (kind = 'newsletter-issue' AND state = 'queued'))`);
    await manager.query(`
      DELETE FROM newsletters USING kept_suppressions
      WHERE address_hash = ${emailHashSql('email')} AND NOT is_known`);
    await manager.query(`
      UPDATE newsletters SET is_active = false FROM kept_suppressions
      WHERE address_hash = ${emailHashSql('email')} AND is_active`);
  };
}
