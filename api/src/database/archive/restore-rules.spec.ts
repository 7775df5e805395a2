import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import type { DataSource } from 'typeorm';
import { createApiToken } from '../../../test/factories/api-token.factory.js';
import { createBankPayment } from '../../../test/factories/bank-payment.factory.js';
import { createBankStatement } from '../../../test/factories/bank-statement.factory.js';
import { createDocument } from '../../../test/factories/document.factory.js';
import { createDonation } from '../../../test/factories/donation.factory.js';
import { createEvent } from '../../../test/factories/event.factory.js';
import { createIssue } from '../../../test/factories/issue.factory.js';
import { createMail } from '../../../test/factories/mail.factory.js';
import { createMedia } from '../../../test/factories/media.factory.js';
import {
  createConfirmation,
  createSubscriber,
} from '../../../test/factories/newsletter.factory.js';
import { createRedirect } from '../../../test/factories/redirect.factory.js';
import { requestAccountChange } from '../../../test/factories/settings.factory.js';
import { createUser } from '../../../test/factories/user.factory.js';
import { migratedDatabase } from '../../../test/setup/fresh-database.js';
import { ArchiveSigner } from '../../backups/archive-signer.js';
import type { RestoreStep } from '../../backups/restore.entity.js';
import { hashOfEmail } from '../../newsletter/newsletter-tokens.js';
import { ErasureLedger, type LedgerEntry } from '../../personal-data/erasure-ledger.js';
import { quote } from '../../rows/quote.js';
import { DEFAULT_SETTINGS } from '../../settings/default-settings.js';
import { Settings } from '../../settings/settings.entity.js';
import {
  replaceSite,
  restoreEmpty,
  type AccountGuard,
  type ReplaceOptions,
} from './replace-site.js';
import { RESTORE_RULES } from './restore-rules.js';
import { backup } from './write-archive.js';

const KEY = 'a key that only the tests sign sessions with';

let folder: string;
let file: string;
let site: DataSource;
let drops: (() => Promise<void>)[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'restore-rules-'));
  file = join(folder, 'site.backup');
  drops = [];
  site = await database();
});
afterEach(async () => {
  for (const drop of drops) await drop();
  await rm(folder, { recursive: true });
});

async function database(): Promise<DataSource> {
  const { dataSource, drop } = await migratedDatabase(true);
  drops.push(drop);
  return dataSource;
}

const optionsOf = (ledger = new ErasureLedger(folder, KEY)) => ({
  dataDir: folder,
  log: pino({ level: 'silent' }),
  signer: new ArchiveSigner(KEY),
  ledger,
  repeatErasures: () => Promise.reject(new Error('Nothing was erased.')),
});

/** The guard itself is tested with the settings. */
const account: AccountGuard = {
  applyDue: () => Promise.resolve(),
  requestRestored: () => Promise.resolve(),
};
const replace = (dataSource = site, options: Partial<ReplaceOptions> = {}) =>
  replaceSite(dataSource, file, {
    restore: optionsOf(),
    backup: undefined,
    account,
    ...options,
  });

const TABLES = Object.keys(RESTORE_RULES);

/** The values of columns that a row needs, by their types. */
const OF_TYPE: Record<string, unknown> = {
  integer: 1,
  bigint: 1,
  boolean: false,
  jsonb: '{}',
  ARRAY: '{}',
  date: '2026-11-01',
  bytea: '\\x00',
  uuid: '4e6b2c0e-8f0f-4a55-9d0c-3a9f5d0f6c11',
  'timestamp with time zone': '2026-11-01T10:00:00Z',
};
/** Where a constraint accepts no such value. */
const OF_COLUMN: Record<string, unknown> = { language: 'hr', action: 'changed' };

interface Column {
  name: string;
  type: string;
  isNeeded: boolean;
}

/** Stores a row in each table that has none, in those first that others refer to. */
async function fillTables(dataSource: DataSource): Promise<void> {
  await dataSource.getRepository(Settings).insert({ ...DEFAULT_SETTINGS });
  await requestAccountChange(dataSource);
  await createApiToken(dataSource);
  await createBankPayment(dataSource, { donationId: (await createDonation(dataSource)).id });
  await createBankStatement(dataSource);
  await createDocument(dataSource);
  await createEvent(dataSource);
  await createMail(dataSource);
  await createMedia(dataSource);
  await createRedirect(dataSource);
  const waiting = TABLES.filter((table) => RESTORE_RULES[table]?.rows !== 'counted');
  for (let attempts = 0; waiting.length > 0; attempts += 1) {
    const table = waiting.shift() ?? '';
    const stored = await fillTable(dataSource, table).catch((error: unknown) => error);
    if (stored === undefined) continue;
    if (attempts > 5 * TABLES.length) throw new Error(`${table}: ${String(stored)}`);
    waiting.push(table);
  }
  // Erasures since a backup are repeated on a scratch server, which other tests try.
  await dataSource.query(`UPDATE erasures SET erased_at = now() - interval '1 day'`);
}

