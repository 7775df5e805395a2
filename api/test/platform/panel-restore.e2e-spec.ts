import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { ArchiveSigner } from '../../src/backups/archive-signer.js';
import { BackupFilesService } from '../../src/backups/backup-files.service.js';
import { RestoresService } from '../../src/backups/restores.service.js';
import { load } from '../../src/database/archive/restore-archive.js';
import { backup, tablesInOrder } from '../../src/database/archive/write-archive.js';
import { cutOffBackup } from '../factories/backup.factory.js';
import { createBlogPost } from '../factories/blog-post.factory.js';
import { createContactMessage, contactMessageBody } from '../factories/contact-message.factory.js';
import { uniqueEmail } from '../factories/newsletter.factory.js';
import { migratedDatabase } from '../setup/fresh-database.js';
import { tablesContaining } from '../setup/tables-containing.js';
import { JWT_SECRET, startTestApp, type TestApp } from '../setup/test-app.js';
import { uniqueIp } from '../setup/unique-ip.js';
import { waitFor } from '../setup/wait-for.js';

const NIGHTLY = 'site-2026-05-01T024000Z.backup';
const BYTES = 'application/octet-stream';
const SIGNER = new ArchiveSigner(JWT_SECRET);

let dataDir: string;
let folder: string;
let test: TestApp;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'panel-restore-'));
  folder = join(dataDir, 'backups');
  test = await startTestApp({ DATA_DIR: dataDir });
  // Creates the row of the settings.
  await test.anonymous.get('/api/settings/1').expect(200);
});
afterAll(async () => {
  await test.close();
  await rm(dataDir, { recursive: true });
});

type Headers = Record<string, string>;
const upload = (bytes: Buffer, headers: Headers = test.admin) =>
  test.anonymous.post('/api/backups/upload').set(headers).type(BYTES).send(bytes);
const begin = (file: string, headers: Headers = test.admin, word = 'VRATI') =>
  test.anonymous.post(`/api/backups/${file}/restore`).set(headers).send({ word });
const readList = async (headers: Headers, lang = 'hr') =>
  (await test.anonymous.get(`/api/backups?lang=${lang}`).set(headers).expect(200)).body;

const states = (): Promise<{ state: string; step: string; error: string | null }[]> =>
  test.dataSource.query('SELECT state, step, error FROM restores ORDER BY id DESC LIMIT 1');
/** Restores take seconds, and longer on a busy machine. */
const reached = (value: string) =>
  waitFor(
    async () => {
      const [row] = await states();
      return row?.state === value || row?.step === value;
    },
    `the restore to be ${value}`,
    100,
    240_000,
  );

async function digestOfAll(dataSource: DataSource): Promise<unknown> {
  const rows = new Map<string, unknown>();
  for (const table of await tablesInOrder(dataSource.manager)) {
    if (table === 'audit_log') continue;
    rows.set(table, await dataSource.query(`SELECT * FROM "${table}" ORDER BY 1`));
  }
  return rows;
}

