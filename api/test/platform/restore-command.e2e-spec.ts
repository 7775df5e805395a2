import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { backup } from '../../src/database/archive/write-archive.js';
import { urlOf } from '../../src/database/migrate.js';
import { DEFAULT_SETTINGS } from '../../src/settings/default-settings.js';
import { Settings } from '../../src/settings/settings.entity.js';
import { createPartner } from '../factories/partner.factory.js';
import { OTHER_IBAN } from '../factories/settings.factory.js';
import { migratedDatabase } from '../setup/fresh-database.js';

// A verified backup takes seconds, and longer on a busy machine.
jest.setTimeout(240_000);

const LATER_EMAIL = 'nova@udruga.example';
const RESTORE = fileURLToPath(new URL('../../dist/bundle/restore.js', import.meta.url));

let dataDir: string;
let dataSource: DataSource;
let drop: () => Promise<void>;
/** A backup of the database with one partner, named „Prije”, and the default account. */
let file: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'restore-command-'));
  ({ dataSource, drop } = await migratedDatabase(true));
  file = join(dataDir, 'former.backup');
  await createPartner(dataSource, { name: 'Prije' });
  await dataSource.getRepository(Settings).insert({ ...DEFAULT_SETTINGS });
  await backup(dataSource, file);
  await dataSource.query(`UPDATE partners SET name = 'Poslije'`);
  await dataSource.query('UPDATE settings SET iban = $1, email = $2', [OTHER_IBAN, LATER_EMAIL]);
});
afterEach(async () => {
  await drop();
  await rm(dataDir, { recursive: true });
});

/** Runs `npm run restore`; returns its output, also of one that fails. */
async function restore(path: string, ...args: string[]): Promise<string> {
  const env = { ...process.env, DATABASE_URL: urlOf(dataSource), DATA_DIR: dataDir };
  return promisify(execFile)(process.execPath, [RESTORE, path, ...args], { env }).then(
    ({ stdout }) => stdout,
    (error: { stderr: string }) => error.stderr,
  );
}

const names = async () => (await dataSource.query('SELECT name FROM partners')).map(nameOf);
const nameOf = ({ name }: { name: string }) => name;
const savedFiles = async () =>
  (await readdir(join(dataDir, 'backups')).catch(() => [])).filter((name) =>
    name.startsWith('site-'),
  );

it('replaces rows only with --force, saves them in a verified backup first, and guards the account', async () => {
  expect(await restore(file)).toContain('add --force to replace everything');
  expect([await names(), await savedFiles()]).toEqual([['Poslije'], []]);

  const output = await restore(file, '--force');
  const [saved = ''] = await savedFiles();
  expect(output).toContain(`Saved what was there before in ${join(dataDir, 'backups', saved)}.`);
  expect(output).toContain('does not carry the signature of this installation');
  expect(await names()).toEqual(['Prije']);

  // The account in force stays, and that of the backup is asked for.
  const [account] = await dataSource.query(
    `SELECT settings.iban, settings.email, change.iban AS waiting
     FROM settings, account_changes AS change`,
  );
  const { iban, email } = DEFAULT_SETTINGS;
  expect(account).toEqual({ iban: OTHER_IBAN, email, waiting: iban });
  const mails: { kind: string; recipient: string }[] = await dataSource.query(
    'SELECT kind, recipient FROM mails ORDER BY id',
  );
  const told = (kind: string) =>
    mails.flatMap((mail) => (mail.kind === kind ? [mail.recipient] : [])).sort();
  expect(told('restore-notice')).toEqual([email, LATER_EMAIL].sort());
  expect(told('account-change')).toEqual([email, LATER_EMAIL].sort());
  expect(told('address-change')).toEqual([LATER_EMAIL]);

  await restore(join(dataDir, 'backups', saved), '--force', '--no-backup');
  expect([await names(), await savedFiles()]).toEqual([['Poslije'], [saved]]);
});

it('changes nothing when the present state cannot be saved', async () => {
  await writeFile(join(dataDir, 'backups'), 'not a folder');
  expect(await restore(file, '--force')).toMatch(/EEXIST|ENOTDIR/);
  expect(await names()).toEqual(['Poslije']);
});
