import { createToken, hashOfToken } from '../../src/access/tokens.js';
import type { User } from '../../src/users/user.entity.js';
import type { TestApp } from '../setup/test-app.js';
import { createSecondFactor } from './second-factor.factory.js';
import { createUser } from './user.factory.js';

/**
 * A request to remove the second factor of a new user.
 * @param hours until its link works; negative when it works already
 */
export async function createLostDevice(
  test: TestApp,
  hours: number,
): Promise<{ user: User; token: string; stopToken: string }> {
  const user = await createUser(test.dataSource);
  await createSecondFactor(test, user);
  const [token, stopToken] = [createToken(), createToken()];
  await test.dataSource.query(
    `INSERT INTO lost_devices (user_id, hash, stop_hash, opens_at, expires_at)
     VALUES ($1, $2, $3, now() + make_interval(hours => $4),
       now() + make_interval(hours => $4, days => 7))`,
    [user.id, hashOfToken(token), hashOfToken(stopToken), hours],
  );
  return { user, token, stopToken };
}
