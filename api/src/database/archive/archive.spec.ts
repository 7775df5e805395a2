import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import type { DataSource } from 'typeorm';
import { createBankPayment } from '../../../test/factories/bank-payment.factory.js';
import { createDonation } from '../../../test/factories/donation.factory.js';
import { createMedia } from '../../../test/factories/media.factory.js';
import { freshDatabase, migratedDatabase } from '../../../test/setup/fresh-database.js';
import { BlogPost } from '../../blog/blog-post.entity.js';
import { MediaFile } from '../../media/media-file.entity.js';
import { ErasureLedger } from '../../personal-data/erasure-ledger.js';
import { urlOf } from '../migrate.js';
import { installSeed } from '../seed/install-seed.js';
import { withCurrentArchive } from './current-archive.js';
import { load } from './restore-archive.js';
import { migrateTo } from './scratch-database.js';
import { backup, tablesInOrder } from './write-archive.js';

let folder: string;
let file: string;
let drops: (() => Promise<void>)[];
let full: DataSource;

async function migrated(): Promise<DataSource> {
  const { dataSource, drop } = await migratedDatabase(true);
  drops.push(drop);
  return dataSource;
}

async function allRows(dataSource: DataSource): Promise<unknown> {
  const tables = await tablesInOrder(dataSource.manager);
  return Promise.all(
    tables.map((table) => dataSource.query(`SELECT * FROM "${table}" ORDER BY 1, 2`)),
  );
}

const restore = (dataSource: DataSource, path: string, force: boolean): Promise<number> =>
  dataSource.transaction((manager) => load(manager, path, force));

beforeEach(async () => {
  drops = [];
  folder = await mkdtemp(join(tmpdir(), 'backup-'));
  file = join(folder, 'site.backup');
  full = await migrated();
  await installSeed(full, { adminUsername: 'admin', adminPassword: undefined });
  await full.query(`
    INSERT INTO contact_messages (name, email, subject, message)
    VALUES ('Žana', 'zana@example.org', E'tab\\tand "quotes"', E'line\\nbreak \\\\ {"row":1}')
  `);
  const { id } = await createDonation(full);
  await createBankPayment(full, { donationId: id, cents: 123_456_789_012 });
  await backup(full, file);
});
afterEach(async () => {
  for (const drop of drops) await drop();
  await rm(folder, { recursive: true });
});

