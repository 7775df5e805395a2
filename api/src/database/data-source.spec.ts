import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { DatabaseProxy } from '../../test/setup/database-proxy.js';
import { freshDatabase, migratedDatabase } from '../../test/setup/fresh-database.js';
import { BlogPost } from '../blog/blog-post.entity.js';
import { publicPathOf } from '../content/public-path.js';
import { isVisibleContent } from '../content/visible-content.js';
import { searchedNames } from '../fields/field.js';
import { Project } from '../projects/project.entity.js';
import { User } from '../users/user.entity.js';
import { createDataSource } from './data-source.js';
import { ENTITIES } from './entities.js';
import { migrate, migrateBack, urlOf } from './migrate.js';
import { DatePostsByPublication1700000000040 } from './migrations/content/date-posts-by-publication.js';
import { loadMigrations } from './migrations.js';
import { installSeed } from './seed/install-seed.js';
import { whenAvailable } from './when-available.js';

const MIGRATIONS = await loadMigrations();

const ADMIN = { adminUsername: 'admin', adminPassword: undefined };

let dataSource: DataSource;
let drop: () => Promise<void>;

async function openFresh(): Promise<void> {
  ({ dataSource, drop } = await freshDatabase());
}
async function openMigrated(): Promise<void> {
  ({ dataSource, drop } = await migratedDatabase());
}
afterEach(() => drop());

describe('the data source', () => {
  beforeEach(openFresh);

  it('recovers from the loss of its connections, idle or in use', async () => {
    const inUse = dataSource.createQueryRunner();
    await inUse.query('SELECT 1');
    const client = new pg.Client({ connectionString: process.env.TEST_SERVER_URL });
    await client.connect();
    await client.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1',
      [dataSource.driver.database],
    );
    await client.end();
    await expect(inUse.query('SELECT 1')).rejects.toThrow();
    await inUse.release().catch(() => undefined);
    // The pool notices the loss with a delay; until then a query may get a lost connection.
    const one = () => dataSource.query('SELECT 1 AS one');
    expect(await one().catch(one).catch(one)).toEqual([{ one: 1 }]);
  });

  it('connects to a database that lets nobody in at first', async () => {
    const proxy = new DatabaseProxy();
    const url = await proxy.forward(new URL(urlOf(dataSource)));
    const port = await proxy.close();
    const late = createDataSource(url.href);
    await expect(late.initialize()).rejects.toThrow('ECONNREFUSED');
    const connected = whenAvailable(() => late.initialize());
    await proxy.open(port);
    await connected;
    expect(await late.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await late.destroy();
    await proxy.close();
  });
});

