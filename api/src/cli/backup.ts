import { resolve } from 'node:path';
import { backup } from '../database/backup.js';
import { fail, print, withDatabase } from './with-database.js';

const [file] = process.argv.slice(2);
if (!file) fail('Name the file to write: npm run backup -- FILE');
else {
  await withDatabase(async (dataSource) => {
    print(`Wrote ${await backup(dataSource, resolve(file))} rows to ${resolve(file)}.`);
  });
}
