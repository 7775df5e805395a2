import type { EntityManager } from 'typeorm';
import { RESERVED_NUMBERS } from '../../personal-data/erasure-ledger.js';
import { quote } from '../../rows/quote.js';
import { storedColumns } from '../../rows/stored-columns.js';
import { NEEDED_AFTERWARDS, RESTORE_RULES, type MergeStep } from './restore-rules.js';

const former = (table: string): string => quote(`former_${table}`);

/** Runs what the rules say of any restored rows, also in an empty database. */
export async function correctRestored(manager: EntityManager): Promise<void> {
  for (const rule of Object.values(RESTORE_RULES)) {
    if (rule.rows !== 'merged') continue;
    for (const statement of rule.always ?? []) await manager.query(statement);
  }
}

/**
 * Keeps the rows of before until the transaction ends.
 * @returns a function that brings over what the rules say, after the rows were replaced
 */
export async function keepFormerRows(manager: EntityManager): Promise<() => Promise<void>> {
  for (const table of NEEDED_AFTERWARDS) {
    await manager.query(
      `CREATE TEMPORARY TABLE ${former(table)} ON COMMIT DROP AS SELECT * FROM ${quote(table)}`,
    );
  }
  return async () => {
    for (const [table, rule] of Object.entries(RESTORE_RULES)) {
      if (rule.rows !== 'merged') continue;
      for (const step of rule.onSite ?? []) await runStep(manager, table, step);
    }
    // After the steps, whose triggers write into some of these tables.
    for (const [table, rule] of Object.entries(RESTORE_RULES)) {
      if (rule.rows !== 'kept' || !rule.inBackups) continue;
      await manager.query(`TRUNCATE ${quote(table)}`);
      await runStep(manager, table, { put: 'true' });
    }
  };
}

async function runStep(manager: EntityManager, table: string, step: MergeStep): Promise<void> {
  if (typeof step === 'string') {
    await manager.query(step);
    return;
  }
  const columns = (await storedColumns(manager, table)).map(({ name }) => name);
  const [key]: { columns: string }[] = await manager.query(
    `SELECT string_agg(quote_ident(attname), ', ') AS columns
     FROM pg_index JOIN pg_attribute ON attrelid = indrelid AND attnum = ANY(indkey)
     WHERE indisprimary AND indrelid = $1::regclass`,
    [quote(table)],
  );
  const changes = columns.map((name) => `${name} = excluded.${name}`).join(', ');
  await manager.query(
    `INSERT INTO ${quote(table)} (${columns.join(', ')}) OVERRIDING SYSTEM VALUE
     SELECT ${columns.join(', ')} FROM ${former(table)} AS former WHERE ${step.put}
     ON CONFLICT (${key?.columns ?? ''}) DO UPDATE SET ${changes}`,
  );
}

interface Sequence {
  name: string;
  value: string;
}

const readSequences = (manager: EntityManager): Promise<Sequence[]> =>
  manager.query(
    `SELECT sequencename AS name, coalesce(last_value, 0)::text AS value FROM pg_sequences
     WHERE schemaname = 'public'`,
  );

/**
 * Reads how far the sequences have counted before rows are restored.
 * @param given the numbers that may have been given out, by the ledger beside the backups
 * @returns a function that, afterwards, lets no sequence give out again what another database gave
 *   out since the backup: it continues after those of the ledger or, where it knows of none, after
 *   as many as are reserved at a time
 */
export async function keepGivenNumbers(
  manager: EntityManager,
  given: ReadonlyMap<string, number>,
): Promise<() => Promise<void>> {
  const before = new Map((await readSequences(manager)).map(({ name, value }) => [name, value]));
  return async () => {
    for (const { name, value } of await readSequences(manager)) {
      const own = Number(before.get(name));
      if (value === '0') continue;
      const most = given.get(name) ?? (own === 0 ? Number(value) + RESERVED_NUMBERS : 0);
      // What the ledger reserved for this database itself is not given out yet.
      if (most <= own + RESERVED_NUMBERS) continue;
      await manager.query('SELECT setval($1::regclass, greatest($2, $3::bigint))', [
        quote(name),
        most,
        value,
      ]);
    }
  };
}
