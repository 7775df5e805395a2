import type { EntityManager } from 'typeorm';
import { hashOfEmail } from './newsletter-tokens.js';

/** Remembers, by a hash, that the owners of e-mail addresses do not want the newsletter. */
export async function suppress(manager: EntityManager, emails: readonly string[]): Promise<void> {
  await manager.query(
    `INSERT INTO newsletter_suppressions (address_hash) SELECT unnest($1::text[])
     ON CONFLICT DO NOTHING`,
    [emails.map(hashOfEmail)],
  );
}

/** Whether the owner of an e-mail address has unsubscribed. */
export async function isSuppressed(manager: EntityManager, email: string): Promise<boolean> {
  const rows: unknown[] = await manager.query(
    'SELECT 1 FROM newsletter_suppressions WHERE address_hash = $1',
    [hashOfEmail(email)],
  );
  return rows.length > 0;
}
