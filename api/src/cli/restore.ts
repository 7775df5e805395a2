import { resolve } from 'node:path';
import { pino } from 'pino';
import type { DataSource } from 'typeorm';
import { actAs } from '../actors/actor.js';
import { readHeader } from '../backups/archive-file.js';
import { withDecrypted } from '../backups/encrypted-files.js';
import { RestoreNoticesService } from '../backups/restore-notices.service.js';
import { resolveJwtSecret, type Config } from '../config/config.js';
import { replaceSite, restoreEmpty, type ReplacedSite } from '../database/archive/replace-site.js';
import { hasRows } from '../database/archive/restore-archive.js';
import { migrate } from '../database/migrate.js';
import { AccountChangesService } from '../settings/account/account-changes.service.js';
import { readArguments } from './arguments.js';
import { backupOptions } from './backup-options.js';
import { restoreOptions } from './restore-options.js';
import { withSiteServices } from './site-services.js';
import { fail, print, withDatabase } from './with-database.js';

const USAGE = 'Usage: npm run restore -- FILE [--force [--no-backup]] [--identity KEY]';

const { positionals, values } = readArguments(USAGE, {
  allowPositionals: true,
  options: {
    force: { type: 'boolean', default: false },
    'no-backup': { type: 'boolean', default: false },
    identity: { type: 'string' },
  },
});
const [file] = positionals;
const identityFile = values.identity === undefined ? undefined : resolve(values.identity);

/**
 * Restores an archive. What it replaces is saved in a verified backup first, unless `--no-backup`
 * says that it is not.
 * @param dataSource is closed afterwards where rows are replaced
 */
async function restoreArchive(
  dataSource: DataSource,
  config: Config,
  path: string,
): Promise<ReplacedSite> {
  const options = await restoreOptions(config, pino({ level: 'silent' }));
  if (!values.force || !(await hasRows(dataSource))) {
    return restoreEmpty(dataSource, path, options);
  }
  const backup = values['no-backup'] ? undefined : backupOptions(config, options);
  const { createdAt } = await readHeader(path);
  const key = await resolveJwtSecret(config);
  return withSiteServices(dataSource, config, key, async (app) => {
    const notices = app.get(RestoreNoticesService, { strict: false });
    await dataSource.transaction((manager) => notices.announce(manager, createdAt));
    const account = app.get(AccountChangesService, { strict: false });
    return replaceSite(dataSource, path, { restore: options, backup, account });
  });
}

if (!file) fail(`Name the file to read. ${USAGE}`);
else {
  await withDatabase((dataSource, config) =>
    actAs({ kind: 'command', name: 'restore' }, async () => {
      await migrate(dataSource);
      const path = resolve(file);
      await withDecrypted(path, { identityFile, dataDir: config.dataDir }, async (decrypted) => {
        const { rows, erased, saved, isOwn } = await restoreArchive(dataSource, config, decrypted);
        if (!isOwn) {
          print(
            `${path} does not carry the signature of this installation: it was made by another one or an earlier version, or with another JWT_SECRET.`,
          );
        }
        if (saved !== undefined) print(`Saved what was there before in ${saved}.`);
        print(`Restored ${rows} rows from ${path}.`);
        if (erased > 0) print(`Erased again what it had of ${erased} e-mail addresses.`);
      });
    }),
  );
}
