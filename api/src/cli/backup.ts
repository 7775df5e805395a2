import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pino } from 'pino';
import { ArchiveSigner } from '../backups/archive-signer.js';
import { createBackupKey } from '../backups/encrypted-files.js';
import { checkBackupRecipient, resolveJwtSecret } from '../config/config.js';
import { makeVerifiedBackup } from '../database/archive/verified-backup.js';
import { backup } from '../database/archive/write-archive.js';
import { ErasureLedger } from '../personal-data/erasure-ledger.js';
import { codeOf } from '../problems/database-unavailable.js';
import { readArguments } from './arguments.js';
import { backupOptions } from './backup-options.js';
import { fail, print, requireCurrentSchema, withDatabase } from './with-database.js';

const USAGE = 'Usage: npm run backup, npm run backup -- FILE, or npm run backup -- --new-key FILE';

const { positionals, values } = readArguments(USAGE, {
  allowPositionals: true,
  // The panel asks with `--manual` for one beside those of every night.
  options: { 'new-key': { type: 'string' }, manual: { type: 'boolean' } },
});
const [file] = positionals;
const newKey = values['new-key'];

/** Writes a key to a new file, and says what to do with it. */
async function writeKey(path: string): Promise<void> {
  const { identity, recipient } = await createBackupKey();
  try {
    await writeFile(path, identity, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (codeOf(error) === 'EEXIST') fail(`${path} exists, and may be a key: name another file.`);
    else fail(`${path} cannot be written: ${String(error)}`);
    return;
  }
  print(
    `Wrote a key to ${path}. Store it on another machine, and remove it here: it decrypts backups.`,
  );
  print(`Backups are encrypted for it with this setting:\nBACKUP_RECIPIENT=${recipient}`);
}

async function makeBackup(): Promise<void> {
  await withDatabase(async (dataSource, config) => {
    await checkBackupRecipient(config);
    const key = await resolveJwtSecret(config);
    const signer = new ArchiveSigner(key);
    if (file) {
      const path = resolve(file);
      print(`Wrote ${await backup(dataSource, path, signer)} rows to ${path}.`);
      return;
    }
    await requireCurrentSchema(dataSource);
    const { dataDir } = config;
    const log = pino({ level: 'silent' });
    const ledger = new ErasureLedger(config.backupDir, key);
    const { path, rows, commandError } = await makeVerifiedBackup(dataSource, {
      ...backupOptions(config, { dataDir, log, ledger, signer }),
      command: config.backupCommand,
      isManual: values.manual,
    });
    print(`Wrote and verified ${rows} rows in ${path}.`);
    if (commandError) fail(`BACKUP_COMMAND failed: ${commandError}`);
  });
}

if (newKey === undefined) await makeBackup();
else await writeKey(resolve(newKey));