describe('a backup', () => {
  it('restores all rows into an empty database, and the sequences, so that ids are not used again', async () => {
    const posts = full.getRepository(BlogPost);
    const [post] = await posts.find({ order: { id: 'DESC' }, take: 1 });
    await posts.delete(post?.id ?? 0);
    const rows = await backup(full, file);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(['site.backup']);
    const empty = await migrated();
    expect(await restore(empty, file, false)).toBe(rows);
    expect(await allRows(empty)).toEqual(await allRows(full));
    const added = await empty.query(`
      INSERT INTO blog_posts (title, title_en, slug, content, content_en, category, author)
      VALUES ('a', 'a', 'new', 'a', 'a', 'a', 'a') RETURNING id
    `);
    expect(added[0].id).toBe((post?.id ?? 0) + 1);
  });

  it('restores former addresses, which are kept up to date from then on', async () => {
    const rename = (from: string, to: string) =>
      full.query('UPDATE projects SET slug = $2 WHERE slug = $1', [from, to]);
    const [project] = await full.query('SELECT slug FROM projects ORDER BY id LIMIT 1');
    await rename(project.slug, 'drugo-ime');
    const posts = full.getRepository(BlogPost);
    const hidden = await posts.findOneByOrFail({ isPublished: true });
    await posts.update(hidden.id, { isPublished: false });
    await full.query('DELETE FROM events');
    await full.query(
      `INSERT INTO redirects (source, target, manual) VALUES ('/letak', '/o', true)`,
    );
    await backup(full, file);
    const before = await allRows(full);

    // The rows that are replaced leave no former addresses.
    await rename('drugo-ime', 'trece-ime');
    await restore(full, file, true);
    expect(await allRows(full)).toEqual(before);
    await rename('drugo-ime', 'cetvrto-ime');
    await posts.update(hidden.id, { slug: 'skriveno-ime' });
    const redirects: { source: string; target: string | null }[] = await full.query(
      'SELECT source, target FROM redirects',
    );
    const targets = new Map(redirects.map(({ source, target }) => [source, target]));
    expect(targets.get(`/projects/${project.slug}`)).toBe('/projects/cetvrto-ime');
    expect(targets.get(`/blog/${hidden.slug}`)).toBe('/blog/skriveno-ime');
    expect(targets.has('/projects/trece-ime')).toBe(false);
    expect([...targets.values()].filter((target) => target === null).length).toBeGreaterThan(0);
    expect(targets.get('/letak')).toBe('/o');
  });

  it('restores large files byte for byte', async () => {
    const { id: mediaId } = await createMedia(full);
    const bytes = Buffer.alloc(12_000_000, Buffer.from([0, 1, 0x5c, 0x22, 0x0a, 0xff]));
    await full.getRepository(MediaFile).insert({ mediaId, format: 'avif', width: 1, bytes });
    await backup(full, file);
    const empty = await migrated();
    await restore(empty, file, false);
    const [restored] = await empty.query('SELECT bytes FROM media_files WHERE width = 1');
    expect(restored.bytes.equals(bytes)).toBe(true);
  });

  it('that is damaged or of another schema changes nothing', async () => {
    const whole = await readFile(file);
    const text = gunzipSync(whole).toString();
    const before = await allRows(full);
    const row = /\{"row".*\n/;
    const differ = 'differ from those that were backed up';
    for (const [damaged, message] of [
      [whole.subarray(0, whole.length / 2), 'is cut off'],
      [Buffer.from('text'), 'is not a backup of the site'],
      [text.replace(/.*\n$/, ''), 'is cut off'],
      [text.replace(row, ''), differ],
      // A row is missing, and the count of rows says so.
      [
        text.replace(row, '').replace(/"end":(\d+)/, (_, end) => `"end":${Number(end) - 1}`),
        differ,
      ],
      [text.replace('"username":"admin"', '"username":"adnim"'), `The rows of users ${differ}`],
      // A line is longer than the largest picture.
      [text.replace(row, `{"row":"${'x'.repeat(41_000_000)}"}\n`), 'is not a backup of the site'],
      [text.replace(/"schema":"\w+"/, '"schema":"Other"'), 'of the database is'],
    ] as const) {
      await writeFile(file, typeof damaged === 'string' ? gzipSync(damaged) : damaged);
      await expect(restore(full, file, true)).rejects.toThrow(message);
    }
    expect(await allRows(full)).toEqual(before);
  });

  it('of the first schema is migrated in a scratch database, with its rows, and restored', async () => {
    const first = await freshDatabase();
    drops.push(first.drop);
    await migrateTo(first.dataSource, urlOf(first.dataSource), 'CreatePublicForms1700000000002');
    await first.dataSource.query(`
      INSERT INTO users (username, password, email, full_name) VALUES ('ana', 'x', 'ana@a.hr', 'Ana');
      INSERT INTO blog_posts (title, title_en, slug, content, content_en, category, author)
        VALUES ('Objava', 'Post', 'objava', 'Tekst', 'Text', 'news', 'Ana');
      INSERT INTO events (title, title_en, description, description_en, location, event_date)
        VALUES ('Šetnja Đakovom', 'A walk', 'Opis', 'About', 'Šibenik', now()),
          ('ŠETNJA ĐAKOVOM!', 'A walk', 'Opis', 'About', 'Šibenik', now());
      INSERT INTO contact_messages (name, email, subject, message)
        VALUES ('Žana', 'zana@a.hr', 'Upit', 'Pitanje');
      INSERT INTO donations (amount, currency, donor_name, status)
        VALUES (15, 'EUR', 'Ivo', 'completed'), (20, 'EUR', 'Iva', 'pending');`);
    const path = join(folder, 'first.backup');
    await backup(first.dataSource, path);
    const site = await migrated();
    const options = {
      dataDir: folder,
      log: pino({ level: 'silent' }),
      ledger: new ErasureLedger(folder, 'key'),
      repeatErasures: () => Promise.reject(new Error('Nothing was erased.')),
    };
    await withCurrentArchive({ path, signer: undefined }, options, async ({ path: current }) => {
      expect(current).not.toBe(path);
      await restore(site, current, false);
    });
    const valuesOf = async (table: string, ...columns: string[]) =>
      (await site.query(`SELECT ${columns.join()} FROM ${table} ORDER BY id`)).map(Object.values);
    expect(await valuesOf('users', 'username', 'role', 'is_active')).toEqual([
      ['ana', 'member', true],
    ]);
    expect(await valuesOf('blog_posts', 'slug', 'content')).toEqual([['objava', 'Tekst']]);
    const slugs = [['setnja-dakovom'], ['setnja-dakovom-2']];
    expect(await valuesOf('events', 'slug')).toEqual(slugs);
    expect(await valuesOf('contact_messages', 'email', 'message')).toEqual([
      ['zana@a.hr', 'Pitanje'],
    ]);
    expect(await valuesOf('donations', 'donor_name', 'status', 'paid_cents')).toEqual([
      ['Ivo', 'completed', '1500'],
      ['Iva', 'pending', null],
    ]);
    expect((await readdir(folder)).sort()).toEqual(['first.backup', 'site.backup']);
  }, 300_000);
});
