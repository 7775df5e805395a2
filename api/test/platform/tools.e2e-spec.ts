import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { createBackupKey, encryptFile, withDecrypted } from '../../src/backups/encrypted-files.js';
import { backup, tablesInOrder } from '../../src/database/archive/write-archive.js';
import { addMigrations, urlOf } from '../../src/database/migrate.js';
import { DEFAULT_SETTINGS } from '../../src/settings/default-settings.js';
import { Settings } from '../../src/settings/settings.entity.js';
import { createBlogPost } from '../factories/blog-post.factory.js';
import { createPartner } from '../factories/partner.factory.js';
import { OTHER_IBAN } from '../factories/settings.factory.js';
import { createUser } from '../factories/user.factory.js';
import { migratedDatabase } from '../setup/fresh-database.js';
import { runTool } from '../setup/run-tool.js';

// A verified backup takes seconds, and longer on a busy machine.
jest.setTimeout(240_000);

let dataDir: string;
let folder: string;
let dataSource: DataSource;
let drop: () => Promise<void>;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tools-'));
  folder = join(dataDir, 'backups');
  ({ dataSource, drop } = await migratedDatabase(true));
});
afterEach(async () => {
  await drop();
  await rm(dataDir, { recursive: true });
});

const run = (name: string, args: string[], env: NodeJS.ProcessEnv = {}) =>
  runTool(name, args, { DATA_DIR: dataDir, DATABASE_URL: urlOf(dataSource), ...env });

/** The rows of every table but the log, which tells of the restore. */
async function allRows(source: DataSource): Promise<unknown> {
  const tables = (await tablesInOrder(source.manager)).filter((table) => table !== 'audit_log');
  return Promise.all(tables.map((table) => source.query(`SELECT * FROM "${table}" ORDER BY 1`)));
}

describe('a tool', () => {
  it('refuses an option that it does not know, and does nothing', async () => {
    const refused = async (name: string) => {
      const { code, stdout, stderr } = await run(name, ['--yes']);
      expect([code, stdout]).toEqual([1, '']);
      expect(stderr).toMatch(`Unknown option '--yes'. Usage: npm run ${name.replace('-', ':')}`);
    };
    const names = ['admin-password', 'backup', 'migrate', 'restore', 'seed'];
    const [help] = await Promise.all([run('backup', ['--help']), ...names.map(refused)]);
    expect(help).toMatchObject({ code: 0, stdout: expect.stringContaining('npm run backup') });
    expect(await readdir(dataDir)).toEqual([]);
  });

  it('runs on a database of an earlier version only if it needs no particular schema', async () => {
    const { username: ADMIN_USERNAME } = await createUser(dataSource);
    await addMigrations(dataSource);
    await dataSource.undoLastMigration({ transaction: 'each' });
    const stderr = 'The database is not up to date: run npm run migrate first.\n';
    const tools = ['backup', 'admin-password'].map((name) => run(name, [], { ADMIN_USERNAME }));
    const [written, ...refused] = await Promise.all([
      run('backup', [join(dataDir, 'all.backup')]),
      ...tools,
    ]);
    expect(refused).toEqual(tools.map(() => ({ code: 1, stdout: '', stderr })));
    expect(written?.stdout).toMatch(/^Wrote \d+ rows to /);
    expect((await run('migrate', [])).stdout).toMatch(/^Ran \w+\d{13}\.\n$/);
  });
});

