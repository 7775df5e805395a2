import type { EntityManager } from 'typeorm';

/**
 * Removes all passkeys of a user. Who sets a password for somebody else takes the account back:
 * passkeys of whoever had it meanwhile must not stay.
 * @returns how many were removed
 */
export async function removePasskeys(
  database: Pick<EntityManager, 'query'>,
  username: string,
): Promise<number> {
  const [, count]: [unknown, number] = await database.query(
    'DELETE FROM passkeys WHERE user_id = (SELECT id FROM users WHERE username = $1)',
    [username],
  );
  return count;
}
