import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MailDeliveryService } from '../../src/mail/mail-delivery.service.js';
import { createContactMessage } from '../factories/contact-message.factory.js';
import { uniqueEmail } from '../factories/newsletter.factory.js';
import { startMailApp, type MailApp } from '../setup/mail/mail-app.js';
import { MailServer } from '../setup/mail/mail-server.js';
import { tablesContaining } from '../setup/tables-containing.js';
import { waitFor } from '../setup/wait-for.js';

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
  (await test.anonymous.post('/api/privacy/erase').set(test.admin).send({ email }).expect(200)).body
    .done;

describe('an email address that is erased while mails to it are sent', () => {
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
