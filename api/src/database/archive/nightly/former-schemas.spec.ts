import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { createBankPayment } from '../../../../test/factories/bank-payment.factory.js';
import { createContactMessage } from '../../../../test/factories/contact-message.factory.js';
import { createDonation } from '../../../../test/factories/donation.factory.js';
import { freshDatabase, migratedDatabase } from '../../../../test/setup/fresh-database.js';
import { addMigrations, urlOf } from '../../migrate.js';
import { migrationNames } from '../../migrations.js';
import { installSeed } from '../../seed/install-seed.js';
import { load } from '../restore-archive.js';
import { migrateTo } from '../scratch-database.js';
import { backup, schemaVersion } from '../write-archive.js';

/** Tables of content and money that every schema has. */
const LASTING = ['blog_posts', 'projects', 'events', 'users', 'contact_messages', 'donations'];

/** Tables of the seed whose rows take long to store, as they can be searched. */
const SEARCHED = ['blog_posts', 'public_calls', 'projects', 'events'];
/** Enough, as each schema is filled and migrated with them. */
const ROWS_KEPT = 2;

let folder: string;
let full: DataSource;
let drops: (() => Promise<void>)[];
/** Archives of every schema, from today's to the first one that has all lasting tables. */
let archives: { schema: string; path: string; counts: Record<string, number> }[];

async function countRows(dataSource: DataSource): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of LASTING) {
    const [row]: { count: number }[] = await dataSource.query(
      `SELECT count(*)::integer AS count FROM ${table}`,
    );
    counts[table] = row?.count ?? 0;
  }
  return counts;
}

const hasLastingTables = async (dataSource: DataSource): Promise<boolean> => {
  const [row]: { known: boolean }[] = await dataSource.query(
    `SELECT bool_and(to_regclass(name) IS NOT NULL) AS known FROM unnest($1::text[]) AS name`,
    [LASTING],
  );
  return row?.known === true;
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'former-'));
  const { dataSource, drop } = await migratedDatabase(true);
  full = dataSource;
  drops = [drop];
  await installSeed(full, { adminUsername: 'admin', adminPassword: undefined });
  for (const table of SEARCHED) {
    await full.query(
      `DELETE FROM ${table} WHERE id NOT IN (SELECT id FROM ${table} ORDER BY id LIMIT $1)`,
      [ROWS_KEPT],
    );
  }
  const { id } = await createDonation(full);
  await createBankPayment(full, { donationId: id });
  await createContactMessage(full);
  await addMigrations(full);
  archives = [];
  while (await hasLastingTables(full)) {
    const path = join(folder, `${archives.length}.backup`);
    await backup(full, path);
    archives.push({
      schema: await schemaVersion(full.manager),
      path,
      counts: await countRows(full),
    });
    await full.undoLastMigration({ transaction: 'each' });
  }
}, 300_000);
afterAll(async () => {
  for (const drop of drops) await drop();
  await rm(folder, { recursive: true });
});

describe('a backup of a former schema', () => {
  it('exists for nearly all schemas', () => {
    expect(archives.length).toBeGreaterThan(0.8 * migrationNames().length);
  });

  /** Each step is tried with the rows of its own schema, so that all steps together are, too. */
  it('is loaded, and keeps its rows in the next schema', async () => {
    const { dataSource, drop } = await freshDatabase();
    drops.push(drop);
    const url = urlOf(dataSource);
    for (const [index, { schema, path, counts }] of [...archives].reverse().entries()) {
      await migrateTo(dataSource, url, schema);
      if (index > 0)
        expect({ schema, ...(await countRows(dataSource)) }).toEqual({ schema, ...counts });
      await dataSource.transaction((manager) => load(manager, path, true));
      expect({ schema, ...(await countRows(dataSource)) }).toEqual({ schema, ...counts });
    }
  }, 300_000);
});
