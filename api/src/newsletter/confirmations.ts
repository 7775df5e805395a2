import type { EntityManager } from 'typeorm';
import { createToken, hashOfToken } from '../access/tokens.js';

const CONFIRMATION_DAYS = 7;

/**
 * Creates the token of a link that confirms a subscription: once, within seven days.
 * @param condition whether it is stored
 */
export async function createConfirmation(
  manager: EntityManager,
  subscriberId: number,
  condition = true,
): Promise<string> {
  const token = createToken();
  await manager.query(
    `INSERT INTO newsletter_confirmations (token_hash, newsletter_id, expires_at)
     SELECT $1, $2, now() + make_interval(days => $3) WHERE $4`,
    [hashOfToken(token), subscriberId, CONFIRMATION_DAYS, condition],
  );
  return token;
}
