import type { EntityManager } from 'typeorm';
import { recordAct } from '../../actors/audit-lines.js';

/**
 * Stops the request to remove the second factor of a user, if one waits, and records that. Signing
 * in shows that the device is not lost, so every sign-in stops it.
 * @returns whether one waited
 */
export async function stopLostDevice(
  database: Pick<EntityManager, 'query'>,
  userId: number,
): Promise<boolean> {
  const [, count]: [unknown, number] = await database.query(
    'DELETE FROM lost_devices WHERE user_id = $1 AND expires_at > now()',
    [userId],
  );
  if (count === 0) return false;
  await recordAct(database, { action: 'lost-device-stopped', resource: 'users', rowId: userId });
  return true;
}
