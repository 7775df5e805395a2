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
import { hashOfEmail } from '../../src/newsletter/newsletter-tokens.js';
import { createMail } from '../factories/mail.factory.js';
import { createSubscriber } from '../factories/newsletter.factory.js';
import { createPartner } from '../factories/partner.factory.js';
import { migratedDatabase } from '../setup/fresh-database.js';

// A verified backup takes seconds, and longer on a busy machine.
jest.setTimeout(240_000);

const RESTORE = fileURLToPath(new URL('../../dist/bundle/restore.js', import.meta.url));

let dataDir: string;
let dataSource: DataSource;
let drop: () => Promise<void>;
/** A backup of the database with one partner, named „Prije”. */
let file: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'restore-command-'));
  ({ dataSource, drop } = await migratedDatabase(true));
  file = join(dataDir, 'former.backup');
  await createPartner(dataSource, { name: 'Prije' });
  await backup(dataSource, file);
  await dataSource.query(`UPDATE partners SET name = 'Poslije'`);
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

it('replaces rows only with --force, and saves them in a verified backup first', async () => {
  expect(await restore(file)).toContain('add --force to replace everything');
  expect([await names(), await savedFiles()]).toEqual([['Poslije'], []]);

  const output = await restore(file, '--force');
  const [saved = ''] = await savedFiles();
  expect(output).toContain(`Saved what was there before in ${join(dataDir, 'backups', saved)}.`);
  expect(await names()).toEqual(['Prije']);

  await restore(join(dataDir, 'backups', saved), '--force', '--no-backup');
  expect([await names(), await savedFiles()]).toEqual([['Poslije'], [saved]]);
});

it('does not subscribe those who unsubscribed, or were deleted, since the backup', async () => {
  const confirmed = { confirmedAt: new Date() };
  const [reader, left, deleted] = [
    await createSubscriber(dataSource, confirmed),
    await createSubscriber(dataSource, confirmed),
    await createSubscriber(dataSource, confirmed),
  ];
  for (const { email } of [reader, left, deleted]) {
    await createMail(dataSource, { kind: 'newsletter-issue', recipient: email });
  }
  await backup(dataSource, file);
  await dataSource.query(
    `INSERT INTO newsletter_suppressions (address_hash) VALUES ($1), ($2)`,
    [left, deleted].map(({ email }) => hashOfEmail(email)),
  );
  await dataSource.query('UPDATE newsletters SET is_active = false WHERE id = $1', [left.id]);
  await dataSource.query('DELETE FROM newsletters WHERE id = $1', [deleted.id]);

  await restore(file, '--force', '--no-backup');
  expect(await names()).toEqual(['Poslije']);
  expect(
    await dataSource.query('SELECT email, is_active AS active FROM newsletters ORDER BY id'),
  ).toEqual([
    { email: reader.email, active: true },
    { email: left.email, active: false },
  ]);
  expect(await dataSource.query('SELECT recipient FROM mails')).toEqual([
    { recipient: reader.email },
  ]);
  expect(await dataSource.query('SELECT address_hash FROM newsletter_suppressions')).toHaveLength(
    2,
  );
});

it('changes nothing when the present state cannot be saved', async () => {
  await writeFile(join(dataDir, 'backups'), 'not a folder');
  expect(await restore(file, '--force')).toMatch(/EEXIST|ENOTDIR/);
  expect(await names()).toEqual(['Poslije']);
});
