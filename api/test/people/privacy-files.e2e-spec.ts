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

/** The kind of the lock that whoever sends a mail holds. */
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

const ask = async (deed: 'find' | 'erase', email: string) =>
  (await test.anonymous.post(`/api/privacy/${deed}`).set(test.admin).send({ email }).expect(200))
    .body;
const files = async () => (await readdir(outbox)).sort();

/** Writes a mail as a site without a mail server does. */
async function write(fields: Partial<Mail>): Promise<string> {
  const mail = await createMail(test.dataSource, fields);
  const transport = fileTransport(outbox, readMailbox('Udruga <info@udruga.example>'));
  await transport.send({ ...mail, attachments: [] }, new AbortController().signal);
  await test.dataSource.query(`UPDATE mails SET state = 'sent', text = NULL WHERE id = $1`, [
    mail.id,
  ]);
  return outboxFile(mail);
}

/** Does the jobs that wait, as the next process does. */
async function whileJobsAreDone(look: () => Promise<void>): Promise<void> {
  const jobs = test.app.get(JobRunnerService);
  await jobs.start(databaseUrl, pino({ level: 'silent' }));
  await look().finally(() => jobs.stop());
}

describe('files of mails about an address', () => {
  it('are found and removed after the erasure is committed, also by the process after this', async () => {
    const email = 'Žana.Horvat@škola.example';
    const name = 'Ivana Marić, „Udruga“ <predsjednica>';
    const own = [
      await write({ recipient: email }),
      await write({
        kind: 'contact-notification',
        recipient: 'udruga@udruga.example',
        replyTo: 'žana.horvat@škola.example',
        replyToName: name.repeat(6),
      }),
    ];
    const others = [
      await write({ recipient: uniqueEmail() }),
      await write({ recipient: 'xžana.horvat@škola.example' }),
      await write({ subject: `Piše ${email}`, recipient: uniqueEmail() }),
    ];
    await writeFile(join(outbox, `${own[0]}.4711.part`), 'To: nedovršeno');
    await writeFile(join(outbox, 'moje-bilješke.txt'), `To: ${email}`);
    // Rows go after a month, and files may have outlived them.
    await test.dataSource.query('DELETE FROM mails WHERE reply_to IS NOT NULL');

    const { held } = await ask('find', email.toLowerCase());
    expect(held).toContainEqual(
      expect.objectContaining({ kind: 'outbox', text: '2 datoteke u mapi outbox' }),
    );
    const { done } = await ask('erase', email.toLowerCase());
    expect(done).toContainEqual(
      expect.objectContaining({ text: 'Uklanjaju se 2 datoteke iz mape outbox' }),
    );
    // Committed, and the process may end here.
    expect(await files()).toEqual(expect.arrayContaining(own));
    await whileJobsAreDone(async () => {
      await waitFor(
        async () => (await files()).length === others.length + 1,
        'the files to be gone',
      );
    });
    expect(await files()).toEqual([...others, 'moje-bilješke.txt'].sort());
    expect((await ask('erase', email)).done).toEqual([]);
  });

  it('do not come back when one was just being written', async () => {
    const email = uniqueEmail();
    const mail = await createMail(test.dataSource, { recipient: email, state: 'sending' });
    const sender = new pg.Client({ connectionString: databaseUrl });
    await sender.connect();
    await sender.query('SELECT pg_advisory_lock($1, $2)', [MAIL_LOCK, mail.id]);
    await ask('erase', email);
    await whileJobsAreDone(async () => {
      const putOff = () =>
        test.dataSource.query(
          `SELECT 1 FROM graphile_worker.jobs
           WHERE task_identifier = 'remove_outbox_files' AND run_at > now()`,
        );
      await waitFor(async () => (await putOff()).length > 0, 'the removal to be put off');
      const path = join(outbox, outboxFile(mail));
      await writeFile(path, `To: ${email}\r\n\r\nHvala.`);
      await sender.end();
      await waitFor(async () => !(await files()).includes(outboxFile(mail)), 'the file to be gone');
    });
  });

  it('are no matter to whoever looks while they are being removed', async () => {
    const email = uniqueEmail();
    for (let id = 800_000; id < 800_300; id += 1) {
      const name = outboxFile({ id, kind: 'contact-receipt', createdAt: new Date() });
      await writeFile(join(outbox, name), `To: ${email}\r\n\r\nHvala.`);
    }
    await whileJobsAreDone(async () => {
      await ask('erase', email);
      await waitFor(
        async () => (await ask('find', email)).held.length === 0,
        'the files to be gone',
      );
    });
  });

  it('are deleted a month after they were written, and no others', async () => {
    const [old, recent] = [
      await write({ recipient: uniqueEmail() }),
      await write({ recipient: uniqueEmail() }),
    ];
    const foreign = 'uvoz-2025.eml';
    await writeFile(join(outbox, foreign), 'To: ana@udruga.example');
    const monthAgo = new Date(Date.now() - 31 * 86_400_000);
    for (const name of [old, foreign]) await utimes(join(outbox, name), monthAgo, monthAgo);
    await test.app.get(RetentionService, { strict: false }).apply();
    expect(await files()).toEqual(expect.arrayContaining([recent, foreign]));
    expect(await files()).not.toContain(old);
    expect(await readFile(join(outbox, foreign), 'utf8')).toContain('ana@');
  });
});

describe('the nightly deletion', () => {
  it('is on the schedule of the job queue, alone', async () => {
    await whileJobsAreDone(async () => {
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
