import type { EntityManager } from 'typeorm';

/**
 * Removes the second factor of a user. Who sets a password for somebody else gives the account back
 * to an owner who may have lost the device, or takes it from whoever had it meanwhile.
 * @returns how many were removed
 */
export async function removeSecondFactor(
  database: Pick<EntityManager, 'query'>,
  username: string,
): Promise<number> {
  const [, count]: [unknown, number] = await database.query(
    'DELETE FROM second_factors WHERE user_id = (SELECT id FROM users WHERE username = $1)',
    [username],
  );
  return count;
}
