import type { EntityManager } from 'typeorm';
import { removePasskeys } from './remove-passkeys.js';
import { removeSecondFactor } from './remove-second-factor.js';
import { User } from './user.entity.js';

/**
 * Removes the second factor and all passkeys of a user, and ends all sessions; the password stays.
 * @returns whether there was anything to remove
 */
export async function removeFactors(
  manager: EntityManager,
  { id, username }: Pick<User, 'id' | 'username'>,
): Promise<boolean> {
  const removed =
    (await removePasskeys(manager, username)) + (await removeSecondFactor(manager, username));
  if (removed === 0) return false;
  await manager.increment(User, { id }, 'sessionVersion', 1);
  return true;
}
