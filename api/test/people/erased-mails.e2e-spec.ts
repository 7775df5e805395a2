import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { pino } from 'pino';
import { urlOf } from '../../src/database/migrate.js';
import { JobRunnerService } from '../../src/jobs/job-runner.service.js';
import { fileTransport } from '../../src/mail/file-transport.js';
import { MailDeliveryService } from '../../src/mail/mail-delivery.service.js';
import { readMailbox } from '../../src/mail/mail-headers.js';
import type { Mail } from '../../src/mail/mail.entity.js';
import { outboxFile } from '../../src/mail/outbox.js';
import { RetentionService } from '../../src/privacy/retention.service.js';
import { createContactMessage } from '../factories/contact-message.factory.js';
import { createMail } from '../factories/mail.factory.js';
import { uniqueEmail } from '../factories/newsletter.factory.js';
import { startMailApp, type MailApp } from '../setup/mail/mail-app.js';
import { MailServer } from '../setup/mail/mail-server.js';
import { tablesContaining } from '../setup/tables-containing.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';
import { waitFor } from '../setup/wait-for.js';

/** The first key of the advisory lock on a mail during its delivery. */
const MAIL_LOCK = 7_301_403;

describe('files of mails to an email address', () => {
  let outbox: string;
  let test: TestApp;
  beforeAll(async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'erased-mails-'));
    outbox = join(dataDir, 'outbox');
    await mkdir(outbox);
    test = await startTestApp({ DATA_DIR: dataDir });
  });
  afterAll(async () => {
    await test.close();
    await rm(join(outbox, '..'), { recursive: true });
  });

  const request = async (action: 'find' | 'erase', email: string) =>
    (await test.asAdmin('post', `/api/privacy/${action}`, { email }).expect(200)).body;
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

    const { held } = await request('find', email.toLowerCase());
    expect(held).toContainEqual(
      expect.objectContaining({
        kind: 'outbox',
        text: '2 poruke spremljene u datoteke, a neposlane',
      }),
    );
    const { done } = await request('erase', email.toLowerCase());
    expect(done).toContainEqual(
      expect.objectContaining({ text: 'Brišu se 2 poruke spremljene u datoteke' }),
    );
    // The erasure is committed, and the process may end here.
    expect(await listFiles()).toEqual(expect.arrayContaining(own));
    await withJobRunner(async () => {
      await waitFor(
        async () => (await listFiles()).length === others.length + 1,
        'the files to be removed',
      );
    });
    expect(await listFiles()).toEqual([...others, 'moje-bilješke.txt'].sort());
    expect((await request('erase', email)).done).toEqual([]);
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

describe('an email address that is erased while mails to it are sent', () => {
  const server = new MailServer();
  let test: MailApp;
  beforeAll(async () => {
    test = await startMailApp({ SMTP_URL: await server.start() });
  });
  afterAll(async () => {
    await test.close();
    await server.stop();
  });

  const erase = async (email: string) =>
    (await test.anonymous.post('/api/privacy/erase').set(test.admin).send({ email }).expect(200))
      .body.done;

  it('gets the mail that is being sent, without a stored trace, and no other', async () => {
    const email = uniqueEmail();
    await createContactMessage(test.dataSource, { email });
    const resume = server.pauseNext();
    const { id } = await test.queue({ to: email.toUpperCase() });
    await waitFor(
      () => server.received.find(({ to }) => to[0]?.toLowerCase() === email),
      'a delivery',
    );
    await test.dataSource.query(
      `INSERT INTO mails (message_id, kind, language, recipient, subject, text, next_attempt_at)
       VALUES ('<later@udruga.example>', 'contact-receipt', 'hr', $1, 'Hvala', 'Hvala.',
         now() + interval '1 hour')`,
      [email],
    );
    const done: { text: string }[] = await erase(email);
    expect(done.map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        '1 poruka e-pošte upravo se slala pa se više ne može zaustaviti; zapis o njoj je obrisan',
        '1 poruka e-pošte koja je čekala neće biti poslana',
      ]),
    );
    expect(await tablesContaining(test.dataSource, email)).toEqual([]);

    resume();
    const delivery = test.app.get(MailDeliveryService);
    await waitFor(async () => !(await delivery.isBeingSent(id)), 'the delivery to end');
    await delivery.recover(0);
    const otherEmail = uniqueEmail();
    await test.queue({ to: otherEmail });
    await server.waitForMail(otherEmail);
    expect(await tablesContaining(test.dataSource, email)).toEqual([]);
    const seen = server.received.filter(({ to }) => to[0]?.toLowerCase() === email);
    expect(seen).toHaveLength(1);
  });

  it('gets no mail that is erased immediately before its delivery', async () => {
    const email = uniqueEmail();
    // Deletes the mail after its job has started and before the mail is read.
    await test.dataSource.query(
      `CREATE FUNCTION erase_mail() RETURNS trigger LANGUAGE plpgsql AS
         $$ BEGIN DELETE FROM mails WHERE id = NEW.id; RETURN NULL; END $$;
       CREATE TRIGGER erase_mail AFTER UPDATE ON mails FOR EACH ROW
         WHEN (NEW.recipient = '${email}' AND NEW.state = 'sending') EXECUTE FUNCTION erase_mail()`,
    );
    await test.dataSource.query(
      `WITH made AS (
         INSERT INTO mails (message_id, kind, language, recipient, subject, text)
         VALUES ('<erased@udruga.example>', 'contact-receipt', 'hr', $1, 'Hvala', 'Hvala.')
         RETURNING id)
       SELECT graphile_worker.add_job('deliver_mail', json_build_object('id', id)) FROM made`,
      [email],
    );
    const jobs = () =>
      test.dataSource.query(
        `SELECT attempts, last_error AS error FROM graphile_worker.jobs
         WHERE task_identifier = 'deliver_mail' AND run_at <= now() + interval '1 minute'`,
      );
    await waitFor(async () => (await jobs()).length === 0, 'the job to be done without an error');
    expect(await tablesContaining(test.dataSource, email)).toEqual([]);
    expect(server.received.filter(({ to }) => to[0] === email)).toEqual([]);
    await test.dataSource.query('DROP TRIGGER erase_mail ON mails; DROP FUNCTION erase_mail');
  });
});
