import { text } from 'node:stream/consumers';
import { actAs } from '../actors/actor.js';
import { generatePassword } from '../database/seed/install-seed.js';
import { addAccountNotice } from '../notices/account-notice.js';
import { isCommonPassword } from '../passwords/is-common-password.js';
import { hashPassword } from '../users/password.js';
import { MAX_PASSWORD, MIN_PASSWORD } from '../users/password.rule.js';
import { removePasskeys } from '../users/remove-passkeys.js';
import { removeSecondFactor } from '../users/remove-second-factor.js';
import { User } from '../users/user.entity.js';
import { readArguments } from './arguments.js';
import { print, requireCurrentSchema, withDatabase } from './with-database.js';

const { values } = readArguments('Usage: npm run admin:password [-- --stdin]', {
  options: { stdin: { type: 'boolean', default: false } },
});

/**
 * Sets a new password for ADMIN_USERNAME, ends that user's sessions and removes the passkeys and
 * the second factor; where one is required, the user gets another period of grace. The password is
 * read from standard input with `--stdin`, otherwise from ADMIN_PASSWORD, otherwise generated and
 * printed.
 */
await withDatabase(async (dataSource, { adminUsername, adminPassword }) => {
  await requireCurrentSchema(dataSource);
  const given = values.stdin ? (await text(process.stdin)).replace(/\r?\n$/, '') : adminPassword;
  if (given !== undefined && (given.length < MIN_PASSWORD || given.length > MAX_PASSWORD)) {
    throw new Error(`The password must have ${MIN_PASSWORD} to ${MAX_PASSWORD} characters.`);
  }
  if (given !== undefined && isCommonPassword(given)) {
    throw new Error('The password is easy to guess; use at least three words.');
  }
  const password = given ?? generatePassword();
  const changed = {
    password: await hashPassword(password),
    sessionVersion: () => 'session_version + 1',
    secondFactorGraceFrom: () => 'now()',
  };
  const { affected } = await actAs({ kind: 'command', name: 'admin:password' }, () =>
    dataSource.transaction(async (manager) => {
      await removePasskeys(manager, adminUsername);
      await removeSecondFactor(manager, adminUsername);
      const user = await manager.findOneBy(User, { username: adminUsername });
      if (user) await addAccountNotice(manager, { kind: 'password-set', userId: user.id });
      return manager.update(User, { username: adminUsername }, changed);
    }),
  );
  if (!affected) throw new Error(`No user is called "${adminUsername}"; set ADMIN_USERNAME.`);
  print(`The password of "${adminUsername}" was changed.`);
  if (given === undefined) print(`Password (shown this once): ${password}`);
});
