import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { actAs } from '../actors/actor.js';
import { migrate } from '../database/migrate.js';
import { restore } from '../database/restore.js';
import { fail, print, withDatabase } from './with-database.js';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: { force: { type: 'boolean', default: false } },
});
const [file] = positionals;
if (!file) fail('Name the file to read: npm run restore -- FILE [--force]');
else {
  await withDatabase(async (dataSource) => {
    await migrate(dataSource);
    const rows = await actAs({ kind: 'command', name: 'restore' }, () =>
      restore(dataSource, resolve(file), values.force === true),
    );
    print(`Restored ${rows} rows from ${resolve(file)}.`);
  });
}
