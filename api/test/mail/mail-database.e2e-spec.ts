import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { MailDeliveryService } from '../../src/mail/mail-delivery.service.js';
import { Mail } from '../../src/mail/mail.entity.js';
import { uniqueEmail } from '../factories/newsletter.factory.js';
import { DatabaseProxy } from '../setup/database-proxy.js';
import { startMailApp, type MailApp } from '../setup/mail/mail-app.js';
import { MailServer, type ReceivedMail } from '../setup/mail/mail-server.js';
import { waitFor } from '../setup/wait-for.js';

const proxy = new DatabaseProxy();
const server = new MailServer();
let test: MailApp;
beforeAll(async () => {
  test = await startMailApp(
    { SMTP_URL: await server.start(), MAIL_FROM: 'info@udruga.example' },
    { mapDatabaseUrl: (url) => proxy.forward(url), withoutRecovery: true },
  );
});
afterEach(() => {
  server.clear();
});
afterAll(async () => {
  await test.close();
  await proxy.close();
  await server.stop();
});

const markOf = ({ raw }: ReceivedMail) => /^X-Retry-After-Unknown-Outcome: (\d+)/m.exec(raw)?.[1];

/** The mail, or undefined while the database is unreachable. */
const find = (id: number) => test.dataSource.manager.findOneBy(Mail, { id }).catch(() => undefined);

/** Sends a mail that the server receives and answers only when `resume` is called. */
async function sendPaused() {
  const resume = server.pauseNext();
  const to = uniqueEmail();
  const { id, messageId } = await test.queue({ to });
  await waitFor(() => server.received.find(({ to: [one] }) => one === to), 'the message');
  return { to, id, messageId, resume };
}

describe('while a mail is being sent', () => {
  it('an interrupted connection to the database is restored: the result is stored, the mail sent once', async () => {
    const { to, id, resume } = await sendPaused();
    const port = await proxy.close();
    resume();
    await server.waitForMail(to);
    await proxy.open(port);
    expect(await test.waitForState(id, 'sent')).toMatchObject({ attempts: 1, unknownOutcomes: 0 });
    expect(server.received.map(markOf)).toEqual([undefined]);
  });

  it('a restart of the database makes another process send the mail again, marked', async () => {
    const { to, id, messageId, resume } = await sendPaused();
    await test.dataSource.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND usename = current_user AND pid <> pg_backend_pid()`,
    );
    // Without its connection, the sending process looks like one that was killed.
    const delivery = test.app.get(MailDeliveryService);
    const recovered = await waitFor(async () => {
      await delivery.recover().catch(() => undefined);
      const mail = await find(id);
      return mail?.state === 'queued' && mail;
    }, 'the mail to be recovered');
    expect(recovered).toMatchObject({ failure: 'interrupted', attempts: 1, unknownOutcomes: 1 });
    resume();
    await server.waitForMail(to);
    // The result of the first attempt comes too late: the second one has begun.
    await test.makeDue(id);
    expect(await test.waitForState(id, 'sent')).toMatchObject({ attempts: 2, unknownOutcomes: 1 });
    expect(server.received.map(({ mail }) => mail.messageId)).toEqual([messageId, messageId]);
    expect(server.received.map(markOf)).toEqual([undefined, '1']);
  });
});
