import type { QueryRunner } from 'typeorm';

/** How the changes of a table's rows are recorded in the audit log. Names are those of columns. */
export interface AuditedTable {
  /** The resource in the panel; undefined where a column `resource` has it. */
  resource?: string;
  /** The column with the id of the row in a line, by default `id`; null where it has none. */
  rowId?: string | null;
  /** Columns with titles, which are no personal data and are stored. */
  title?: string;
  titleEn?: string;
  /** Columns whose changes are not recorded: what the database computes, and counters. */
  ignored?: readonly string[];
  /** Columns of which the old and the new value are stored; none may hold personal data. */
  facts?: readonly string[];
  /** The actions; null where the statement is not recorded. By default added, changed, deleted. */
  insert?: string | null;
  update?: string | null;
  delete?: string | null;
  /** The action where the column `state` becomes one of these values. */
  states?: Readonly<Record<string, string>>;
  /** The column with the time after which the deletion of a row is not recorded. */
  expires?: string;
  /** Whether an update is also recorded where only ignored columns changed. */
  always?: boolean;
  /** Whether only what people do is recorded, not the work of the site itself. */
  byPeople?: boolean;
}

const IGNORED = ['version', 'search', 'state', 'created_at', 'updated_at', 'was_visible'];
const BY_PEOPLE = `WHEN (audit_actor() ->> 'kind' NOT IN ('site', 'visitor'))`;

const TRANSITIONS = {
  insert: 'NEW TABLE AS new_rows',
  update: 'OLD TABLE AS old_rows NEW TABLE AS new_rows',
  delete: 'OLD TABLE AS old_rows',
} as const;
const OPERATIONS = ['insert', 'update', 'delete'] as const;

const DEFAULTS = { rowId: 'id', insert: 'added', update: 'changed', delete: 'deleted' } as const;

/**
 * Records the changes of a table's rows in the audit log. For the migration that creates a table.
 */
export async function keepAuditLog(
  runner: QueryRunner,
  table: string,
  audited: AuditedTable,
): Promise<void> {
  const { byPeople = false, ignored = [], ...rest } = audited;
  const declared = { ...DEFAULTS, ...rest, ignored: [...IGNORED, ...ignored] };
  const argument = JSON.stringify(declared).replaceAll("'", "''");
  for (const operation of OPERATIONS) {
    if (declared[operation] === null) continue;
    await runner.query(`
      CREATE TRIGGER audit_${operation} AFTER ${operation.toUpperCase()} ON ${table}
        REFERENCING ${TRANSITIONS[operation]}
        FOR EACH STATEMENT ${byPeople ? BY_PEOPLE : ''}
        EXECUTE FUNCTION audit_changes('${argument}')
    `);
  }
}

/** Reverts `keepAuditLog`. */
export async function dropAuditLog(runner: QueryRunner, table: string): Promise<void> {
  for (const operation of OPERATIONS) {
    await runner.query(`DROP TRIGGER IF EXISTS audit_${operation} ON ${table}`);
  }
}
