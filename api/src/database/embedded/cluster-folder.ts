import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { embeddedRole, type ApplicationRole } from '../application-role.js';
import { DatabaseError } from './database-error.js';

/** The major version whose data format the bundled binaries read. */
const MAJOR_VERSION = '18';
export const SUPERUSER = 'postgres';
const DATABASE = 'postgres';

export function clusterFolder(dataDir: string): string {
  return join(dataDir, 'postgres');
}

export function passwordPath(folder: string): string {
  return join(folder, 'site.password');
}

export const superuserPassword = async (folder: string): Promise<string> =>
  (await readFile(passwordPath(folder), 'utf8')).trim();

/** The site's connection string, with a role that is not a superuser. */
export async function connectionUrl(folder: string, port: number): Promise<string> {
  return urlOf(embeddedRole(await superuserPassword(folder)), port);
}

export async function superuserUrl(folder: string, port: number): Promise<string> {
  return urlOf({ name: SUPERUSER, password: await superuserPassword(folder) }, port);
}

const urlOf = ({ name, password }: ApplicationRole, port: number): string =>
  `postgres://${name}:${password}@127.0.0.1:${port}/${DATABASE}`;

export async function canConnect(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

export async function checkVersion(folder: string): Promise<void> {
  const version = (await readFile(join(folder, 'PG_VERSION'), 'utf8')).trim();
  if (version === MAJOR_VERSION) return;
  throw new DatabaseError(
    `The data in ${folder} are PostgreSQL ${version}'s, and this release brings ${MAJOR_VERSION}: make a backup with the release that wrote them, and restore it with this one into an empty DATA_DIR.`,
  );
}
