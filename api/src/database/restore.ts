import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import type { DataSource, EntityManager } from 'typeorm';
import { recordAct } from '../actors/audit-lines.js';
import { quote } from '../rows/quote.js';
import { storedColumns } from '../rows/stored-columns.js';
import { ARCHIVE_FORMAT, schemaVersion, tablesInOrder } from './backup.js';

const ROWS_PER_INSERT = 500;
/** Characters of the rows in one INSERT; a single row with a file may be longer. */
const MAX_CHARACTERS = 8_000_000;
const ROW_PREFIX = '{"row":';

/** The archive cannot be restored; the message is for the person who restores it. */
export class RestoreError extends Error {
  override name = 'RestoreError';
}

/**
 * Inserts an archive's rows into the database in one transaction.
 * @param force whether existing rows may be replaced
 * @returns the number of rows
 * @throws RestoreError when the archive is damaged or has another schema, or when the database has
 *   rows and `force` is false
 */
export function restore(dataSource: DataSource, path: string, force: boolean): Promise<number> {
  return dataSource.transaction(async (manager) => {
    await manager.query('SET LOCAL statement_timeout = 0');
    await manager.query(`SET LOCAL app.audit = 'off'`);
    const tables = await tablesInOrder(manager);
    await clear(manager, tables, force);
    const rows = await new ArchiveReader(manager, tables).read(path);
    await recordAct(manager, { action: 'restored-backup', resource: 'database' });
    return rows;
  });
}

async function clear(manager: EntityManager, tables: string[], force: boolean): Promise<void> {
  const all = tables.map(quote).join(', ');
  await manager.query(`LOCK TABLE ${all} IN ACCESS EXCLUSIVE MODE`);
  if (force) {
    await manager.query(`TRUNCATE ${all}, sessions, passkey_challenges`);
    return;
  }
  for (const table of tables) {
    const rows: unknown[] = await manager.query(`SELECT 1 FROM ${quote(table)} LIMIT 1`);
    if (rows.length) {
      throw new RestoreError(
        `The database is not empty (${table} has rows): add --force to replace everything in it.`,
      );
    }
  }
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
  ) {}

  async read(path: string): Promise<number> {
    const file = createReadStream(path);
    const archive = createGunzip();
    file.on('error', (error) => archive.destroy(error));
    try {
      for await (const line of createInterface({
        input: file.pipe(archive),
        crlfDelay: Infinity,
      })) {
        await this.handleLine(line);
      }
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
    const entry: Record<string, unknown> = JSON.parse(line);
    if (!this.opened) await this.open(entry);
    else if (typeof entry.table === 'string') this.selectTable(entry.table);
    else if (typeof entry.sequence === 'string') {
      await this.setSequence(entry.sequence, entry.lastValue);
    } else if (entry.end === this.count) this.complete = true;
    else throw new SyntaxError('an unknown line');
  }

  private async open({ format, schema }: Record<string, unknown>): Promise<void> {
    if (format !== ARCHIVE_FORMAT) throw new SyntaxError('another format');
    const currentSchema = await schemaVersion(this.manager);
    if (schema !== currentSchema) {
      throw new RestoreError(
        `The archive was made by another version of the site (its schema is ${String(schema)}, ours is ${currentSchema}): restore it with that version, then update.`,
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

  private async setSequence(sequence: string, lastValue: unknown): Promise<void> {
    if (typeof lastValue === 'string') {
      await this.manager.query('SELECT setval($1::regclass, $2)', [quote(sequence), lastValue]);
    } else {
      await this.manager.query(`ALTER SEQUENCE ${quote(sequence)} RESTART`);
    }
  }
}

/** Turns an error of reading into a RestoreError, where its cause is known. */
function explain(error: unknown, path: string): unknown {
  if (error instanceof SyntaxError) return new RestoreError(`${path} is not a backup of the site.`);
  const code = error && typeof error === 'object' && 'code' in error ? String(error.code) : '';
  if (code === 'ENOENT') return new RestoreError(`There is no file ${path}.`);
  if (code === 'Z_BUF_ERROR') return new RestoreError(`${path} is cut off: nothing was restored.`);
  if (code.startsWith('Z_')) return new RestoreError(`${path} is not a backup of the site.`);
  return error;
}
