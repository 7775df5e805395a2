import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { pino } from 'pino';
import { backup } from '../../src/database/archive/write-archive.js';
import { urlOf } from '../../src/database/migrate.js';
import { JobRunnerService } from '../../src/jobs/job-runner.service.js';
import { fileTransport } from '../../src/mail/file-transport.js';
import { MailDeliveryService } from '../../src/mail/mail-delivery.service.js';
import { readMailbox } from '../../src/mail/mail-headers.js';
import type { Mail } from '../../src/mail/mail.entity.js';
import { outboxFile } from '../../src/mail/outbox.js';
import { ErasureLedger } from '../../src/personal-data/erasure-ledger.js';
import { RetentionService } from '../../src/privacy/retention.service.js';
import { createBankPayment } from '../factories/bank-payment.factory.js';
import { createContactMessage } from '../factories/contact-message.factory.js';
import { createMail } from '../factories/mail.factory.js';
import { uniqueEmail } from '../factories/newsletter.factory.js';
import { startMailApp, type MailApp } from '../setup/mail/mail-app.js';
import { MailServer } from '../setup/mail/mail-server.js';
import { personalDataRequests, textsOf } from '../setup/personal-data-requests.js';
import { tablesContaining } from '../setup/tables-containing.js';
import { JWT_SECRET, startTestApp, type TestApp } from '../setup/test-app.js';
import { waitFor } from '../setup/wait-for.js';

/** The first key of the advisory lock on a mail during its delivery. */
const MAIL_LOCK = 7_301_403;

let dataDir: string;
let outbox: string;
let test: TestApp;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'erasures-'));
  outbox = join(dataDir, 'outbox');
  await mkdir(outbox);
  test = await startTestApp({ DATA_DIR: dataDir });
});
afterAll(async () => {
  await test.close();
  await rm(dataDir, { recursive: true });
});

const { request, createPersonWithData } = personalDataRequests(() => test);
const tablesOf = (email: string) => tablesContaining(test.dataSource, email);

describe('files of mails to an email address', () => {
  const listFiles = async () => (await readdir(outbox)).sort();

  /** Writes a mail to a file, as the application does without a mail server. */
  async function writeMail(fields: Partial<Mail>): Promise<string> {
    const mail = await createMail(test.dataSource, fields);
    const transport = fileTransport(outbox, readMailbox('Udruga <info@udruga.example>'));
    await transport.send({ ...mail, attachments: [] }, new AbortController().signal);
    await test.dataSource.query(`UPDATE mails SET state = 'sent', text = NULL WHERE id = $1`, [
      mail.id,
    ]);
    return outboxFile(mail);
  }

  /** Runs waiting jobs while a function runs, as the next process does. */
  async function withJobRunner(run: () => Promise<void>): Promise<void> {
    const jobs = test.app.get(JobRunnerService);
    await jobs.start(urlOf(test.dataSource), pino({ level: 'silent' }));
    try {
      await run();
    } finally {
      await jobs.stop();
    }
  }

  it('are found, and removed after the commit of an erasure, even by another process', async () => {
    const email = 'Žana.Horvat@škola.example';
    const name = 'Ivana Marić, „Udruga“ <predsjednica>';
    const own = [
      await writeMail({ recipient: email }),
      await writeMail({
        kind: 'contact-notification',
        recipient: 'udruga@udruga.example',
        replyTo: 'žana.horvat@škola.example',
        replyToName: name.repeat(6),
      }),
    ];
    const others = [
      await writeMail({ recipient: uniqueEmail() }),
      await writeMail({ recipient: 'xžana.horvat@škola.example' }),
      await writeMail({ subject: `Piše ${email}`, recipient: uniqueEmail() }),
    ];
    await writeFile(join(outbox, `${own[0]}.4711.part`), 'To: nedovršeno');
    await writeFile(join(outbox, 'moje-bilješke.txt'), `To: ${email}`);
    // Rows are deleted after a month, and files may be older.
    await test.dataSource.query('DELETE FROM mails WHERE reply_to IS NOT NULL');

    const { held } = (await request('find', email.toLowerCase())).body;
    expect(held).toContainEqual(expect.objectContaining({ kind: 'outbox', count: 2 }));
    const { done } = (await request('erase', email.toLowerCase())).body;
    expect(done).toContainEqual(expect.objectContaining({ kind: 'outbox', count: 2 }));
    // The erasure is committed, and the process may end here.
    expect(await listFiles()).toEqual(expect.arrayContaining(own));
    await withJobRunner(async () => {
      await waitFor(
        async () => (await listFiles()).length === others.length + 1,
        'the files to be removed',
      );
    });
    expect(await listFiles()).toEqual([...others, 'moje-bilješke.txt'].sort());
    expect((await request('erase', email)).body.done).toEqual([]);
  });

  it('are removed even when one is being written', async () => {
    const email = uniqueEmail();
    const mail = await createMail(test.dataSource, { recipient: email, state: 'sending' });
    const sender = new pg.Client({ connectionString: urlOf(test.dataSource) });
    await sender.connect();
    await sender.query('SELECT pg_advisory_lock($1, $2)', [MAIL_LOCK, mail.id]);
    await request('erase', email);
    await withJobRunner(async () => {
      const postponed = () =>
        test.dataSource.query(
          `SELECT 1 FROM graphile_worker.jobs
           WHERE task_identifier = 'remove_outbox_files' AND run_at > now()`,
        );
      await waitFor(async () => (await postponed()).length > 0, 'the removal to be postponed');
      const path = join(outbox, outboxFile(mail));
      await writeFile(path, `To: ${email}\r\n\r\nHvala.`);
      await sender.end();
      await waitFor(
        async () => !(await listFiles()).includes(outboxFile(mail)),
        'the file to be removed',
      );
    });
  });

  it('are deleted a month after they were written, others are not', async () => {
    const [old, recent] = [
      await writeMail({ recipient: uniqueEmail() }),
      await writeMail({ recipient: uniqueEmail() }),
    ];
    const foreign = 'uvoz-2025.eml';
    await writeFile(join(outbox, foreign), 'To: ana@udruga.example');
    const monthAgo = new Date(Date.now() - 31 * 86_400_000);
    for (const name of [old, foreign]) await utimes(join(outbox, name), monthAgo, monthAgo);
    await test.app.get(RetentionService, { strict: false }).apply();
    expect(await listFiles()).toEqual(expect.arrayContaining([recent, foreign]));
    expect(await listFiles()).not.toContain(old);
    expect(await readFile(join(outbox, foreign), 'utf8')).toContain('ana@');
  });
});

