import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { DataSource, EntityManager } from 'typeorm';
import { ARCHIVE_FORMAT } from '../../backups/archive-file.js';
import type { ArchiveSigner } from '../../backups/archive-signer.js';
import { readVersion } from '../../config/version.js';
import { quote } from '../../rows/quote.js';
import { OUTSIDE_BACKUPS } from './restore-rules.js';
import { rowTexts, TableDigest, useTextFormat } from './table-digest.js';

export type ArchiveLine =
  /** `version` is that of the site; archives of early versions name none, nor a key. */
  | { format: string; schema: string; version?: string; createdAt: string; signedBy?: string }
  | { table: string }
  | { row: object }
  /** The number and the digest of the table's rows; not in archives of early versions. */
  | { rows: number; digest: string }
  | { sequence: string; lastValue: string | null }
  /** The number of rows, and the signature of all lines before this one. */
  | { end: number; signature?: string };

/**
 * Writes all rows of one snapshot to an archive while the site keeps running. The file appears when
 * it is complete and is readable by its owner only.
 * @param signer by whose key it is signed, so that the panel restores it
 * @returns the number of rows
 * @throws Error when the database has no schema yet
 */
export async function backup(
  dataSource: DataSource,
  path: string,
  signer?: ArchiveSigner,
): Promise<number> {
  const temporary = `${path}.part`;
  const archive = createGzip();
  const file = createWriteStream(temporary, { mode: 0o600 });
  const written = finished(archive.pipe(file));
  written.catch(() => archive.destroy());
  const signed = signer?.begin();
  const write = async (text: string): Promise<void> => {
    signed?.update(`${text}\n`);
    if (!archive.write(`${text}\n`)) await Promise.race([once(archive, 'drain'), written]);
  };
  try {
    const rows = await dataSource.transaction('REPEATABLE READ', async (manager) => {
      await manager.query('SET TRANSACTION READ ONLY');
      await manager.query('SET LOCAL statement_timeout = 0');
      return writeArchive(manager, write, signer?.name);
    });
    const end: ArchiveLine = { end: rows, signature: signed?.digest('base64url') };
    archive.end(`${JSON.stringify(end)}\n`);
    await written;
    await rename(temporary, path);
    return rows;
  } catch (error) {
    archive.destroy();
    file.destroy();
    await rm(temporary, { force: true });
    throw error;
  }
}

async function writeArchive(
  manager: EntityManager,
  write: (text: string) => Promise<void>,
  signedBy: string | undefined,
): Promise<number> {
  const writeLine = (line: ArchiveLine) => write(JSON.stringify(line));
  const createdAt = new Date().toISOString();
  const [schema, version] = [await schemaVersion(manager), readVersion()];
  await writeLine({ format: ARCHIVE_FORMAT, schema, version, createdAt, signedBy });
  await useTextFormat(manager);
  let count = 0;
  for (const table of await tablesInOrder(manager)) {
    await writeLine({ table });
    const written = new TableDigest();
    for await (const row of rowTexts(manager, table)) {
      written.add(row);
      await write(`{"row":${row}}`);
    }
    const { rows, digest } = written;
    await expectRows(manager, table, rows);
    await writeLine({ rows, digest });
    count += rows;
  }
  const sequences: { name: string; value: string | null }[] = await manager.query(
    `SELECT sequencename AS name, last_value::text AS value FROM pg_sequences
     WHERE schemaname = 'public' ORDER BY 1`,
  );
  for (const { name, value } of sequences) await writeLine({ sequence: name, lastValue: value });
  return count;
}

/** Counts the rows of the snapshot again, so that an archive that lacks some is not completed. */
async function expectRows(manager: EntityManager, table: string, written: number): Promise<void> {
  const [counted]: { rows: string }[] = await manager.query(
    `SELECT count(*) AS rows FROM ${quote(table)}`,
  );
  if (Number(counted?.rows) !== written) {
    throw new Error(`${table} has ${counted?.rows ?? 0} rows, of which ${written} were read.`);
  }
}

/**
 * The name of the newest migration that ran on the database.
 * @throws Error when none did
 */
export async function schemaVersion(manager: EntityManager): Promise<string> {
  const [found]: { known: boolean }[] = await manager.query(
    `SELECT to_regclass('public.migrations') IS NOT NULL AS known`,
  );
  const rows: { name: string }[] = found?.known
    ? await manager.query('SELECT name FROM migrations ORDER BY timestamp DESC LIMIT 1')
    : [];
  if (!rows[0]) throw new Error('The database holds no tables yet: run npm run migrate first.');
  return rows[0].name;
}

/** The tables in a backup, each after those it refers to. */
export async function tablesInOrder(manager: EntityManager): Promise<string[]> {
  const tables: { name: string; refers: string[] }[] = await manager.query(
    `SELECT c.relname AS name, array_remove(array_agg(r.relname::text), NULL) AS refers
    FROM pg_class c
    LEFT JOIN pg_constraint f ON f.conrelid = c.oid AND f.contype = 'f' AND f.confrelid <> c.oid
    LEFT JOIN pg_class r ON r.oid = f.confrelid
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> ALL($1)
    GROUP BY c.relname ORDER BY c.relname`,
    [OUTSIDE_BACKUPS],
  );
  const ordered: string[] = [];
  let remaining = tables;
  while (remaining.length) {
    const ready = remaining.filter(({ refers }) => refers.every((name) => ordered.includes(name)));
    if (!ready.length) throw new Error('Tables refer to each other in a circle.');
    ordered.push(...ready.map(({ name }) => name));
    remaining = remaining.filter((table) => !ready.includes(table));
  }
  return ordered;
}