async function fillTable(dataSource: DataSource, table: string): Promise<void> {
  if ((await countOf(dataSource, table)) > 0) return;
  const columns: Column[] = await dataSource.query(
    `SELECT column_name AS name, data_type AS type,
       is_nullable = 'NO' AND column_default IS NULL AND is_identity = 'NO' AS "isNeeded"
     FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name = $1 AND is_generated = 'NEVER'`,
    [table],
  );
  const needed = columns.filter(({ isNeeded }) => isNeeded);
  const names = needed.map(({ name }) => quote(name)).join(', ');
  const places = needed.map((_, index) => `$${index + 1}`).join(', ');
  await dataSource.query(
    needed.length === 0
      ? `INSERT INTO ${quote(table)} DEFAULT VALUES`
      : `INSERT INTO ${quote(table)} (${names}) VALUES (${places})`,
    needed.map(({ name, type }) => OF_COLUMN[name] ?? OF_TYPE[type] ?? 'text'),
  );
}

async function countOf(dataSource: DataSource, table: string): Promise<number> {
  const [row]: { count: number }[] = await dataSource.query(
    `SELECT count(*)::integer AS count FROM ${quote(table)}`,
  );
  return row?.count ?? 0;
}

async function countAll(dataSource: DataSource): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const table of TABLES) counts.set(table, await countOf(dataSource, table));
  return counts;
}

const columnOf = async (table: string, column: string): Promise<unknown[]> =>
  (await site.query(`SELECT ${column} AS value FROM ${table} ORDER BY id`)).map(
    ({ value }: { value: unknown }) => value,
  );

