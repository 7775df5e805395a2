import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Mail } from '../../src/mail/mail.entity.js';
import { RetentionService } from '../../src/privacy/retention.service.js';
import { AccountChange } from '../../src/settings/account/account-change.entity.js';
import { DEFAULT_SETTINGS } from '../../src/settings/default-settings.js';
import { OTHER_IBAN } from '../factories/settings.factory.js';
import { createUser } from '../factories/user.factory.js';
import { accountChangeToken } from '../setup/mail/account-change-token.js';
import { startMailApp, type MailApp } from '../setup/mail/mail-app.js';
import { MailServer } from '../setup/mail/mail-server.js';
import { uniqueIp } from '../setup/unique-ip.js';
import { waitFor } from '../setup/wait-for.js';

const { email: ASSOCIATION } = DEFAULT_SETTINGS;

const server = new MailServer();
let test: MailApp;
beforeAll(async () => {
  test = await startMailApp({ SMTP_URL: await server.start() });
});
afterAll(async () => {
  await test.close();
  await server.stop();
});

beforeEach(async () => {
  await test.dataSource.getRepository(AccountChange).delete({ id: 1 });
  await test.dataSource.getRepository(Mail).delete({ kind: 'account-change' });
});
afterEach(() => change({ email: ASSOCIATION }));

const change = async (fields: object) =>
  (await test.asAdmin('patch', '/api/settings/1', fields).expect(200)).body;
const pendingAccount = async () =>
  (await test.asAdmin('get', '/api/settings/1').expect(200)).body.pendingAccount;
const mails = () => test.dataSource.getRepository(Mail).findBy({ kind: 'account-change' });
const recipients = async () => (await mails()).map(({ recipient }) => recipient);

describe('another address of the association', () => {
  it('is told to the former one, in both languages', async () => {
    const next = 'nova-adresa@udruga.example';
    await change({ email: next });
    await change({ email: next, phone: '+385 1 555 0123' });
    const told = await test.dataSource.getRepository(Mail).findBy({ kind: 'address-change' });
    expect(told.map(({ recipient }) => recipient)).toEqual([ASSOCIATION]);
    const sent = await waitFor(
      async () => server.accepted.find(({ mail }) => mail.subject?.startsWith('Promijenjena je')),
      'the mail to the former address',
    );
    expect(sent.to).toEqual([ASSOCIATION]);
    expect(sent.mail.subject).toMatch(/ \/ The email address of the association was changed$/);
    expect(sent.mail.text).toContain(next);
  });
});

describe('who would stop the change', () => {
  const FORMER = 'SELECT address, ends_at FROM former_notice_addresses';
  const administrator = (email: string) => createUser(test.dataSource, { role: 'admin', email });
  beforeEach(async () => {
    await test.dataSource.query('DELETE FROM former_notice_addresses');
  });

  it('is told, and may stop it, after the addresses and the users were changed', async () => {
    const deactivated = await administrator('deaktivirana@udruga.example');
    const demoted = await administrator('razrijesena@udruga.example');
    const moved = await administrator('predsjednica@udruga.example');
    const deleted = await administrator('obrisana@udruga.example');
    const member = await createUser(test.dataSource, { role: 'member' });
    const put = (id: number, fields: object) =>
      test.asAdmin('patch', `/api/users/${id}`, fields).expect(200);
    await put(deactivated.id, { isActive: false });
    await put(demoted.id, { role: 'editor' });
    await put(moved.id, { email: 'Kradljivac@zlo.example' });
    await put(member.id, { email: 'clan@udruga.example' });
    await test.asAdmin('delete', `/api/users/${deleted.id}`).expect(200);
    await change({ email: 'prva@zlo.example' });
    await change({ email: 'druga@zlo.example' });

    await change({ iban: OTHER_IBAN });
    expect(await recipients()).toEqual(
      expect.arrayContaining([
        ASSOCIATION,
        'Kradljivac@zlo.example',
        'deaktivirana@udruga.example',
        'druga@zlo.example',
        'obrisana@udruga.example',
        'prva@zlo.example',
        'predsjednica@udruga.example',
        'razrijesena@udruga.example',
      ]),
    );
    expect(await recipients()).not.toContain(member.email);
    const toAssociation = (await mails()).find(({ recipient }) => recipient === ASSOCIATION);
    const token = accountChangeToken(await server.textOf(toAssociation));
    expect(await pendingAccount()).toMatchObject({ iban: OTHER_IBAN });
    await test.anonymous
      .post('/api/settings/account-change/stop')
      .set('X-Forwarded-For', uniqueIp())
      .send({ token })
      .expect(204);
    expect(await pendingAccount()).toBeNull();
  });

  it('is told for 72 hours, after which the addresses are deleted', async () => {
    await change({ email: 'prva@zlo.example' });
    const [kept] = await test.dataSource.query(FORMER);
    expect(kept.address).toBe(ASSOCIATION);
    expect(Math.round((kept.ends_at - Date.now()) / 3_600_000)).toBe(72);
    await test.dataSource.query(
      `UPDATE former_notice_addresses SET ends_at = now() - interval '1 second'`,
    );
    await change({ iban: OTHER_IBAN });
    expect(await recipients()).not.toContain(ASSOCIATION);
    await test.app.get(RetentionService, { strict: false }).apply();
    expect(await test.dataSource.query(FORMER)).toEqual([]);
  });

  it('is told although somebody erases the address or deletes the mails first', async () => {
    await change({ email: 'prva@zlo.example' });
    const about = { email: ASSOCIATION.toUpperCase() };
    const erase = () => test.asAdmin('post', '/api/privacy/erase?lang=hr', about).expect(200);
    const stays = (await erase()).body.stays.map(
      ({ kind, stays: why }: { kind: string; stays: string }) => `${kind}: ${why}`,
    );
    expect(stays).toEqual([
      expect.stringMatching(/^change-notices: Ostaje do \d+\. .* u \d+:\d\d, /),
      expect.stringMatching(/^former-notice-addresses: Ostaje do \d+\. .* u \d+:\d\d, /),
    ]);
    await change({ iban: OTHER_IBAN });
    expect(await recipients()).toContain(ASSOCIATION);

    const notices: { id: number }[] = await test.dataSource.query(
      `SELECT id FROM mails WHERE kind = 'account-change' AND recipient <> $1`,
      [ASSOCIATION],
    );
    const [{ id = 0 } = {}] = notices;
    const { body } = await test.asAdmin('delete', `/api/mails/${id}?lang=hr`).expect(409);
    expect(body.detail).toMatch(/^Ova poruka obavještava o promjeni .* ne može obrisati\.$/);
    const all = { action: 'delete', ids: notices.map((notice) => notice.id) };
    expect((await test.asAdmin('post', '/api/mails/bulk', all).expect(200)).body.done).toEqual([]);

    // When their time is over, nothing of the address stays.
    await test.dataSource.query(
      `UPDATE former_notice_addresses SET ends_at = now();
       UPDATE mails SET created_at = created_at - interval '72 hours'`,
    );
    expect((await erase()).body.stays).toEqual([]);
    expect(await test.dataSource.query(FORMER)).toEqual([]);
    await test.asAdmin('delete', `/api/mails/${id}`).expect(200);
  });
});
