import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { pino } from 'pino';
import { JobRunnerService } from '../../src/jobs/job-runner.service.js';
import { fileTransport } from '../../src/mail/file-transport.js';
import { readMailbox } from '../../src/mail/mail-headers.js';
import type { Mail } from '../../src/mail/mail.entity.js';
import { outboxFile } from '../../src/mail/outbox.js';
import { RetentionService } from '../../src/privacy/retention.service.js';
import { createMail } from '../factories/mail.factory.js';
import { uniqueEmail } from '../factories/newsletter.factory.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';
import { waitFor } from '../setup/wait-for.js';

/** The first key of the advisory lock on a mail during its delivery. */
const MAIL_LOCK = 7_301_403;

let dataDir: string;
let outbox: string;
let test: TestApp;
let databaseUrl: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'privacy-files-'));
  outbox = join(dataDir, 'outbox');
  await mkdir(outbox);
  test = await startTestApp({ DATA_DIR: dataDir });
  const { options } = test.dataSource;
  databaseUrl = String('url' in options ? options.url : '');
});
afterAll(async () => {
  await test.close();
  await rm(dataDir, { recursive: true });
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
  await jobs.start(databaseUrl, pino({ level: 'silent' }));
  try {
    await run();
  } finally {
    await jobs.stop();
  }
}

describe('files of mails to an email address', () => {
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
    const sender = new pg.Client({ connectionString: databaseUrl });
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

  it('can be searched while they are being removed', async () => {
    const email = uniqueEmail();
    for (let id = 800_000; id < 800_300; id += 1) {
      const name = outboxFile({ id, kind: 'contact-receipt', createdAt: new Date() });
      await writeFile(join(outbox, name), `To: ${email}\r\n\r\nHvala.`);
    }
    await withJobRunner(async () => {
      await request('erase', email);
      await waitFor(
        async () => (await request('find', email)).held.length === 0,
        'the files to be removed',
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

describe('the nightly deletion', () => {
  it('is the only scheduled deletion in the job queue', async () => {
    await withJobRunner(async () => {
      const known = () =>
        test.dataSource.query(
          `SELECT identifier FROM graphile_worker._private_known_crontabs ORDER BY 1`,
        );
      await waitFor(async () => (await known()).length > 0, 'the schedule to be known');
      const names = (await known()).map(({ identifier }: { identifier: string }) => identifier);
      expect(names).toContain('apply_retention');
      expect(names.filter((name: string) => /purge/.test(name))).toEqual([]);
    });
  });
});
