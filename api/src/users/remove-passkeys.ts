import type { EntityManager } from 'typeorm';

/**
 * Removes all passkeys of a user. Who sets a password for somebody else takes the account back:
 * passkeys of whoever had it meanwhile must not stay.
 */
export async function removePasskeys(
  database: Pick<EntityManager, 'query'>,
  username: string,
): Promise<void> {
  await database.query(
    'DELETE FROM passkeys WHERE user_id = (SELECT id FROM users WHERE username = $1)',
    [username],
  );
}
