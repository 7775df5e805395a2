import { Secret, TOTP } from 'otpauth';
import {
  hashRecoveryCode,
  newRecoveryCodes,
  newSecret,
} from '../../src/auth/second-factor/one-time-codes.js';
import { SecondFactor } from '../../src/auth/second-factor/second-factor.entity.js';
import { SecretBoxService } from '../../src/auth/second-factor/secret-box.service.js';
import type { User } from '../../src/users/user.entity.js';
import type { TestApp } from '../setup/test-app.js';

/** What an application shows so many periods of 30 seconds from now. */
export const codeOf = (secret: string, periods = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + periods * 30_000,
  });

/** A second factor in the database, of which no code was used yet. */
export async function createSecondFactor(
  { app, dataSource }: TestApp,
  { id: userId }: Pick<User, 'id'>,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const secret = newSecret();
  const recoveryCodes = newRecoveryCodes();
  const box = app.get(SecretBoxService, { strict: false });
  await dataSource.getRepository(SecondFactor).insert({
    userId,
    secret: box.encrypt(secret, `secret of user ${userId}`),
    lastStep: 0,
    recoveryCodes: recoveryCodes.map(hashRecoveryCode),
  });
  return { secret, recoveryCodes };
}

export const daysAgo = (days: number): Date => new Date(Date.now() - days * 24 * 3_600_000);

/** Requires a second factor of all users since so many days; null requires none. */
export async function requireSecondFactor(
  { dataSource, anonymous }: Pick<TestApp, 'dataSource' | 'anonymous'>,
  { daysAgo: days, graceDays = 14 }: { daysAgo: number | null; graceDays?: number },
): Promise<void> {
  // The first request creates the row.
  await anonymous.get('/api/settings');
  await dataSource.query(
    `UPDATE settings SET require_second_factor = $1, second_factor_required_since = $2,
       second_factor_grace_days = $3`,
    [days !== null, days === null ? null : daysAgo(days), graceDays],
  );
}
