import type { EntityManager } from 'typeorm';

/** What an administrator sees of how a user signs in. */
interface AccountFacts {
  id: number;
  hasPassword: boolean;
  /** Codes of an application, or a passkey. */
  hasSecondFactor: boolean;
}

/** How some users sign in, by their id. */
export async function accountFacts(
  database: Pick<EntityManager, 'query'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, AccountFacts>> {
  const rows: AccountFacts[] = await database.query(
    `SELECT id, password IS NOT NULL AS "hasPassword",
       EXISTS (SELECT FROM second_factors WHERE user_id = users.id)
         OR EXISTS (SELECT FROM passkeys WHERE user_id = users.id) AS "hasSecondFactor"
     FROM users WHERE id = ANY($1)`,
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}
