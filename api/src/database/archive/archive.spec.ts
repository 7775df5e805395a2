import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { createBankPayment } from '../../../test/factories/bank-payment.factory.js';
import { createDonation } from '../../../test/factories/donation.factory.js';
import { createMedia } from '../../../test/factories/media.factory.js';
import { migratedDatabase } from '../../../test/setup/fresh-database.js';
import { BlogPost } from '../../blog/blog-post.entity.js';
import { MediaFile } from '../../media/media-file.entity.js';
import { installSeed } from '../seed/install-seed.js';
import { load } from './restore-archive.js';
import { backup, tablesInOrder } from './write-archive.js';

let folder: string;
let file: string;
let drops: (() => Promise<void>)[];
let full: DataSource;
let rows: number;

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
  rows = await backup(full, file);
});
afterEach(async () => {
  for (const drop of drops) await drop();
  await rm(folder, { recursive: true });
});

describe('a backup', () => {
  it('restores all rows into an empty database', async () => {
    const empty = await migrated();
    expect(await restore(empty, file, false)).toBe(rows);
    expect(await allRows(empty)).toEqual(await allRows(full));
  });

  it('restores the sequences, so that ids of deleted rows are not used again', async () => {
    const posts = full.getRepository(BlogPost);
    const [post] = await posts.find({ order: { id: 'DESC' }, take: 1 });
    await posts.delete(post?.id ?? 0);
    await backup(full, file);
    const empty = await migrated();
    await restore(empty, file, false);
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
    const media = await createMedia(full);
    const bytes = Buffer.alloc(12_000_000, Buffer.from([0, 1, 0x5c, 0x22, 0x0a, 0xff]));
    const files = full.getRepository(MediaFile);
    for (const width of [1, 2, 3]) {
      await files.insert({ mediaId: media.id, format: 'avif', width, bytes });
    }
    await backup(full, file);
    const empty = await migrated();
    await restore(empty, file, false);
    const restored = await empty.query(
      'SELECT width, bytes FROM media_files WHERE bytes = $1 ORDER BY width',
      [bytes],
    );
    expect(restored.map(({ width }: { width: number }) => width)).toEqual([1, 2, 3]);
    expect(restored[0].bytes.equals(bytes)).toBe(true);
  });

  it('is readable by its owner only, and leaves no temporary file', async () => {
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(['site.backup']);
  });

  it('replaces existing rows only when it is forced', async () => {
    await full.query(`UPDATE projects SET title = 'changed'`);
    await expect(restore(full, file, false)).rejects.toThrow('add --force to replace everything');
    await restore(full, file, true);
    expect(await full.query(`SELECT 1 FROM projects WHERE title = 'changed'`)).toEqual([]);
  });

  it.each([
    ['truncated', (archive: Buffer) => archive.subarray(0, archive.length / 2), 'is cut off'],
    ['not an archive', () => Buffer.from('text'), 'is not a backup of the site'],
    [
      'without its last line',
      (archive: Buffer) => gzipSync(gunzipSync(archive).toString().replace(/.*\n$/, '')),
      'is cut off',
    ],
    [
      'missing a row',
      (archive: Buffer) =>
        gzipSync(
          gunzipSync(archive)
            .toString()
            .replace(/\{"row".*\n/, ''),
        ),
      'differ from those that were backed up',
    ],
    [
      'missing a row that is not counted',
      (archive: Buffer) => {
        const text = gunzipSync(archive).toString();
        const shorter = text
          .replace(/\{"row".*\n/, '')
          .replace(/"end":(\d+)/, (_, end) => `"end":${Number(end) - 1}`);
        return gzipSync(shorter);
      },
      'differ from those that were backed up',
    ],
    [
      'changed in one value',
      (archive: Buffer) =>
        gzipSync(
          gunzipSync(archive).toString().replace('"username":"admin"', '"username":"adnim"'),
        ),
      'The rows of users differ from those that were backed up',
    ],
    [
      'of a line longer than the largest picture',
      (archive: Buffer) => {
        const line = `{"row":"${'x'.repeat(41_000_000)}"}\n`;
        return gzipSync(
          gunzipSync(archive)
            .toString()
            .replace(/\{"row".*\n/, line),
        );
      },
      'is not a backup of the site',
    ],
    [
      'of another schema',
      (archive: Buffer) =>
        gzipSync(
          gunzipSync(archive)
            .toString()
            .replace(/"schema":"\w+"/, '"schema":"Other"'),
        ),
      'of the database is',
    ],
  ])('that is %s changes nothing', async (_, damage, message) => {
    await writeFile(file, damage(await readFile(file)));
    const before = await allRows(full);
    await expect(restore(full, file, true)).rejects.toThrow(message);
    expect(await allRows(full)).toEqual(before);
  });
});
