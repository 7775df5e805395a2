import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PersonalDataRegistry } from '../../src/personal-data/personal-data-registry.js';
import { NOT_PERSONAL } from '../../src/privacy/not-personal.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** Words in the names of columns that may hold something about somebody. */
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

/** A moment or a yes says little about anybody, whatever it is called. */
const HARMLESS_TYPES = new Set(['timestamptz', 'bool']);

const suspect = ({ column, type }: Column) =>
  SUSPECT_TYPES.has(type) ||
  (!HARMLESS_TYPES.has(type) && column.split('_').some((word) => SUSPECT.has(word)));

function named(): string[] {
  const lists = [
    ...test.app.get(PersonalDataRegistry, { strict: false }).all(),
    { columns: NOT_PERSONAL },
  ];
  return lists.flatMap(({ columns: tables }) =>
    Object.entries(tables).flatMap(([table, names]) => names.map((name) => `${table}.${name}`)),
  );
}

describe('the inventory of personal data', () => {
  it('names every column that sounds as if it held something about somebody', async () => {
    const found = (await columns()).filter(suspect);
    expect(found.length).toBeGreaterThan(30);
    const known = new Set(named());
    const forgotten = found.map(({ table, column }) => `${table}.${column}`);
    // Name it in a `*-personal-data.service.ts`, or say in not-personal.ts why it is none.
    expect(forgotten.filter((name) => !known.has(name))).toEqual([]);
  });

  it('names no column that is not there, and none twice', async () => {
    const there = new Set((await columns()).map(({ table, column }) => `${table}.${column}`));
    const known = named();
    expect(known.filter((name) => !there.has(name))).toEqual([]);
    expect(known.filter((name, place) => known.indexOf(name) !== place)).toEqual([]);
  });

  it('would notice a new column', async () => {
    await test.dataSource.query(
      'CREATE TABLE guests (id integer, guest_name text, came_from inet, amount integer)',
    );
    const found = (await columns()).filter(suspect).filter(({ table }) => table === 'guests');
    expect(found.map(({ column }) => column).sort()).toEqual(['came_from', 'guest_name']);
    await test.dataSource.query('DROP TABLE guests');
  });

  it('says in words, in both languages, what became of every kind it can erase', () => {
    for (const { kind, erase, stored: held, outcomes, title, find } of test.app
      .get(PersonalDataRegistry, { strict: false })
      .all()) {
      if (!erase) continue;
      expect([kind, held, outcomes, title, find]).not.toContain(undefined);
    }
  });
});
