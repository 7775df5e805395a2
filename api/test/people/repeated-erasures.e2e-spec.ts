import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { backup } from '../../src/database/archive/write-archive.js';
import { urlOf } from '../../src/database/migrate.js';
import { ErasureLedger } from '../../src/personal-data/erasure-ledger.js';
import { createBankPayment } from '../factories/bank-payment.factory.js';
import { createContactMessage } from '../factories/contact-message.factory.js';
import { uniqueEmail } from '../factories/newsletter.factory.js';
import { personalDataRequests } from '../setup/personal-data-requests.js';
import { tablesContaining } from '../setup/tables-containing.js';
import { JWT_SECRET, startTestApp, type TestApp } from '../setup/test-app.js';

const RESTORE = fileURLToPath(new URL('../../dist/bundle/restore.js', import.meta.url));

let dataDir: string;
let file: string;
let ledgerFile: string;
let test: TestApp;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'erasures-'));
  file = join(dataDir, 'last-week.backup');
  ledgerFile = join(dataDir, 'backups/erasures.jsonl');
  test = await startTestApp({ DATA_DIR: dataDir });
});
afterAll(async () => {
  await test.close();
  await rm(dataDir, { recursive: true });
});

const { request, createPersonWithData } = personalDataRequests(() => test);
const tablesOf = (email: string) => tablesContaining(test.dataSource, email);

const erasures = (): Promise<unknown[]> =>
  test.dataSource.query('SELECT address_hash, erased_at FROM erasures ORDER BY id');

/** Restores the file with the command line tool, in place of what is there. */
async function restoreFile(key = JWT_SECRET): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [RESTORE, file, '--force', '--no-backup'],
    {
      env: {
        ...process.env,
        DATABASE_URL: urlOf(test.dataSource),
        DATA_DIR: dataDir,
        JWT_SECRET: key,
      },
    },
  );
  return stdout;
}

/** Unsaved work, deleted content and a payment that mention an e-mail address. */
async function mention(email: string): Promise<void> {
  const { dataSource } = test;
  await dataSource.query(
    `INSERT INTO autosaves (user_id, resource, record, changed, saved_at)
     SELECT id, 'blog', '1', jsonb_build_object('content', $1::text), now() FROM users LIMIT 1`,
    [`Javila se\n${email}\ni zahvalila.`],
  );
  const { body } = await test
    .asAdmin('post', '/api/partners', { name: 'Ana', nameEn: 'Ana', description: `Piše ${email}.` })
    .expect(201);
  await test.asAdmin('delete', `/api/partners/${body.id}`).expect(200);
  await createBankPayment(dataSource, { text: `DONACIJA${email.toUpperCase()}HVALA` });
}

describe('the ledger', () => {
  it('is readable by its owner only, and names nobody', async () => {
    const { email } = await createContactMessage(test.dataSource, { email: uniqueEmail() });
    await request('erase', email).expect(200);
    expect((await stat(ledgerFile)).mode & 0o777).toBe(0o600);
    const text = (await readFile(ledgerFile, 'utf8')).trim();
    expect(text).not.toContain(email);
    expect(text).not.toContain(JWT_SECRET);
  });

  it('drops erasures that are older than three years', async () => {
    const ledger = new ErasureLedger(join(dataDir, 'backups'), JWT_SECRET);
    const addressHash = ledger.hash(uniqueEmail());
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
    await test.dataSource.transaction(async (manager) => {
      await ledger.add(manager, { addressHash, erasedAt: ago(1200) });
      await ledger.add(manager, { addressHash, erasedAt: ago(1000) });
      await ledger.complete(manager);
    });
    const kept = await ledger.since(ago(1500));
    expect(kept.filter((entry) => entry.addressHash === addressHash)).toHaveLength(1);
  });
});

describe('restoring a backup from before an erasure', () => {
  it('is refused while the erasures were recorded with another key, and changes nothing', async () => {
    const { email } = await createContactMessage(test.dataSource, { email: uniqueEmail() });
    const kept = await createContactMessage(test.dataSource, { email: uniqueEmail() });
    await backup(test.dataSource, file);
    await request('erase', email).expect(200);
    await test.dataSource.query('DELETE FROM contact_messages');
    await expect(restoreFile('another key that signs sessions here')).rejects.toThrow(
      'recorded with another JWT_SECRET',
    );
    expect(await tablesOf(kept.email)).toEqual([]);
  }, 120_000);

  it('erases the address again, in all tables, and records when it was erased', async () => {
    const { email, upperCaseEmail } = await createPersonWithData();
    await mention(email);
    const other = await createPersonWithData();
    const deleted = await createContactMessage(test.dataSource, { email: uniqueEmail() });
    const unknown = await createContactMessage(test.dataSource, { email: uniqueEmail() });
    const returned = await createContactMessage(test.dataSource, { email: uniqueEmail() });
    await request('erase', returned.email).expect(200);
    await createContactMessage(test.dataSource, { email: returned.email });
    const earlier = await erasures();
    await backup(test.dataSource, file);
    expect(await tablesOf(email)).toEqual(
      expect.arrayContaining(['autosaves', 'bank_payments', 'donations', 'trash_rows']),
    );

    // One erasure that only the database knows, and then one of what was deleted before.
    await request('erase', unknown.email).expect(200);
    await writeFile(ledgerFile, '{"addressHash":"cut o');
    await test.asAdmin('delete', `/api/contact/${deleted.id}`).expect(200);
    await request('erase', deleted.email).expect(200);
    await request('erase', upperCaseEmail).expect(200);
    const since = (await erasures()).slice(earlier.length);

    expect(await restoreFile()).toContain('Erased again what it had of 3 e-mail addresses.');
    for (const erased of [email, deleted.email, unknown.email]) {
      expect(await tablesOf(erased)).toEqual([]);
    }
    expect(await erasures()).toEqual(expect.arrayContaining([...earlier, ...since]));
    // Others keep what they had, and so does who wrote again after an erasure.
    expect(await tablesOf(other.email)).toEqual(expect.arrayContaining(['contact_messages']));
    expect(await tablesOf(returned.email)).toEqual(['contact_messages']);
  }, 300_000);
});
