import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { freshDatabase, migratedDatabase } from '../../test/setup/fresh-database.js';
import { BlogPost } from '../blog/blog-post.entity.js';
import { publicPathOf } from '../content/public-path.js';
import { isVisibleContent } from '../content/visible-content.js';
import { searchedNames, writtenNames } from '../fields/field.js';
import { Project } from '../projects/project.entity.js';
import { User } from '../users/user.entity.js';
import { ENTITIES } from './entities.js';
import { migrate, migrateBack } from './migrate.js';
import { loadMigrations } from './migrations.js';
import { installSeed } from './seed/install-seed.js';

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
});

describe('the migrations', () => {
  beforeEach(openFresh);

  it('run once, even when two processes start at the same time', async () => {
    const ran = await Promise.all([migrate(dataSource), migrate(dataSource)]);
    expect(ran.flat()).toHaveLength(MIGRATIONS.length);
    expect(await migrate(dataSource)).toEqual([]);
  });

  it('are reverted to those of a former version', async () => {
    await migrate(dataSource);
    const newest = MIGRATIONS.slice(-2).map(({ name }) => name);
    const former = MIGRATIONS.slice(0, -2).map(({ name }) => name);
    expect(await migrateBack(dataSource, former)).toEqual(newest.toReversed());
    expect(await migrateBack(dataSource, former)).toEqual([]);
    expect(await migrate(dataSource)).toEqual(newest);
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
      const names = searchedNames(entity);
      if (names.length > 0 && writtenNames(entity).includes('croatianOnly')) {
        names.push('croatianOnly');
      }
      return names.map((name) => {
        const column = metadata.findColumnWithPropertyName(name);
        return `${metadata.tableName}.${column?.databaseName ?? name}`;
      });
    });
    expect(declared).not.toEqual([]);
    // Nobody writes it: a job reads it from the file.
    declared.push('document_files.language', 'document_files.text');
    expect(read.map(({ table, column }) => `${table}.${column}`).sort()).toEqual(declared.sort());
  });
});

describe('the initial content', () => {
  beforeEach(openMigrated);

  it('is installed once, even when two processes start at the same time, and not again after its posts were deleted', async () => {
    const results = await Promise.all([
      installSeed(dataSource, ADMIN),
      installSeed(dataSource, ADMIN),
    ]);
    expect(results.filter(({ installed }) => installed)).toHaveLength(1);
    const passwords = results.flatMap(({ adminPassword }) => adminPassword ?? []);
    expect(passwords).toEqual([expect.stringMatching(/^(\w{5}-){3}\w{5}$/)]);
    expect(await dataSource.getRepository(User).count()).toBe(1);
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

  it('uses a given password and returns none, and leaves the ids after its own free', async () => {
    const result = await installSeed(dataSource, { ...ADMIN, adminPassword: 'a given password' });
    expect(result).toEqual({ installed: true });
    const projects = dataSource.getRepository(Project);
    const [first] = await projects.find({ take: 1 });
    const { id, ...row } = projects.create({ ...first, slug: 'another-one' });
    expect(id).toBeGreaterThan(0);
    expect((await projects.save(row)).slug).toBe('another-one');
  });
});
