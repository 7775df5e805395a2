import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { actAs } from '../actors/actor.js';
import { withCurrentArchive } from '../database/archive/current-archive.js';
import { restore } from '../database/archive/restore-archive.js';
import { migrate } from '../database/migrate.js';
import { fail, print, withDatabase } from './with-database.js';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: { force: { type: 'boolean', default: false } },
});
const [file] = positionals;
if (!file) fail('Name the file to read: npm run restore -- FILE [--force]');
else {
  await withDatabase(async (dataSource, { dataDir }) => {
    await migrate(dataSource);
    const path = resolve(file);
    const rows = await withCurrentArchive(path, dataDir, pino({ level: 'silent' }), (archive) =>
      actAs({ kind: 'command', name: 'restore' }, () =>
        restore(dataSource, archive, values.force === true),
      ),
    );
    print(`Restored ${rows} rows from ${path}.`);
  });
}
