import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { executeSql } from '../../test/setup/execute-sql.js';
import { addJob } from '../jobs/job-queue.js';
import { prepareApplicationRole } from './application-role.js';
import { load } from './archive/restore-archive.js';
import { backup } from './archive/write-archive.js';
import { createDataSource } from './data-source.js';
import { migrate } from './migrate.js';
import { installSeed } from './seed/install-seed.js';

/** The names of database objects that the role does not own. */
const FOREIGN_OBJECTS = `
  SELECT relname::text AS name FROM pg_class
  WHERE relowner <> (SELECT oid FROM pg_roles WHERE rolname = $1)
    AND relnamespace IN ('public'::regnamespace, 'graphile_worker'::regnamespace)
  UNION ALL
  SELECT proname::text FROM pg_proc
  WHERE proowner <> (SELECT oid FROM pg_roles WHERE rolname = $1)
    AND pronamespace IN ('public'::regnamespace, 'graphile_worker'::regnamespace)
    AND oid NOT IN (SELECT objid FROM pg_depend WHERE deptype = 'e')
  UNION ALL
  SELECT typname::text FROM pg_type
  WHERE typowner <> (SELECT oid FROM pg_roles WHERE rolname = $1)
    AND typnamespace IN ('public'::regnamespace, 'graphile_worker'::regnamespace)
    AND oid NOT IN (SELECT objid FROM pg_depend WHERE deptype = 'e')
    AND typelem NOT IN (SELECT objid FROM pg_depend WHERE deptype = 'e')
  UNION ALL
  SELECT cfgname::text FROM pg_ts_config
  WHERE cfgowner <> (SELECT oid FROM pg_roles WHERE rolname = $1)
    AND cfgnamespace = 'public'::regnamespace
  UNION ALL
  SELECT nspname::text FROM pg_namespace
  WHERE nspowner <> (SELECT oid FROM pg_roles WHERE rolname = $1)
    AND nspname = 'graphile_worker'`;

let superuserUrl: URL;
let ownUrl: URL;
let role: { name: string; password: string };
let opened: DataSource[] = [];

const onServer = (sql: string): Promise<void> => executeSql(process.env.TEST_SERVER_URL ?? '', sql);
async function open(url: URL): Promise<DataSource> {
  const dataSource = await createDataSource(url.href).initialize();
  opened.push(dataSource);
  return dataSource;
}
async function closeAll(): Promise<void> {
  await Promise.all(opened.map((dataSource) => dataSource.destroy()));
  opened = [];
}

beforeEach(async () => {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(`CREATE DATABASE ${name} TEMPLATE template0`);
  superuserUrl = new URL(process.env.TEST_SERVER_URL ?? '');
  superuserUrl.pathname = name;
  role = { name: `role_${name}`, password: randomUUID() };
  ownUrl = new URL(superuserUrl);
  ownUrl.username = role.name;
  ownUrl.password = role.password;
});
afterEach(async () => {
  await closeAll();
  await onServer(`DROP DATABASE ${superuserUrl.pathname.slice(1)} WITH (FORCE)`);
  await onServer(`DROP ROLE IF EXISTS ${role.name}`);
});

describe('the role of the application', () => {
  it('becomes the owner of a database that a superuser created, and can do all of its work', async () => {
    const before = await open(superuserUrl);
    await migrate(before);
    await installSeed(before, { adminUsername: 'admin', adminPassword: undefined });
    await closeAll();
    await prepareApplicationRole(superuserUrl.href, role);
    await prepareApplicationRole(superuserUrl.href, role);

    const own = await open(ownUrl);
    expect(await own.query(FOREIGN_OBJECTS, [role.name])).toEqual([]);
    expect(await migrate(own)).toEqual([]);
    await addJob(own.manager, 'deliver_mail', { id: 1 });
    await own.query('ALTER TABLE blog_posts DISABLE TRIGGER USER');
    await own.query('ALTER TABLE blog_posts ENABLE TRIGGER USER');
    await own.query('VACUUM (ANALYZE) contact_messages');
    const folder = await mkdtemp(join(tmpdir(), 'application-role-'));
    try {
      const path = join(folder, 'archive.gz');
      const rows = await backup(own, path);
      expect(rows).toBeGreaterThan(10);
      expect(await own.transaction((manager) => load(manager, path, true))).toBe(rows);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('has no privileges beyond its database', async () => {
    await prepareApplicationRole(superuserUrl.href, role);
    const own = await open(ownUrl);
    for (const sql of [
      `COPY (SELECT 1) TO PROGRAM 'true'`,
      `SELECT pg_read_file('PG_VERSION')`,
      'SELECT rolpassword FROM pg_authid',
      'CREATE ROLE another SUPERUSER',
      `ALTER ROLE ${role.name} SUPERUSER`,
      'CREATE DATABASE another',
      `ALTER SYSTEM SET archive_command = 'true'`,
    ]) {
      await expect(own.query(sql)).rejects.toThrow(/permission denied/);
    }
  });

  it('cannot make the superuser run its functions, nor be the superuser', async () => {
    await prepareApplicationRole(superuserUrl.href, role);
    const own = await open(ownUrl);
    await own.query(`
      CREATE FUNCTION quote_ident(name) RETURNS text LANGUAGE plpgsql AS $$
      BEGIN
        EXECUTE 'ALTER ROLE ${role.name} SUPERUSER';
        RETURN $1::text;
      END $$`);
    await prepareApplicationRole(superuserUrl.href, role);
    const isSuperuser = 'SELECT rolsuper FROM pg_roles WHERE rolname = current_user';
    expect(await own.query(isSuperuser)).toEqual([{ rolsuper: false }]);
    const superuser = { name: superuserUrl.username, password: 'x' };
    await expect(prepareApplicationRole(superuserUrl.href, superuser)).rejects.toThrow(
      "is the superuser's own.",
    );
  });
});
