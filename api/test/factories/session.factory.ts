import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { StoredSession } from '../../src/auth/sessions/stored-session.entity.js';
import type { User } from '../../src/users/user.entity.js';

/** A session in the database, for a token with its id. */
export async function createSession(
  dataSource: DataSource,
  { id: userId, sessionVersion: version }: User,
  fields: Partial<StoredSession> = {},
): Promise<StoredSession> {
  const sessions = dataSource.getRepository(StoredSession);
  const now = new Date();
  const session = sessions.create({
    id: randomUUID(),
    userId,
    version,
    browser: 'Firefox',
    network: '192.0.2.0/24',
    beganAt: now,
    seenAt: now,
    expiresAt: new Date(now.getTime() + 3_600_000),
    ...fields,
  });
  await sessions.insert(session);
  return session;
}
