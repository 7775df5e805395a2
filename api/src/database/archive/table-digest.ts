import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { quote } from '../../rows/quote.js';
import { storedColumns } from '../../rows/stored-columns.js';

const ROWS_PER_FETCH = 500;
/** For tables with files, each of which may have tens of megabytes. */
const FILES_PER_FETCH = 1;
const DIGEST_BITS = 256;

/** The session settings that the text of a row depends on. */
const TEXT_FORMAT = `
  SET LOCAL timezone = 'UTC';
  SET LOCAL datestyle = 'ISO, YMD';
  SET LOCAL intervalstyle = 'postgres';
  SET LOCAL bytea_output = 'hex';
  SET LOCAL extra_float_digits = 1;`;

/** Makes the texts of rows the same on every server; for the current transaction. */
export async function useTextFormat(manager: EntityManager): Promise<void> {
  await manager.query(TEXT_FORMAT);
}

/**
 * The rows of a table as JSON texts, as PostgreSQL writes them, so that numbers lose no precision.
 * Reads a few at a time, in a transaction that `useTextFormat` has prepared.
 */
export async function* rowTexts(manager: EntityManager, table: string): AsyncGenerator<string> {
  const columns = await storedColumns(manager, table);
  const batchSize = columns.some(({ isFile }) => isFile) ? FILES_PER_FETCH : ROWS_PER_FETCH;
  const names = columns.map(({ name }) => name).join(', ');
  await manager.query(
    `DECLARE archive CURSOR FOR SELECT row_to_json(t)::text AS row
     FROM (SELECT ${names} FROM ${quote(table)}) t`,
  );
  for (;;) {
    const rows: { row: string }[] = await manager.query(`FETCH ${batchSize} FROM archive`);
    if (rows.length === 0) break;
    for (const { row } of rows) yield row;
  }
  await manager.query('CLOSE archive');
}

/** A digest of a table's rows in any order: the sum of the SHA-256 digests of their texts. */
export class TableDigest {
  rows = 0;
  private sum = 0n;

  add(row: string): void {
    const digest = createHash('sha256').update(row).digest('hex');
    this.sum = BigInt.asUintN(DIGEST_BITS, this.sum + BigInt(`0x${digest}`));
    this.rows += 1;
  }

  /** 64 hexadecimal digits. */
  get digest(): string {
    return this.sum.toString(16).padStart(DIGEST_BITS / 4, '0');
  }
}

/** Reads all rows of a table; see `rowTexts`. */
export async function digestTable(manager: EntityManager, table: string): Promise<TableDigest> {
  const digest = new TableDigest();
  for await (const row of rowTexts(manager, table)) digest.add(row);
  return digest;
}