const RESTORE = fileURLToPath(new URL('../../dist/bundle/restore.js', import.meta.url));
const backupFile = () => join(dataDir, 'last-week.backup');
const ledgerFile = () => join(dataDir, 'backups/erasures.jsonl');

const erasures = (): Promise<unknown[]> =>
  test.dataSource.query('SELECT address_hash, erased_at FROM erasures ORDER BY id');

/** Restores the backup with the command line tool, in place of what is there. */
async function restoreFile(key = JWT_SECRET): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [RESTORE, backupFile(), '--force', '--no-backup'],
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
    expect((await stat(ledgerFile())).mode & 0o777).toBe(0o600);
    const text = (await readFile(ledgerFile(), 'utf8')).trim();
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
    await backup(test.dataSource, backupFile());
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
    await backup(test.dataSource, backupFile());
    expect(await tablesOf(email)).toEqual(
      expect.arrayContaining(['autosaves', 'bank_payments', 'donations', 'trash_rows']),
    );

    // One erasure that only the database knows, and then one of what was deleted before.
    await request('erase', unknown.email).expect(200);
    await writeFile(ledgerFile(), '{"addressHash":"cut o');
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

describe('an email address that is erased while mails to it are sent', () => {
  const server = new MailServer();
  let app: MailApp;
  beforeAll(async () => {
    app = await startMailApp({ SMTP_URL: await server.start() });
  });
  afterAll(async () => {
    await app.close();
    await server.stop();
  });

  it('gets the mail that is being sent, without a stored trace, and no other', async () => {
    const email = uniqueEmail();
    await createContactMessage(app.dataSource, { email });
    const resume = server.pauseNext();
    const { id } = await app.queue({ to: email.toUpperCase() });
    await waitFor(
      () => server.received.find(({ to }) => to[0]?.toLowerCase() === email),
      'a delivery',
    );
    const nextAttemptAt = new Date(Date.now() + 3_600_000);
    await createMail(app.dataSource, { recipient: email, nextAttemptAt });
    const { body } = await app.asAdmin('post', '/api/privacy/erase', { email }).expect(200);
    expect(textsOf(body.done)).toEqual(
      expect.arrayContaining([
        '1 poruka e-pošte upravo se slala pa se više ne može zaustaviti; zapis o njoj je obrisan',
        '1 poruka e-pošte koja je čekala neće biti poslana',
      ]),
    );
    expect(await tablesContaining(app.dataSource, email)).toEqual([]);

    resume();
    const delivery = app.app.get(MailDeliveryService);
    await waitFor(async () => !(await delivery.isBeingSent(id)), 'the delivery to end');
    await delivery.recover(0);
    const otherEmail = uniqueEmail();
    await app.queue({ to: otherEmail });
    await server.waitForMail(otherEmail);
    expect(await tablesContaining(app.dataSource, email)).toEqual([]);
    const seen = server.received.filter(({ to }) => to[0]?.toLowerCase() === email);
    expect(seen).toHaveLength(1);
  });

  it('gets no mail that is erased immediately before its delivery', async () => {
    const email = uniqueEmail();
    // Deletes the mail after its job has started and before the mail is read.
    await app.dataSource.query(
      `CREATE FUNCTION erase_mail() RETURNS trigger LANGUAGE plpgsql AS
         $$ BEGIN DELETE FROM mails WHERE id = NEW.id; RETURN NULL; END $$;
       CREATE TRIGGER erase_mail AFTER UPDATE ON mails FOR EACH ROW
         WHEN (NEW.recipient = '${email}' AND NEW.state = 'sending') EXECUTE FUNCTION erase_mail()`,
    );
    await app.dataSource.query(
      `WITH made AS (
         INSERT INTO mails (message_id, kind, language, recipient, subject, text)
         VALUES ('<erased@udruga.example>', 'contact-receipt', 'hr', $1, 'Hvala', 'Hvala.')
         RETURNING id)
       SELECT graphile_worker.add_job('deliver_mail', json_build_object('id', id)) FROM made`,
      [email],
    );
    const jobs = () =>
      app.dataSource.query(
        `SELECT attempts, last_error AS error FROM graphile_worker.jobs
         WHERE task_identifier = 'deliver_mail' AND run_at <= now() + interval '1 minute'`,
      );
    await waitFor(async () => (await jobs()).length === 0, 'the job to be done without an error');
    expect(await tablesContaining(app.dataSource, email)).toEqual([]);
    expect(server.received.filter(({ to }) => to[0] === email)).toEqual([]);
    await app.dataSource.query('DROP TRIGGER erase_mail ON mails; DROP FUNCTION erase_mail');
  });
});
