import { resolve } from 'node:path';
import { pino } from 'pino';
import { resolveJwtSecret } from '../config/config.js';
import { makeVerifiedBackup } from '../database/archive/verified-backup.js';
import { backup } from '../database/archive/write-archive.js';
import { ErasureLedger } from '../personal-data/erasure-ledger.js';
import { readThroughServices } from './read-services.js';
import { fail, print, withDatabase } from './with-database.js';

const [file] = process.argv.slice(2);
await withDatabase(async (dataSource, config) => {
  if (file) {
    print(`Wrote ${await backup(dataSource, resolve(file))} rows to ${resolve(file)}.`);
    return;
  }
  const { path, rows, commandError } = await makeVerifiedBackup(dataSource, {
    folder: config.backupDir,
    dataDir: config.dataDir,
    ledger: new ErasureLedger(config.backupDir, await resolveJwtSecret(config)),
    command: config.backupCommand,
    log: pino({ level: 'silent' }),
    read: (restored) => readThroughServices(restored, config),
  });
  print(`Wrote and verified ${rows} rows in ${path}.`);
  if (commandError) fail(`BACKUP_COMMAND failed: ${commandError}`);
});
