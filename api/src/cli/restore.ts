import { resolve } from 'node:path';
import { pino } from 'pino';
import type { DataSource } from 'typeorm';
import { actAs } from '../actors/actor.js';
import { withDecrypted } from '../backups/encrypted-files.js';
import type { Config } from '../config/config.js';
import { withCurrentArchive } from '../database/archive/current-archive.js';
import { replaceSite, type ReplacedSite } from '../database/archive/replace-site.js';
import { hasRows, restore } from '../database/archive/restore-archive.js';
import { migrate } from '../database/migrate.js';
import { keepSuppressions } from '../newsletter/kept-suppressions.js';
import { readArguments } from './arguments.js';
import { backupOptions } from './backup-options.js';
import { restoreOptions } from './restore-options.js';
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
 */
async function restoreArchive(
  dataSource: DataSource,
  config: Config,
  path: string,
): Promise<ReplacedSite> {
  const options = await restoreOptions(config, pino({ level: 'silent' }));
  if (values.force && (await hasRows(dataSource))) {
    const backup = values['no-backup'] ? undefined : backupOptions(config, options);
    return replaceSite(dataSource, path, { restore: options, backup, keep: keepSuppressions });
  }
  await dataSource.transaction((manager) => options.ledger.complete(manager));
  return withCurrentArchive(path, options, async (archive, erased) => {
    const rows = await restore(dataSource, archive, false);
    return { rows, erased, saved: undefined };
  });
}

if (!file) fail(`Name the file to read. ${USAGE}`);
else {
  await withDatabase((dataSource, config) =>
    actAs({ kind: 'command', name: 'restore' }, async () => {
      await migrate(dataSource);
      const path = resolve(file);
      await withDecrypted(path, { identityFile, dataDir: config.dataDir }, async (decrypted) => {
        const { rows, erased, saved } = await restoreArchive(dataSource, config, decrypted);
        if (saved !== undefined) print(`Saved what was there before in ${saved}.`);
        print(`Restored ${rows} rows from ${path}.`);
        if (erased > 0) print(`Erased again what it had of ${erased} e-mail addresses.`);
      });
    }),
  );
}
