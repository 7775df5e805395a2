import { resolve } from 'node:path';
import { migrate, migrateBack } from '../database/migrate.js';
import { migrationNames } from '../database/migrations.js';
import { readArguments } from './arguments.js';
import { print, withDatabase } from './with-database.js';

/** With `--back-to`, the folder of the migrations of a former version. */
const { values } = readArguments('Usage: npm run migrate', {
  options: { 'back-to': { type: 'string' } },
});
const former = values['back-to'];
await withDatabase(async (dataSource) => {
  if (former !== undefined) {
    const names = await migrateBack(dataSource, migrationNames(resolve(former)));
    print(names.length ? `Reverted ${names.join(', ')}.` : 'The schema is that of this folder.');
    return;
  }
  const names = await migrate(dataSource);
  print(names.length ? `Ran ${names.join(', ')}.` : 'The database is up to date.');
});
