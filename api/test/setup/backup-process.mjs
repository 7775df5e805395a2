// Makes a verified backup, and is killed by SIGKILL before the statement whose number is KILL_AT.
// When it is not, it prints the number of statements that were sent, of both databases.
import pg from 'pg';
import { pino } from 'pino';
import { makeVerifiedBackup } from '../../dist/database/archive/verified-backup.js';
import { createDataSource } from '../../dist/database/data-source.js';
import { ErasureLedger } from '../../dist/personal-data/erasure-ledger.js';

const { DATABASE_URL, DATA_DIR, BACKUP_DIR, KILL_AT } = process.env;
const killAt = Number(KILL_AT ?? Infinity);
let statements = 0;
const { query } = pg.Client.prototype;
pg.Client.prototype.query = function countedQuery(...values) {
  statements += 1;
  if (statements === killAt) process.kill(process.pid, 'SIGKILL');
  return query.apply(this, values);
};

const dataSource = await createDataSource(DATABASE_URL, true).initialize();
await makeVerifiedBackup(dataSource, {
  folder: BACKUP_DIR,
  dataDir: DATA_DIR,
  ledger: new ErasureLedger(BACKUP_DIR, 'key'),
  signer: undefined,
  command: undefined,
  log: pino({ level: 'silent' }),
  read: async (restored) => {
    await restored.query('SELECT FROM users');
  },
});
await dataSource.destroy();
process.stdout.write(String(statements));