describe('the migrations', () => {
  beforeEach(openFresh);

  it('run once, even when two processes start at the same time', async () => {
    const ran = await Promise.all([migrate(dataSource), migrate(dataSource)]);
    expect(ran.flat()).toHaveLength(MIGRATIONS.length);
    expect(await migrate(dataSource)).toEqual([]);
  });

  it('are loaded only when one of them has to run', async () => {
    await migrate(dataSource);
    const later = await createDataSource(urlOf(dataSource)).initialize();
    try {
      expect(await migrate(later)).toEqual([]);
      expect(later.migrations).toEqual([]);
      const newest = MIGRATIONS.at(-1)?.name;
      await dataSource.undoLastMigration();
      expect(await migrate(later)).toEqual([newest]);
    } finally {
      await later.destroy();
    }
  });

  it('can all be reverted', async () => {
    await migrate(dataSource);
    for (const migration of MIGRATIONS) {
      expect(migration).toBeDefined();
      await dataSource.undoLastMigration();
    }
    expect(
      await dataSource.query(
        `SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'migrations'`,
      ),
    ).toEqual([]);
    expect(await migrate(dataSource)).toHaveLength(MIGRATIONS.length);
  });

  it('are reverted to those of a former version', async () => {
    await migrate(dataSource);
    const newest = MIGRATIONS.slice(-2).map(({ name }) => name);
    const former = MIGRATIONS.slice(0, -2).map(({ name }) => name);
    expect(await migrateBack(dataSource, former)).toEqual(newest.toReversed());
    expect(await migrateBack(dataSource, former)).toEqual([]);
    expect(await migrate(dataSource)).toEqual(newest);
  });

  it('mark the publication date as pending only for drafts that were never public', async () => {
    await migrate(dataSource);
    const place = MIGRATIONS.indexOf(DatePostsByPublication1700000000040);
    for (const migration of MIGRATIONS.slice(place)) {
      expect(migration).toBeDefined();
      await dataSource.undoLastMigration();
    }
    await dataSource.query(`
      INSERT INTO blog_posts
        (title, title_en, slug, content, content_en, category, author, is_published, publish_date)
      SELECT 'Naslov', 'Title', slug, 'Sadržaj članka', 'The content', 'news', '', is_published, date
      FROM (VALUES
        ('skica', false, now()),
        ('objavljen', true, now()),
        ('skinut', false, now()),
        ('odabran', false, now() - interval '1 day')
      ) AS posts (slug, is_published, date);
      INSERT INTO blog_post_versions (post_id, version, fields, saved_at)
      SELECT id, 1, jsonb_build_object('isPublished', slug = 'skinut'), now() FROM blog_posts;
    `);
    await migrate(dataSource);
    expect(
      await dataSource.query(
        'SELECT slug, version FROM blog_posts WHERE publish_date_pending ORDER BY slug',
      ),
    ).toEqual([{ slug: 'skica', version: 1 }]);
  });
});

