import type { DataSource } from 'typeorm';
import { createToken, hashOfToken } from '../../src/access/tokens.js';
import { AccountChange } from '../../src/settings/account/account-change.entity.js';

export const OTHER_IBAN = 'HR1723600001101234565';

/** A body that changes the settings. */
export function settingsBody(fields: object = {}) {
  return { phone: '+385 1 555 0199', ...fields };
}

/** Lets changes of the account hold at once, for tests that are about something else. */
export async function withoutAccountWait(dataSource: DataSource): Promise<void> {
  await dataSource.query('UPDATE settings SET account_change_hours = 0');
}

/** A change of the account that waits for an hour; returns the token that stops it. */
export async function requestAccountChange(dataSource: DataSource): Promise<string> {
  const token = createToken();
  const changes = dataSource.getRepository(AccountChange);
  await changes.delete({ id: 1 });
  await changes.insert({
    id: 1,
    iban: OTHER_IBAN,
    bankRecipient: null,
    accountChangeHours: null,
    requestedAt: new Date(),
    holdsAt: new Date(Date.now() + 3_600_000),
    stopToken: hashOfToken(token),
  });
  return token;
}