describe('what a restore does', () => {
  it('is said of every table', async () => {
    const tables: { name: string }[] = await site.query(
      `SELECT relname AS name FROM pg_class
       WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')`,
    );
    expect(TABLES.toSorted()).toEqual(tables.map(({ name }) => name).toSorted());
  });

  it('is done with the rows of every table', async () => {
    const empty = await database();
    const none = await countAll(empty);
    await fillTables(site);
    const full = await countAll(site);
    const expected = (table: string, from: Map<string, number>, to: Map<string, number>) => {
      const { rows } = RESTORE_RULES[table] ?? {};
      const both = { users: full, newsletter_suppressions: full, settings: full };
      const others = { ...both, account_changes: from };
      // The line that says that a backup was restored is added.
      if (table === 'audit_log') return (from.get(table) ?? 0) + 1;
      if (rows === 'emptied') return 0;
      return (
        Object.entries(others).find(([name]) => name === table)?.[1] ??
        (rows === 'kept' ? from : to)
      ).get(table);
    };
    const check = async (dataSource: DataSource, from: typeof full, to: typeof full) => {
      const counts = await countAll(dataSource);
      for (const table of TABLES) {
        expect([table, counts.get(table)]).toEqual([table, expected(table, from, to)]);
      }
    };

    await backup(site, file);
    await replace(empty);
    await check(empty, none, full);

    await backup(await database(), file);
    await replace(site);
    await check(site, full, none);
  });

  it('lets no sequence give out again what it gave out, also in an empty database', async () => {
    await fillTables(site);
    await backup(site, file);
    await site.query(
      `SELECT setval(quote_ident(sequencename)::regclass, coalesce(last_value, 1) + 100)
       FROM pg_sequences WHERE schemaname = 'public'`,
    );
    const sequences = (dataSource: DataSource): Promise<{ name: string; value: number }[]> =>
      dataSource.query(
        `SELECT sequencename AS name, last_value::integer AS value FROM pg_sequences
         WHERE schemaname = 'public' ORDER BY 1`,
      );
    const given = await sequences(site);
    expect(given.length).toBeGreaterThan(30);
    const { reference } = await createDonation(site);
    await site.transaction((manager) => optionsOf().ledger.reserve(manager));

    await replace(site);
    const empty = await database();
    await restoreEmpty(empty, file, optionsOf());
    for (const [index, { name, value }] of (await sequences(empty)).entries()) {
      expect([name, value > (given[index]?.value ?? Infinity)]).toEqual([name, true]);
    }
    for (const [index, { name, value }] of (await sequences(site)).entries()) {
      expect([name, value >= (given[index]?.value ?? Infinity)]).toEqual([name, true]);
    }
    for (const dataSource of [site, empty]) {
      expect((await createDonation(dataSource)).reference > reference).toBe(true);
    }

    // Without a ledger, as many numbers are skipped as are reserved at a time.
    await requestAccountChange(site);
    await backup(site, file);
    const moved = await database();
    await rm(join(folder, 'erasures.jsonl'));
    await restoreEmpty(moved, file, optionsOf());
    expect((await createDonation(moved)).id).toBeGreaterThan(1_000);
    // A change of the account may have been stopped since.
    expect(await countOf(moved, 'account_changes')).toBe(0);
  });

  it('is to keep the accounts of users, and deactivate those that were deleted', async () => {
    const [kept, deactivated, demoted, deleted, renamed] = await Promise.all(
      Array.from({ length: 5 }, () => createUser(site, { role: 'admin' })),
    );
    await createApiToken(site, { userId: kept?.id });
    await backup(site, file);
    await site.query('DELETE FROM api_tokens');
    await site.query('UPDATE users SET is_active = false WHERE id = $1', [deactivated?.id]);
    await site.query(`UPDATE users SET role = 'editor' WHERE id = $1`, [demoted?.id]);
    await site.query('DELETE FROM users WHERE id = $1', [deleted?.id]);
    await site.query(`UPDATE users SET username = 'sada', password = 'nova' WHERE id = $1`, [
      renamed?.id,
    ]);
    const added = await createUser(site, { username: renamed?.username });
    const now = () => site.query('SELECT id, username, password, role, is_active FROM users');
    const before = new Map((await now()).map((row: { id: number }) => [row.id, row]));
    const addresses = await site.query('SELECT * FROM former_notice_addresses ORDER BY 1');
    const lines = await site.query('SELECT * FROM audit_log ORDER BY id');

    await replace();
    for (const row of await now()) {
      expect(row).toEqual(
        before.get(row.id) ?? expect.objectContaining({ id: deleted?.id, is_active: false }),
      );
    }
    expect(await countOf(site, 'users')).toBe(6);
    expect(added.username).toBe(renamed?.username);
    expect(await countOf(site, 'api_tokens')).toBe(0);
    expect(await site.query('SELECT * FROM former_notice_addresses ORDER BY 1')).toEqual(addresses);
    const log = await site.query('SELECT * FROM audit_log ORDER BY id');
    expect(log.slice(0, -1)).toEqual(lines);
    expect(log.at(-1)).toMatchObject({ action: 'restored-backup' });
  });

  it('is to keep what readers have decided, and who was thanked or reminded', async () => {
    const confirmed = { confirmedAt: new Date() };
    const reader = await createSubscriber(site, confirmed);
    const left = await createSubscriber(site, confirmed);
    const deleted = await createSubscriber(site, confirmed);
    const joined = await createSubscriber(site);
    await createConfirmation(site, joined);
    const back = await createSubscriber(site, { ...confirmed, isActive: false });
    const suppress = (...readers: { email: string }[]) =>
      site.query('INSERT INTO newsletter_suppressions (address_hash) SELECT unnest($1::text[])', [
        readers.map(({ email }) => hashOfEmail(email)),
      ]);
    await suppress(back);
    await createDonation(site);
    const deletedSince = await createDonation(site);
    await backup(site, file);
    await site.query('DELETE FROM newsletter_suppressions');
    await site.query('UPDATE newsletters SET is_active = true WHERE id = $1', [back.id]);
    await createMail(site, { kind: 'donation-reminder', donationId: deletedSince.id });
    await site.query('DELETE FROM donations WHERE id = $1', [deletedSince.id]);
    await site.query('UPDATE newsletters SET confirmed_at = now() WHERE id = $1', [joined.id]);
    await site.query('UPDATE newsletter_confirmations SET used_at = now()');
    await suppress(left, deleted);
    await site.query('UPDATE newsletters SET is_active = false WHERE id = $1', [left.id]);
    await site.query('DELETE FROM newsletters WHERE id = $1', [deleted.id]);
    await site.query('UPDATE donations SET thanked_at = now(), reminded_at = now()');
    const donations = 'SELECT id, thanked_at, reminded_at FROM donations ORDER BY id';
    const before = await site.query(donations);

    await replace();
    expect(await columnOf('newsletters', '(email, is_active, confirmed_at IS NULL)::text')).toEqual(
      [reader, left, joined, back].map((one) => `(${one.email},${one === left ? 'f' : 't'},f)`),
    );
    expect(await countOf(site, 'newsletter_suppressions')).toBe(2);
    expect(await site.query('SELECT FROM newsletter_confirmations WHERE used_at IS NULL')).toEqual(
      [],
    );
    const reminded = { id: deletedSince.id, thanked_at: null, reminded_at: expect.any(Date) };
    expect(await site.query(donations)).toEqual([...before, reminded]);
  });

  it('is to send no issue again, nor one that nobody plans any longer', async () => {
    const hour = (hours: number) => new Date(Date.now() + hours * 3_600_000);
    const scheduled = (title: string, hours: number) =>
      createIssue(site, { title, state: 'scheduled', sendAt: hour(hours) });
    const sent = await scheduled('Poslan', 1);
    await scheduled('Propušten', -1);
    await scheduled('Planiran', 2);
    const stopped = await scheduled('Zaustavljen', 2);
    await createIssue(site, { title: 'U slanju' });
    await site.query(
      `UPDATE newsletter_issues SET state = 'sending', started_at = now(), content = '{}'
       WHERE title = 'U slanju'`,
    );
    const reader = await createSubscriber(site);
    await site.query(
      `INSERT INTO trash (resource, row_id, title, title_en, deleted_by)
       VALUES ('issues', 900, 'Kasniji', 'Later', 'Ana')`,
    );
    await backup(site, file);
    // Who was deleted and has subscribed again is another row.
    await site.query('UPDATE newsletters SET id = 800');
    await site.query(`UPDATE newsletter_issues SET state = 'draft', send_at = NULL WHERE id = $1`, [
      stopped.id,
    ]);
    const send = (id: number) =>
      site.query(
        `WITH started AS (UPDATE newsletter_issues SET state = 'sending', send_at = NULL,
           started_at = now(), queued_at = now(), content = '{}', archive_slug = '2026-11-2' || id WHERE id = $1)
         INSERT INTO newsletter_deliveries (issue_id, newsletter_id) VALUES ($1, $2)`,
        [id, 800],
      );
    await send(sent.id);
    const later = await createIssue(site, { id: 900, title: 'Kasniji' });
    await send(later.id);
    await site.query(`DELETE FROM newsletter_issues WHERE title = 'U slanju'`);

    await replace();
    expect(await columnOf('newsletter_issues', `title || ': ' || state`)).toEqual([
      'Poslan: sending',
      'Propušten: draft',
      'Planiran: scheduled',
      'Zaustavljen: draft',
      'U slanju: cancelled',
      'Kasniji: sending',
    ]);
    expect(
      await site.query('SELECT issue_id, newsletter_id FROM newsletter_deliveries ORDER BY 1'),
    ).toEqual([sent, later].map(({ id }) => ({ issue_id: id, newsletter_id: reader.id })));
    expect(await countOf(site, 'trash')).toBe(0);

    const empty = await database();
    await restoreEmpty(empty, file, optionsOf());
    expect(
      await empty.query(
        `SELECT title FROM newsletter_issues WHERE state = 'scheduled' ORDER BY id`,
      ),
    ).toEqual([{ title: 'Poslan' }, { title: 'Planiran' }, { title: 'Zaustavljen' }]);
  });

  it('is begun again when somebody was erased while the archive was prepared', async () => {
    await backup(site, file);
    const repeated: number[] = [];
    const restore = {
      ...optionsOf(),
      repeatErasures: async (_url: string, entries: readonly LedgerEntry[]) =>
        repeated.push(entries.length),
    };
    const onStep = async (step: RestoreStep) => {
      if (step !== 'saving' || (await countOf(site, 'erasures')) > 0) return;
      await site.query(
        `INSERT INTO erasures (address_hash, erased_by, counts) VALUES ('x', 'Ana', '{}')`,
      );
    };
    await replace(site, { restore, onStep });
    expect(repeated).toEqual([1]);
  });

  it('is nothing when the present state cannot be saved', async () => {
    const { id } = await createDonation(site);
    await backup(site, file);
    await site.query('DELETE FROM donations');
    const read = () => Promise.resolve();
    // The folder of the backups is a file.
    const unsaved = { ...optionsOf(), folder: file, recipient: undefined, read };
    await expect(replace(site, { backup: unsaved })).rejects.toThrow(/EEXIST|ENOTDIR/);
    expect(await countOf(site, 'donations')).toBe(0);
    await replace();
    expect(await columnOf('donations', 'id')).toEqual([id]);
  });

  it('is nothing when the settings of the backup break a rule', async () => {
    await site.getRepository(Settings).insert({ ...DEFAULT_SETTINGS });
    await site.query(`UPDATE settings SET iban = 'HR0010010051863000160'`);
    await backup(site, file);
    await site.query('UPDATE settings SET iban = $1', [DEFAULT_SETTINGS.iban]);
    const refused = 'The settings of the backup are not valid (iban): nothing was restored.';
    await expect(replace()).rejects.toThrow(refused);
    const empty = await database();
    await expect(restoreEmpty(empty, file, optionsOf())).rejects.toThrow(refused);
    expect(await countOf(empty, 'settings')).toBe(0);
  });
});