describe('uploading a backup', () => {
  it('stores it on the disk, readable by its owner only, in place of a former one', async () => {
    const path = join(dataDir, 'whole.backup');
    await backup(test.dataSource, path, SIGNER);
    await upload(cutOffBackup()).expect(200);
    const { body } = await upload(await readFile(path)).expect(200);
    expect(body).toEqual({
      file: 'uploaded.backup',
      madeAt: expect.any(String),
      bytes: (await stat(path)).size,
      state: 'unknown',
      uploaded: true,
      encrypted: false,
    });
    expect((await stat(join(folder, 'uploaded.backup'))).mode & 0o777).toBe(0o600);
    expect(await readFile(join(folder, 'uploaded.backup'))).toEqual(await readFile(path));
    expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
    expect((await readList(test.admin)).backups).toEqual([body]);
  });

  it('refuses what is no backup of this installation, and keeps the former one', async () => {
    const before = await readFile(join(folder, 'uploaded.backup'));
    for (const [bytes, message] of [
      [Buffer.from('nije kopija'), 'nije ispravna kopija'],
      [gzipSync('{"format":"other"}\n'), 'nije ispravna kopija'],
      [Buffer.alloc(0), 'nije ispravna kopija'],
      [Buffer.from('age-encryption.org/v1\n-> X25519 …'), 'kopija šifrirana'],
      [cutOffBackup({ schema: 'Later1900000000000', version: '9.4.0' }), 'na inačicu 9.4.0'],
      [cutOffBackup({ schema: 'a\0' }), 'nije ispravna kopija'],
      [cutOffBackup({ signedBy: 'x' }), 'npm run restore'],
      [cutOffBackup({ signedBy: undefined }), 'npm run restore'],
      [cutOffBackup({ version: ' '.repeat(66_000) }), 'nije ispravna kopija'],
    ] as const) {
      const { body } = await upload(bytes).expect(400);
      expect(body.detail).toContain(message);
    }
    expect(await readFile(join(folder, 'uploaded.backup'))).toEqual(before);
    expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
    await test.asAdmin('post', '/api/backups/upload', { file: 'x' }).expect(415);
  });

  it('refuses what is larger than 20 GB, or does not fit on the disk, whatever length it names', async () => {
    const large = await upload(Buffer.alloc(10)).set('Content-Length', String(30 * 1024 ** 3));
    expect([large.status, large.body.detail]).toEqual([413, 'Datoteka smije imati najviše 20 GB.']);
    const space = jest.spyOn(test.app.get(BackupFilesService, { strict: false }), 'space');
    const before = await readFile(join(folder, 'uploaded.backup'));
    space.mockResolvedValueOnce(20_000_000).mockResolvedValueOnce(-1);
    const request = test.anonymous
      .post('/api/backups/upload?lang=en')
      .set({ ...test.admin, 'Transfer-Encoding': 'chunked' })
      .type(BYTES);
    for (let sent = 0; sent < 20; sent += 1) request.write(Buffer.alloc(1024 ** 2));
    const { status, body } = await request;
    space.mockRestore();
    expect([status, body.detail]).toEqual([413, expect.stringContaining('not enough space')]);
    expect(await readFile(join(folder, 'uploaded.backup'))).toEqual(before);
  });

  it('refuses one while another is restored, which may read the former one', async () => {
    const before = await readFile(join(folder, 'uploaded.backup'));
    await test.dataSource.query(
      `INSERT INTO restores (file, made_at) VALUES ('uploaded.backup', now())`,
    );
    await upload(cutOffBackup()).expect(409);
    await test.dataSource.query('DELETE FROM restores');
    expect(await readFile(join(folder, 'uploaded.backup'))).toEqual(before);
  });
});

describe('downloading a backup', () => {
  it('sends the bytes to whoever has the link and is an administrator', async () => {
    const { body } = await test
      .asAdmin('post', '/api/backups/uploaded.backup/download')
      .expect(200);
    const answer = await test.asAdmin('get', body.url).buffer().expect(200);
    expect(answer.headers).toMatchObject({
      'content-type': BYTES,
      'content-disposition': 'attachment; filename=uploaded.backup',
      'cache-control': 'private, no-store',
    });
    expect(answer.body).toEqual(await readFile(join(folder, 'uploaded.backup')));
    await test.anonymous.get(body.url).expect(401);
    const other = body.url.replace('uploaded.backup', NIGHTLY);
    const { body: refused } = await test.asAdmin('get', other).expect(403);
    expect(refused.detail).toContain('Ova poveznica više ne vrijedi');
    await test.asAdmin('get', '/api/backups/uploaded.backup/content').expect(403);
  });

  it('knows no other files', async () => {
    for (const file of ['erasures.jsonl', '..%2f..%2fjwt-secret', NIGHTLY]) {
      await test.asAdmin('post', `/api/backups/${file}/download`).expect(404);
    }
  });
});

