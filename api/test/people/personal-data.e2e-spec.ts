import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PersonalDataRegistry } from '../../src/personal-data/personal-data-registry.js';
import { NOT_PERSONAL } from '../../src/privacy/not-personal.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** Words in the names of columns that may contain personal data. */
const SUSPECT = new Set([
  'email',
  'mail',
  'name',
  'username',
  'author',
  'by',
  'donor',
  'payer',
  'person',
  'recipient',
  'reply',
  'sender',
  'phone',
  'street',
  'address',
  'ip',
  'iban',
  'message',
  'subject',
  'note',
  'text',
  'html',
  'body',
  'answer',
  'attachments',
  'token',
  'key',
  'password',
  'hash',
  'bio',
]);
const SUSPECT_TYPES = new Set(['citext', 'inet', 'cidr', 'macaddr']);

interface Column {
  table: string;
  column: string;
  type: string;
}

const columns = (): Promise<Column[]> =>
  test.dataSource.query(
    `SELECT table_name AS table, column_name AS column, udt_name AS type
     FROM information_schema.columns JOIN information_schema.tables
       USING (table_catalog, table_schema, table_name)
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1, 2`,
  );

/** Types that contain no personal data, whatever the name of the column. */
const HARMLESS_TYPES = new Set(['timestamptz', 'bool']);

const isSuspect = ({ column, type }: Column) =>
  SUSPECT_TYPES.has(type) ||
  (!HARMLESS_TYPES.has(type) && column.split('_').some((word) => SUSPECT.has(word)));

function declaredColumns(): string[] {
  const lists = [
    ...test.app.get(PersonalDataRegistry, { strict: false }).all(),
    { columns: NOT_PERSONAL },
  ];
  return lists.flatMap(({ columns: tables }) =>
    Object.entries(tables).flatMap(([table, names]) => names.map((name) => `${table}.${name}`)),
  );
}

describe('the inventory of personal data', () => {
  it('contains every column with a suspicious name or type', async () => {
    const found = (await columns()).filter(isSuspect);
    expect(found.length).toBeGreaterThan(30);
    const known = new Set(declaredColumns());
    const columnNames = found.map(({ table, column }) => `${table}.${column}`);
    // Add it to a `*-personal-data.service.ts`, or to not-personal.ts with the reason.
    expect(columnNames.filter((name) => !known.has(name))).toEqual([]);
  });

  it('contains no missing column, and none twice', async () => {
    const existing = new Set((await columns()).map(({ table, column }) => `${table}.${column}`));
    const known = declaredColumns();
    expect(known.filter((name) => !existing.has(name))).toEqual([]);
    expect(known.filter((name, index) => known.indexOf(name) !== index)).toEqual([]);
  });

  it('would lack a new column of a suspicious name or type', async () => {
    await test.dataSource.query(
      'CREATE TABLE guests (id integer, guest_name text, came_from inet, amount integer)',
    );
    const found = (await columns()).filter(isSuspect).filter(({ table }) => table === 'guests');
    expect(found.map(({ column }) => column).sort()).toEqual(['came_from', 'guest_name']);
    await test.dataSource.query('DROP TABLE guests');
  });

  it('has texts for every kind of data that it can erase', () => {
    for (const { kind, erase, stored, outcomes, title, find } of test.app
      .get(PersonalDataRegistry, { strict: false })
      .all()) {
      if (!erase) continue;
      expect([kind, stored, outcomes, title, find]).not.toContain(undefined);
    }
  });
});