describe('an encrypted backup', () => {
  it('is made for a key, leaves nothing readable on the disk, and is restored with it', async () => {
    const keyFile = join(dataDir, 'key.txt');
    const newKey = await run('backup', ['--new-key', keyFile]);
    const BACKUP_RECIPIENT = /^BACKUP_RECIPIENT=(age1\w+)$/m.exec(newKey.stdout)?.[1] ?? '';
    expect((await stat(keyFile)).mode & 0o777).toBe(0o600);
    const key = await readFile(keyFile);
    expect(await run('backup', ['--new-key', keyFile])).toMatchObject({ code: 1 });
    expect(await readFile(keyFile)).toEqual(key);

    await createBlogPost(dataSource);
    const copy = join(dataDir, 'copy.age');
    const BACKUP_COMMAND = `cp "$BACKUP_FILE" ${copy}`;
    const made = await run('backup', [], { BACKUP_RECIPIENT, BACKUP_COMMAND });
    expect(made.stdout).toContain('Wrote and verified');
    const [name = ''] = (await readdir(folder)).filter((one) => one.startsWith('site-'));
    expect(name).toMatch(/^site-.*Z\.backup\.age$/);
    const path = join(folder, name);
    expect((await readFile(path)).toString('latin1')).toMatch(/^age-encryption\.org\/v1\n/);
    expect(await readFile(copy)).toEqual(await readFile(path));
    const left = (await readdir(dataDir)).sort();
    expect(left).toEqual(['backups', 'copy.age', 'jwt-secret', 'key.txt']);

    const empty = await migratedDatabase(true);
    try {
      const DATABASE_URL = urlOf(empty.dataSource);
      const restored = await run('restore', [path, '--identity', keyFile], { DATABASE_URL });
      expect(restored.code).toBe(0);
      expect(await allRows(empty.dataSource)).toEqual(await allRows(dataSource));
    } finally {
      await empty.drop();
    }
    expect((await readdir(dataDir)).filter((one) => one.startsWith('decrypted-'))).toEqual([]);
  });

  it('is decrypted with no other key, and damaged when it was changed or cut off', async () => {
    const { identity, recipient } = await createBackupKey();
    const identityFile = join(dataDir, 'key.txt');
    await writeFile(identityFile, (await createBackupKey()).identity);
    const whole = join(dataDir, 'whole.backup');
    await backup(dataSource, whole);
    const encrypted = join(dataDir, 'whole.age');
    await encryptFile(whole, encrypted, recipient);
    const bytes = await readFile(encrypted);
    const changed = Buffer.from(bytes);
    changed.writeUInt8(bytes.readUInt8(bytes.length - 40) ^ 1, bytes.length - 40);
    const decrypt = () => withDecrypted(encrypted, { identityFile, dataDir }, readFile);
    await expect(decrypt()).rejects.toThrow('is not that of');
    await writeFile(identityFile, identity);
    const withoutKey = withDecrypted(encrypted, { identityFile: undefined, dataDir }, readFile);
    await expect(withoutKey).rejects.toThrow('is encrypted: add --identity');
    for (const part of [changed, bytes.subarray(0, -40), bytes.subarray(0, 120)]) {
      await writeFile(encrypted, part);
      await expect(decrypt()).rejects.toThrow('is damaged or cut off');
      expect((await readdir(dataDir)).sort()).toEqual(['key.txt', 'whole.age', 'whole.backup']);
    }
    await writeFile(encrypted, bytes);
    expect(await decrypt()).toEqual(await readFile(whole));
  });
});

describe('the command that restores', () => {
  const LATER_EMAIL = 'nova@udruga.example';
  /** A backup with one partner, named „Prije”, and the default account. */
  let file: string;
  beforeEach(async () => {
    file = join(dataDir, 'former.backup');
    await createPartner(dataSource, { name: 'Prije' });
    await dataSource.getRepository(Settings).insert({ ...DEFAULT_SETTINGS });
    await backup(dataSource, file);
    await dataSource.query(`UPDATE partners SET name = 'Poslije'`);
    await dataSource.query('UPDATE settings SET iban = $1, email = $2', [OTHER_IBAN, LATER_EMAIL]);
  });

  const names = async () =>
    (await dataSource.query('SELECT name FROM partners')).map(({ name }: { name: string }) => name);
  const savedFiles = async () =>
    (await readdir(folder).catch(() => [])).filter((name) => name.startsWith('site-'));

  it('replaces rows only with --force, saves them in a verified backup first, and guards the account', async () => {
    expect((await run('restore', [file])).stderr).toContain('add --force to replace everything');
    expect([await names(), await savedFiles()]).toEqual([['Poslije'], []]);

    const { stdout } = await run('restore', [file, '--force']);
    const [saved = ''] = await savedFiles();
    expect(stdout).toContain(`Saved what was there before in ${join(folder, saved)}.`);
    expect(stdout).toContain('does not carry the signature of this installation');
    expect(await names()).toEqual(['Prije']);

    // The account in force stays, and that of the backup is asked for.
    const [account] = await dataSource.query(
      `SELECT settings.iban, settings.email, change.iban AS waiting
       FROM settings, account_changes AS change`,
    );
    const { iban, email } = DEFAULT_SETTINGS;
    expect(account).toEqual({ iban: OTHER_IBAN, email, waiting: iban });
    const mails: { kind: string; recipient: string }[] = await dataSource.query(
      'SELECT kind, recipient FROM mails',
    );
    const told = (kind: string) =>
      mails.flatMap((mail) => (mail.kind === kind ? [mail.recipient] : [])).sort();
    expect(told('restore-notice')).toEqual([email, LATER_EMAIL].sort());
    expect(told('account-change')).toEqual([email, LATER_EMAIL].sort());
    expect(told('address-change')).toEqual([LATER_EMAIL]);

    await run('restore', [join(folder, saved), '--force', '--no-backup']);
    expect([await names(), await savedFiles()]).toEqual([['Poslije'], [saved]]);
  });
});