describe('the migrated database', () => {
  beforeEach(openMigrated);

  it('has the tables that the entities describe', async () => {
    for (const entity of ENTITIES) {
      expect(await dataSource.getRepository<object>(entity).find()).toEqual([]);
    }
  });

  it('has the trigger for content changes on exactly the tables that visitors see', async () => {
    const triggers = await dataSource.query<{ table: string }[]>(
      `SELECT tgrelid::regclass::text AS "table" FROM pg_trigger WHERE tgname = 'content_changed'`,
    );
    const visible = ENTITIES.filter(isVisibleContent);
    expect(visible.map((entity) => dataSource.getMetadata(entity).tableName).sort()).toEqual(
      triggers.map(({ table }) => table).sort(),
    );
  });

  it('keeps the addresses of exactly the tables whose entities have public paths', async () => {
    const kept = await dataSource.query<{ table: string; body: string }[]>(
      `SELECT tgrelid::regclass::text AS "table", prosrc AS body
       FROM pg_trigger JOIN pg_proc ON pg_proc.oid = tgfoid WHERE tgname = 'keep_public_path'`,
    );
    const declared = ENTITIES.flatMap((entity) => {
      const path = publicPathOf(entity);
      return path ? [[dataSource.getMetadata(entity).tableName, path.prefix]] : [];
    });
    const prefixOf = ({ body }: { body: string }) => /retire_address\('(.*?)\/'/.exec(body)?.[1];
    expect(declared.sort()).toEqual(kept.map((row) => [row.table, prefixOf(row)]).sort());
  });

  it('makes exactly those columns searchable that the entities declare as searched', async () => {
    const read = await dataSource.query<{ table: string; column: string }[]>(
      `SELECT table_name AS table, column_name AS column
       FROM information_schema.column_column_usage WHERE dependent_column = 'search'`,
    );
    const declared = ENTITIES.flatMap((entity) => {
      const metadata = dataSource.getMetadata(entity);
      return searchedNames(entity).map((name) => {
        const column = metadata.findColumnWithPropertyName(name);
        return `${metadata.tableName}.${column?.databaseName ?? name}`;
      });
    });
    expect(declared).not.toEqual([]);
    // Nobody writes it: a job reads it from the file.
    declared.push('document_files.language', 'document_files.text');
    expect(read.map(({ table, column }) => `${table}.${column}`).sort()).toEqual(declared.sort());
  });

  it('notifies listeners of every change of content', async () => {
    const url = 'url' in dataSource.options ? dataSource.options.url : undefined;
    const listener = new pg.Client({ connectionString: url });
    await listener.connect();
    const notifications: (string | undefined)[] = [];
    listener.on('notification', ({ payload }) => notifications.push(payload));
    await listener.query('LISTEN content_changed');
    await installSeed(dataSource, ADMIN);
    await listener.query('SELECT 1');
    await listener.end();
    expect(new Set(notifications)).toEqual(
      new Set([
        'projects',
        'blog_posts',
        'events',
        'team_members',
        'partners',
        'documents',
        'settings',
        'public_calls',
      ]),
    );
  });
});

describe('the initial content', () => {
  beforeEach(openMigrated);

  it('is installed once, even when two processes start at the same time', async () => {
    const results = await Promise.all([
      installSeed(dataSource, ADMIN),
      installSeed(dataSource, ADMIN),
    ]);
    expect(results.filter(({ installed }) => installed)).toHaveLength(1);
    const passwords = results.flatMap(({ adminPassword }) => adminPassword ?? []);
    expect(passwords).toEqual([expect.stringMatching(/^(\w{5}-){3}\w{5}$/)]);
    expect(await dataSource.getRepository(User).count()).toBe(1);
  });

  it('uses a given password and returns none', async () => {
    const result = await installSeed(dataSource, { ...ADMIN, adminPassword: 'a given password' });
    expect(result).toEqual({ installed: true });
  });

  it('is not installed again after its posts were deleted', async () => {
    await installSeed(dataSource, ADMIN);
    await dataSource.getRepository(BlogPost).deleteAll();
    expect(await installSeed(dataSource, ADMIN)).toEqual({ installed: false });
    expect(await dataSource.getRepository(BlogPost).count()).toBe(0);
  });

  it('is rolled back completely when a part of it fails', async () => {
    await dataSource.query('DROP TABLE partners');
    await expect(installSeed(dataSource, ADMIN)).rejects.toThrow('partners');
    expect(await dataSource.getRepository(User).count()).toBe(0);
    expect(await dataSource.getRepository(Project).count()).toBe(0);
  });

  it('has the specified projects and articles in both languages', async () => {
    await installSeed(dataSource, ADMIN);
    const projects = await dataSource.getRepository(Project).find({ order: { id: 'ASC' } });
    expect(projects.map(({ slug }) => slug)).toEqual([
      'program-psihosocijalne-podrske-djeci-i-mladima',
      'pomoc-starijim-i-nemocnim-osobama',
      'prevencija-i-suzbijanje-obiteljskog-nasilja',
      'zazeli-iii',
      'sigurno-dijete',
      ...projects.slice(5).map(({ slug }) => slug),
    ]);
    expect(new Set(projects.map(({ status }) => status)).size).toBe(3);
    for (const {
      financing,
      financingEn,
      results,
      resultsEn,
      activities,
      activitiesEn,
    } of projects) {
      for (const [hr, en] of [
        [financing, financingEn],
        [results, resultsEn],
        [activities, activitiesEn],
      ]) {
        expect(en?.split('\n').length).toBe(hr?.split('\n').length);
      }
    }
    const posts = await dataSource.getRepository(BlogPost).find({ order: { publishDate: 'DESC' } });
    expect(posts.map(({ slug }) => slug)).toEqual([
      'prevencija-ovisnosti-kod-mladih',
      'terapija-opustanja',
    ]);
    for (const { content, contentEn, isPublished, publishDate } of posts) {
      expect(content.split('\n\n').length).toBeGreaterThanOrEqual(6);
      expect(contentEn.split('\n\n')).toHaveLength(content.split('\n\n').length);
      expect(isPublished && publishDate <= new Date()).toBe(true);
    }
  });

  it('leaves the ids after its own free', async () => {
    await installSeed(dataSource, ADMIN);
    const projects = dataSource.getRepository(Project);
    const [first] = await projects.find({ take: 1 });
    const { id, ...row } = projects.create({ ...first, slug: 'another-one' });
    expect(id).toBeGreaterThan(0);
    expect((await projects.save(row)).slug).toBe('another-one');
  });
});
