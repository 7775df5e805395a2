import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Decrypter } from 'age-encryption';
import { createBackupKey, encryptFile, withDecrypted } from '../../src/backups/encrypted-files.js';
import { backup, tablesInOrder } from '../../src/database/archive/write-archive.js';
import { urlOf } from '../../src/database/migrate.js';
import { createBlogPost } from '../factories/blog-post.factory.js';
import { migratedDatabase } from '../setup/fresh-database.js';
import { runTool } from '../setup/run-tool.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

// A verified backup takes seconds, and longer on a busy machine.
jest.setTimeout(240_000);

let dataDir: string;
let folder: string;
let keyFile: string;
let recipient: string;
let test: TestApp;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'encrypted-backups-'));
  folder = join(dataDir, 'backups');
  keyFile = join(dataDir, 'key.txt');
  test = await startTestApp({ DATA_DIR: dataDir });
});
afterAll(async () => {
  await test.close();
  await rm(dataDir, { recursive: true });
});

/** Runs a command line tool on a database or without one. */
const run = (name: string, args: string[], env: NodeJS.ProcessEnv = {}) =>
  runTool(name, args, { DATA_DIR: dataDir, ...env });

const onSite = (extra: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({
  DATABASE_URL: urlOf(test.dataSource),
  BACKUP_RECIPIENT: recipient,
  ...extra,
});

describe('an encrypted backup', () => {
  it('is for a key that a command makes, once, readable by its owner only', async () => {
    const made = await run('backup', ['--new-key', keyFile]);
    recipient = /^BACKUP_RECIPIENT=(age1\w+)$/m.exec(made.stdout)?.[1] ?? '';
    expect((await stat(keyFile)).mode & 0o777).toBe(0o600);
    expect(await readFile(keyFile, 'utf8')).toMatch(
      new RegExp(`^# public key: ${recipient}\nAGE-SECRET-KEY-1\\w+\n$`),
    );
    const key = await readFile(keyFile);
    expect(await run('backup', ['--new-key', keyFile])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('exists, and may be a key'),
    });
    expect(await readFile(keyFile)).toEqual(key);
  });

  it('is verified, and leaves nothing on the disk that could be read without the key', async () => {
    const post = await createBlogPost(test.dataSource, { title: 'Šifrirana objava' });
    const copy = join(dataDir, 'copy.age');
    const made = await run('backup', [], onSite({ BACKUP_COMMAND: `cp "$BACKUP_FILE" ${copy}` }));
    expect(made).toMatchObject({ code: 0, stdout: expect.stringContaining('Wrote and verified') });
    const [name = ''] = (await readdir(folder)).filter((one) => one.startsWith('site-'));
    expect(name).toMatch(/^site-.*Z\.backup\.age$/);
    const file = await readFile(join(folder, name));
    expect(await readFile(copy)).toEqual(file);
    expect(file.toString('latin1')).toMatch(
      /^age-encryption\.org\/v1\n(?:-> X25519 .*\n.*\n){2}--- /,
    );
    const decrypter = new Decrypter();
    decrypter.addIdentity(/AGE-SECRET-KEY-1\w+/.exec(await readFile(keyFile, 'utf8'))?.[0] ?? '');
    expect([...(await decrypter.decrypt(file)).subarray(0, 2)]).toEqual([0x1f, 0x8b]);
    expect((await readdir(dataDir)).sort()).toEqual([
      'backups',
      'copy.age',
      'jwt-secret',
      'key.txt',
    ]);
    expect(post.title).toBe('Šifrirana objava');
  });

  it('is restored with its key, and with no other one', async () => {
    const [name = ''] = (await readdir(folder)).filter((one) => one.endsWith('.age'));
    const file = join(folder, name);
    const { dataSource, drop } = await migratedDatabase(true);
    try {
      const env = { DATABASE_URL: urlOf(dataSource) };
      const refused = async (...args: string[]) => {
        const { code, stderr } = await run('restore', [file, ...args], env);
        expect([code, await dataSource.query('SELECT FROM blog_posts')]).toEqual([1, []]);
        return stderr;
      };
      expect(await refused()).toContain('is encrypted: add --identity');
      expect(await refused('--identity', join(dataDir, 'none.txt'))).toContain('There is no file');
      const other = join(dataDir, 'other.txt');
      await writeFile(other, 'no key');
      expect(await refused('--identity', other)).toContain('has no key of age');
      await writeFile(other, (await createBackupKey()).identity);
      expect(await refused('--identity', other)).toContain('is not that of');

      const { code } = await run('restore', [file, '--identity', keyFile], env);
      expect(code).toBe(0);
      for (const table of await tablesInOrder(test.dataSource.manager)) {
        if (table === 'audit_log') continue;
        const rows = `SELECT * FROM "${table}" ORDER BY 1`;
        expect(await dataSource.query(rows)).toEqual(await test.dataSource.query(rows));
      }
      expect((await readdir(dataDir)).filter((one) => one.startsWith('decrypted-'))).toEqual([]);
    } finally {
      await drop();
    }
  });

  it('is listed and downloaded in the panel, which says how it is restored', async () => {
    const [name = ''] = (await readdir(folder)).filter((one) => one.endsWith('.age'));
    const { body } = await test.asAdmin('get', '/api/backups').expect(200);
    expect(body.backups).toEqual([
      expect.objectContaining({ file: name, state: 'verified', encrypted: true, uploaded: false }),
    ]);
    await test.asAdmin('post', `/api/backups/${name}/download`).expect(200);
    const answers = await Promise.all(
      ['hr', 'en'].map((lang) =>
        test
          .asAdmin('post', `/api/backups/${name}/restore?lang=${lang}`, {
            word: lang === 'hr' ? 'VRATI' : 'RESTORE',
          })
          .expect(400),
      ),
    );
    expect(answers.map(({ body: problem }) => problem.detail)).toEqual([
      expect.stringContaining('prenesite dobivenu datoteku'),
      expect.stringContaining('upload the resulting file'),
    ]);
  });

  it('that was changed or cut off is damaged', async () => {
    const whole = join(dataDir, 'whole.backup');
    await backup(test.dataSource, whole);
    const encrypted = join(dataDir, 'whole.age');
    await encryptFile(whole, encrypted, recipient);
    const bytes = await readFile(encrypted);
    const changed = Buffer.from(bytes);
    changed.writeUInt8(bytes.readUInt8(bytes.length - 40) ^ 1, bytes.length - 40);
    const reads = join(dataDir, 'reads');
    await mkdir(reads);
    for (const part of [changed, bytes.subarray(0, -40), bytes.subarray(0, 120)]) {
      await writeFile(encrypted, part);
      const reading = withDecrypted(encrypted, { identityFile: keyFile, dataDir: reads }, (path) =>
        readFile(path),
      );
      await expect(reading).rejects.toThrow('is damaged or cut off');
      expect(await readdir(reads)).toEqual([]);
    }
    await writeFile(encrypted, bytes);
    const read = await withDecrypted(encrypted, { identityFile: keyFile, dataDir: reads }, (path) =>
      readFile(path),
    );
    expect(read).toEqual(await readFile(whole));
  });

  it('is not made for a recipient in which a character is wrong', async () => {
    const wrong = `${recipient.slice(0, -1)}${recipient.endsWith('q') ? 'p' : 'q'}`;
    const { code, stderr } = await run('backup', [], onSite({ BACKUP_RECIPIENT: wrong }));
    expect([code, stderr]).toEqual([1, expect.stringContaining('BACKUP_RECIPIENT must be')]);
  });
});
