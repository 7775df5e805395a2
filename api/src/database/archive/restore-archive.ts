import type { DataSource, EntityManager } from 'typeorm';
import {
  archiveLines,
  explain,
  parseHeader,
  RestoreError,
  ROW_PREFIX,
} from '../../backups/archive-file.js';
import type { ArchiveSigner } from '../../backups/archive-signer.js';
import { quote } from '../../rows/quote.js';
import { storedColumns } from '../../rows/stored-columns.js';
import { EMPTIED_BY_RESTORING } from './restore-rules.js';
import { digestTable, useTextFormat } from './table-digest.js';
import { schemaVersion, tablesInOrder } from './write-archive.js';

const ROWS_PER_INSERT = 500;
/** Characters of the rows in one INSERT; a single row with a file may be longer. */
const MAX_CHARACTERS = 8_000_000;

/**
 * Inserts an archive's rows into a database of the same schema, and compares the stored rows with
 * the archive's digests.
 * @param manager of a transaction
 * @param force whether existing rows may be replaced
 * @param signer by whose key the archive has to be signed; it is not compared without one
 * @returns the number of rows
 * @throws RestoreError when the archive is damaged or has another schema, or when the database has
 *   rows and `force` is false
 */
export async function load(
  manager: EntityManager,
  path: string,
  force: boolean,
  signer?: ArchiveSigner,
): Promise<number> {
  await manager.query('SET LOCAL statement_timeout = 0');
  await manager.query(`SET LOCAL app.audit = 'off'`);
  await useTextFormat(manager);
  const tables = await tablesInOrder(manager);
  await clear(manager, tables, force);
  return new ArchiveReader(manager, tables, path).read(signer);
}

async function clear(manager: EntityManager, tables: string[], force: boolean): Promise<void> {
  const all = tables.map(quote).join(', ');
  await manager.query(`LOCK TABLE ${all} IN ACCESS EXCLUSIVE MODE`);
  if (force) {
    // Early schemas do not have all of these tables.
    const ended: { name: string }[] = await manager.query(
      `SELECT relname AS name FROM pg_class
       WHERE relnamespace = 'public'::regnamespace AND relname = ANY($1)`,
      [EMPTIED_BY_RESTORING],
    );
    const emptied = [...tables, ...ended.map(({ name }) => name)];
    await manager.query(`TRUNCATE ${emptied.map(quote).join(', ')}`);
    return;
  }
  const table = await tableWithRows(manager, tables);
  if (table !== undefined) {
    throw new RestoreError(
      `The database is not empty (${table} has rows): add --force to replace everything in it.`,
      'not-empty',
    );
  }
}

/** The first of the tables that has rows; undefined if all are empty. */
async function tableWithRows(
  manager: EntityManager,
  tables: string[],
): Promise<string | undefined> {
  for (const table of tables) {
    const rows: unknown[] = await manager.query(`SELECT 1 FROM ${quote(table)} LIMIT 1`);
    if (rows.length) return table;
  }
  return undefined;
}

/** Whether a restore would replace rows. */
export async function hasRows({ manager }: DataSource): Promise<boolean> {
  return (await tableWithRows(manager, await tablesInOrder(manager))) !== undefined;
}

/** Reads an archive and inserts its rows. */
class ArchiveReader {
  private table: string | undefined;
  private rows: string[] = [];
  private characters = 0;
  private count = 0;
  private opened = false;
  private complete = false;

  constructor(
    private readonly manager: EntityManager,
    private readonly tables: string[],
    private readonly path: string,
  ) {}

  async read(signer: ArchiveSigner | undefined): Promise<number> {
    const { path } = this;
    try {
      for await (const line of archiveLines(path, signer)) await this.handleLine(line);
    } catch (error) {
      throw explain(error, path);
    }
    if (!this.complete) throw new RestoreError(`${path} is cut off: nothing was restored.`);
    return this.count;
  }

  private async handleLine(line: string): Promise<void> {
    if (this.complete) throw new SyntaxError('more after the end');
    if (line.startsWith(ROW_PREFIX)) {
      this.rows.push(line.slice(ROW_PREFIX.length, -1));
      this.characters += line.length;
      if (this.rows.length === ROWS_PER_INSERT || this.characters > MAX_CHARACTERS) {
        await this.insert();
      }
      return;
    }
    await this.insert();
    if (!this.opened) {
      await this.open(line);
      return;
    }
    const entry: Record<string, unknown> = JSON.parse(line);
    if (typeof entry.table === 'string') this.selectTable(entry.table);
    else if (typeof entry.digest === 'string') await this.expectDigest(entry);
    else if (typeof entry.sequence === 'string') {
      await this.setSequence(entry.sequence, entry.lastValue);
    } else if (entry.end === this.count) this.complete = true;
    else throw new SyntaxError('an unknown line');
  }

  private async open(line: string): Promise<void> {
    const header = parseHeader(line, this.path);
    const currentSchema = await schemaVersion(this.manager);
    if (header.schema !== currentSchema) {
      throw new RestoreError(
        `The schema of ${this.path} is ${header.schema}, that of the database is ${currentSchema}.`,
      );
    }
    this.opened = true;
  }

  private selectTable(table: string): void {
    if (!this.tables.includes(table)) throw new SyntaxError(`an unknown table, ${table}`);
    this.table = table;
  }

  private async insert(): Promise<void> {
    if (!this.rows.length) return;
    if (!this.table) throw new SyntaxError('rows without a table');
    const table = quote(this.table);
    const stored = await storedColumns(this.manager, this.table);
    const columns = stored.map(({ name }) => name).join(', ');
    await this.manager.query(
      `INSERT INTO ${table} (${columns}) OVERRIDING SYSTEM VALUE
       SELECT ${columns} FROM json_populate_recordset(NULL::${table}, $1)`,
      [`[${this.rows.join()}]`],
    );
    this.count += this.rows.length;
    this.rows = [];
    this.characters = 0;
  }

  private async expectDigest({ rows, digest }: Record<string, unknown>): Promise<void> {
    if (!this.table) throw new SyntaxError('a digest without a table');
    const stored = await digestTable(this.manager, this.table);
    if (stored.rows === rows && stored.digest === digest) return;
    throw new RestoreError(
      `The rows of ${this.table} differ from those that were backed up (${stored.rows} of ${String(rows)}): nothing was restored.`,
    );
  }

  /** A sequence never goes back, so that what was given out is not given again. */
  private async setSequence(sequence: string, lastValue: unknown): Promise<void> {
    if (typeof lastValue !== 'string') return;
    await this.manager.query(
      `SELECT setval($1::regclass, greatest($2, CASE WHEN is_called THEN last_value ELSE 0 END))
       FROM ${quote(sequence)}`,
      [quote(sequence), lastValue],
    );
  }
}
