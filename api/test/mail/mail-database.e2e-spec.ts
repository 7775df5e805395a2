import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { MailDeliveryService } from '../../src/mail/mail-delivery.service.js';
import { Mail } from '../../src/mail/mail.entity.js';
import { someAddress } from '../factories/newsletter.factory.js';
import { Gateway } from '../setup/gateway.js';
import { startMailApp, type MailApp } from '../setup/mail/mail-app.js';
import { MailServer, type Received } from '../setup/mail/mail-server.js';
import { until } from '../setup/until.js';

const gateway = new Gateway();
const server = new MailServer();
let test: MailApp;
beforeAll(async () => {
  test = await startMailApp(
    { SMTP_URL: await server.start(), MAIL_FROM: 'info@udruga.example' },
    { reach: (url) => gateway.lead(url), unattended: true },
  );
});
afterEach(() => {
  server.taken.splice(0);
  server.seen.splice(0);
});
afterAll(async () => {
  await test.close();
  await gateway.close();
  await server.stop();
});

const markOf = ({ raw }: Received) => /^X-Retry-After-Unknown-Outcome: (\d+)/m.exec(raw)?.[1];

/** The mail, where the database can be asked. */
const find = (id: number) => test.dataSource.manager.findOneBy(Mail, { id }).catch(() => undefined);

/** A mail that the server has whole and says nothing to until it is let go on. */
async function underWay() {
  let letGo = (): void => undefined;
  server.be({ wait: new Promise<void>((resolve) => (letGo = resolve)) });
  const to = someAddress();
  const { id, messageId } = await test.queue({ to });
  await until(() => server.seen.find(({ to: [one] }) => one === to), 'the message');
  return { to, id, messageId, letGo };
}

describe('while a mail is being sent', () => {
  it('the database may go away and come back: how it ended is noted, and it is sent once', async () => {
    const { to, id, letGo } = await underWay();
    const port = await gateway.close();
    letGo();
    await server.received(to);
    await gateway.open(port);
    expect(await test.inState(id, 'sent')).toMatchObject({ attempts: 1, unknownOutcomes: 0 });
    expect(server.seen.map(markOf)).toEqual([undefined]);
  });

  it('the database may start anew: whoever finds the mail before sends it again, marked', async () => {
    const { to, id, messageId, letGo } = await underWay();
    await test.dataSource.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND usename = current_user AND pid <> pg_backend_pid()`,
    );
    // Without its connection, who sends it looks like one who died.
    const delivery = test.app.get(MailDeliveryService);
    const left = await until(async () => {
      await delivery.recover().catch(() => undefined);
      const mail = await find(id);
      return mail?.state === 'queued' && mail;
    }, 'the mail to be found');
    expect(left).toMatchObject({ failure: 'interrupted', attempts: 1, unknownOutcomes: 1 });
    letGo();
    await server.received(to);
    // What the first one now knows comes too late: the second attempt is on its way.
    await test.letTimePass(id);
    expect(await test.inState(id, 'sent')).toMatchObject({ attempts: 2, unknownOutcomes: 1 });
    expect(server.seen.map(({ mail }) => mail.messageId)).toEqual([messageId, messageId]);
    expect(server.seen.map(markOf)).toEqual([undefined, '1']);
  });
});

it('a mail that waits outlasts the database going away', async () => {
  const to = someAddress();
  server.be({ refuse: 'recipient', code: 451, text: 'Later' });
  const { id } = await test.queue({ to });
  await until(async () => (await find(id))?.attempts === 1, 'an attempt');
  await test.inState(id, 'queued');
  const port = await gateway.close();
  await expect(test.queue({ to })).rejects.toThrow();
  await gateway.open(port);
  await until(async () => (await find(id)) !== undefined, 'a way back');
  await test.letTimePass(id);
  expect(await test.inState(id, 'sent')).toMatchObject({ attempts: 2, unknownOutcomes: 0 });
  expect(server.for(to)).toHaveLength(1);
});