describe('restoring a backup in the panel', () => {
  it('asks for the word, in the language of the request', async () => {
    const { body } = await begin('uploaded.backup', test.admin, 'vrati').expect(400);
    expect(body.errors).toEqual({ word: 'Za potvrdu upišite VRATI' });
    expect(await states()).toEqual([]);
  });

  it('refuses an encrypted one, which the association decrypts first', async () => {
    const name = `${NIGHTLY}.age`;
    await writeFile(join(folder, name), 'age-encryption.org/v1');
    const { body } = await begin(name).expect(400);
    expect(body.detail).toContain('prenesite dobivenu datoteku');
    expect(await states()).toEqual([]);
    await rm(join(folder, name));
  });

  it('of a file that is changed changes nothing', async () => {
    const path = join(dataDir, 'changed.backup');
    await backup(test.dataSource, path, SIGNER);
    // As whoever knows the format would change it; early versions wrote no digests of tables.
    const changed = gunzipSync(await readFile(path))
      .toString()
      .replace(/\{"rows":.*\n/g, '')
      .replace(/"username":"[^"]*"/, '"username":"ja"');
    await upload(gzipSync(changed)).expect(200);
    const before = await digestOfAll(test.dataSource);
    await begin('uploaded.backup').expect(200);
    await reached('failed');
    expect(await states()).toMatchObject([{ step: 'preparing' }]);
    expect((await readList(test.admin)).restore.text).toContain('nije ispravna kopija');
    expect(await digestOfAll(test.dataSource)).toEqual(before);
  }, 300_000);

  it('saves the present state, replaces all, erases again, and ends all sessions; visitors read meanwhile, and lose nothing they sent', async () => {
    const erased = await createContactMessage(test.dataSource, { email: uniqueEmail() });
    const post = await createBlogPost(test.dataSource, { title: 'Naslov iz kopije' });
    await backup(test.dataSource, join(folder, NIGHTLY), SIGNER);
    await test.asAdmin('post', '/api/privacy/erase', { email: erased.email }).expect(200);
    await test.asAdmin('patch', `/api/blog/${post.id}`, { title: 'Kasniji naslov' }).expect(200);
    const later = await createContactMessage(test.dataSource, { email: uniqueEmail() });
    // Answered from the caches of the process from now on.
    const read = async () => (await test.anonymous.get(`/api/blog/${post.id}`).expect(200)).body;
    expect((await read()).title).toBe('Kasniji naslov');

    const ivana = await test.signIn({ role: 'admin', fullName: 'Ivana Marić' });
    const begun = await begin(NIGHTLY, ivana).expect(200);
    expect(begun.body).toMatchObject({ state: 'running', step: 'preparing' });
    const second = await begin(NIGHTLY).expect(409);
    expect(second.body.detail).toContain('Upravo se izrađuje ili vraća druga kopija');
    await reached('saving');
    await test.anonymous.get('/api/blog').expect(200);
    const answers = await Promise.all(
      ['hr', 'en'].map(async (language) => {
        const email = uniqueEmail();
        const { status, headers, body } = await test.anonymous
          .post('/api/contact')
          .set({ 'Accept-Language': language, 'X-Forwarded-For': uniqueIp() })
          .send(contactMessageBody({ email }));
        return { email, status, retryAfter: Number(headers['retry-after']), detail: body.detail };
      }),
    );
    await reached('done');

    await test.anonymous.get('/api/backups').set(ivana).expect(401);
    const notices: { recipient: string; text: string }[] = await test.dataSource.query(
      `SELECT recipient, text FROM mails WHERE kind = 'restore-notice' AND text LIKE '%Ivana Marić%'`,
    );
    const told: { email: string }[] = await test.dataSource.query(
      `SELECT email FROM users WHERE role = 'admin' UNION SELECT email FROM settings`,
    );
    expect(notices.map(({ recipient }) => recipient).sort()).toEqual(
      told.map(({ email }) => email).sort(),
    );
    expect((await read()).title).toBe('Naslov iz kopije');
    expect(await tablesContaining(test.dataSource, erased.email)).toEqual([]);
    expect(await tablesContaining(test.dataSource, later.email)).toEqual([]);
    const [line] = await test.dataSource.query(
      `SELECT actor_kind, actor_name FROM audit_log WHERE action = 'restored-backup'`,
    );
    expect(line).toEqual({ actor_kind: 'user', actor_name: 'Ivana Marić' });

    const admin = await test.signIn({ role: 'admin' });
    const { backups, restore } = await readList(admin, 'en');
    expect(restore).toMatchObject({
      state: 'done',
      text: expect.stringContaining('The data of 1 person, which had been erased'),
    });
    // The state before is in a verified backup, with what came after the restored one.
    const [saved] = backups;
    expect(saved).toMatchObject({ state: 'verified', uploaded: false });
    const { dataSource, drop } = await migratedDatabase();
    await dataSource.transaction((manager) => load(manager, join(folder, saved.file), true));
    expect(await tablesContaining(dataSource, later.email)).toEqual(['contact_messages']);
    // So is what was stored just before; who waited until the end is stored in what was restored.
    for (const { email, status, retryAfter, detail } of answers) {
      const stored = [test.dataSource, dataSource].map((one) => tablesContaining(one, email));
      const isStored = (await Promise.all(stored)).flat().includes('contact_messages');
      expect([status, isStored]).toEqual(status === 201 ? [201, true] : [503, false]);
      if (status === 503) expect([retryAfter > 0, typeof detail]).toEqual([true, 'string']);
    }
    await drop();
  }, 400_000);

  it('is interrupted when the server stops, and changes nothing', async () => {
    const admin = await test.signIn({ role: 'admin' });
    const { email } = await createContactMessage(test.dataSource, { email: uniqueEmail() });
    await begin(NIGHTLY, admin).expect(200);
    await reached('saving');
    await test.app.get(RestoresService, { strict: false }).onModuleDestroy();
    expect((await readList(admin)).restore).toMatchObject({
      state: 'failed',
      text: expect.stringContaining('Vraćanje je prekinuto'),
    });
    expect(await tablesContaining(test.dataSource, email)).toContain('contact_messages');
  }, 400_000);
});
