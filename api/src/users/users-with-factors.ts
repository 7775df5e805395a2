import type { EntityManager } from 'typeorm';

/** Which of some users have a second factor: codes of an application, or a passkey. */
export async function usersWithFactors(
  database: Pick<EntityManager, 'query'>,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows: { id: number }[] = await database.query(
    `SELECT user_id AS id FROM second_factors WHERE user_id = ANY($1)
     UNION SELECT user_id FROM passkeys WHERE user_id = ANY($1)`,
    [ids],
  );
  return new Set(rows.map(({ id }) => id));
}
