import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { actAs } from '../actors/actor.js';
import { withDecrypted } from '../backups/encrypted-files.js';
import { withCurrentArchive } from '../database/archive/current-archive.js';
import { restore } from '../database/archive/restore-archive.js';
import { migrate } from '../database/migrate.js';
import { restoreOptions } from './restore-options.js';
import { fail, print, withDatabase } from './with-database.js';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: { force: { type: 'boolean', default: false }, identity: { type: 'string' } },
});
const [file] = positionals;
const identityFile = typeof values.identity === 'string' ? resolve(values.identity) : undefined;
if (!file) fail('Name the file to read: npm run restore -- FILE [--force] [--identity KEY]');
else {
  await withDatabase((dataSource, config) =>
    actAs({ kind: 'command', name: 'restore' }, async () => {
      await migrate(dataSource);
      const path = resolve(file);
      const options = await restoreOptions(config, pino({ level: 'silent' }));
      await dataSource.transaction((manager) => options.ledger.complete(manager));
      const { dataDir } = config;
      await withDecrypted(path, { identityFile, dataDir }, (decrypted) =>
        withCurrentArchive(decrypted, options, async (archive, erased) => {
          const rows = await restore(dataSource, archive, values.force === true);
          print(`Restored ${rows} rows from ${path}.`);
          if (erased > 0) print(`Erased again what it had of ${erased} e-mail addresses.`);
        }),
      );
    }),
  );
}
