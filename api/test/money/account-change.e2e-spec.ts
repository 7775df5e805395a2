import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AuditEntry } from '../../src/audit/audit-entry.entity.js';
import { APP_CONFIG } from '../../src/config/app-config.js';
import type { Config } from '../../src/config/config.js';
import { ContentChanges } from '../../src/content/content-changes.js';
import { MailQueueService } from '../../src/mail/mail-queue.service.js';
import { Mail } from '../../src/mail/mail.entity.js';
import { PhotoStyles } from '../../src/media/photo-style.js';
import { RetentionService } from '../../src/privacy/retention.service.js';
import { AccountChange } from '../../src/settings/account/account-change.entity.js';
import { AccountChangesService } from '../../src/settings/account/account-changes.service.js';
import { NoticeEmailsService } from '../../src/settings/account/notice-emails.service.js';
import { DEFAULT_SETTINGS } from '../../src/settings/default-settings.js';
import { Settings } from '../../src/settings/settings.entity.js';
import { SettingsService } from '../../src/settings/settings.service.js';
import { UsersService } from '../../src/users/users.service.js';
import { donationBody } from '../factories/donation.factory.js';
import { OTHER_IBAN } from '../factories/settings.factory.js';
import { createUser } from '../factories/user.factory.js';
import { accountChangeToken } from '../setup/mail/account-change-token.js';
import { startMailApp, type MailApp } from '../setup/mail/mail-app.js';
import { MailServer } from '../setup/mail/mail-server.js';
import { uniqueIp } from '../setup/unique-ip.js';
import { waitFor } from '../setup/wait-for.js';

const { iban: OWN_IBAN, bankRecipient: OWN_NAME, email: ASSOCIATION } = DEFAULT_SETTINGS;

const server = new MailServer();
let test: MailApp;
beforeAll(async () => {
  test = await startMailApp({
    SMTP_URL: await server.start(),
    PUBLIC_URL: 'https://udruga.example',
  });
});
afterAll(async () => {
  await test.close();
  await server.stop();
});

beforeEach(async () => {
  await test.dataSource.getRepository(AccountChange).delete({ id: 1 });
  await test.dataSource.getRepository(Mail).delete({ kind: 'account-change' });
  await test.dataSource.query(
    'UPDATE settings SET iban = $1, bank_recipient = $2, account_change_hours = 24',
    [OWN_IBAN, OWN_NAME],
  );
  test.app.get(ContentChanges).changed();
});

const change = async (fields: object) =>
  (await test.asAdmin('patch', '/api/settings/1', fields).expect(200)).body;
const read = async (headers: object = {}) =>
  (
    await test.anonymous
      .get('/api/settings/1')
      .set({ ...headers })
      .expect(200)
  ).body;
const current = () => test.app.get(SettingsService, { strict: false }).current();
const mails = () => test.dataSource.getRepository(Mail).findBy({ kind: 'account-change' });
const stop = (token: string) =>
  test.anonymous
    .post('/api/settings/account-change/stop')
    .set('X-Forwarded-For', uniqueIp())
    .send({ token });

/** The settings as another process on the same database reads them, with caches of its own. */
function inAnotherProcess(): SettingsService {
  const changes = new ContentChanges();
  const { dataSource, app } = test;
  const queue = app.get(MailQueueService, { strict: false });
  const users = app.get(UsersService, { strict: false });
  const addresses = app.get(NoticeEmailsService, { strict: false });
  const config = app.get<Config>(APP_CONFIG);
  const account = new AccountChangesService(dataSource, queue, addresses, changes, config);
  const settings = dataSource.getRepository(Settings);
  return new SettingsService(settings, changes, account, users, new PhotoStyles());
}

/** Brings the moment forward at which the waiting change holds. */
async function holdIn(interval: string): Promise<void> {
  await test.dataSource.query('UPDATE account_changes SET holds_at = now() + $1::interval', [
    interval,
  ]);
  test.app.get(ContentChanges).changed();
}

describe('another account for donations', () => {
  it('waits for 24 hours, and until then the site shows the earlier one', async () => {
    const body = await change({ iban: OTHER_IBAN, phone: '+385 1 555 0123' });
    expect(body).toMatchObject({
      iban: OWN_IBAN,
      phone: '+385 1 555 0123',
      pendingAccount: { iban: OTHER_IBAN, bankRecipient: null, accountChangeHours: null },
    });
    const wait = Date.parse(body.pendingAccount.holdsAt) - Date.now();
    expect(Math.round(wait / 60_000)).toBe(24 * 60);
    expect((await current()).iban).toBe(OWN_IBAN);
    const { body: pledge } = await test.anonymous
      .post('/api/donations')
      .set('X-Forwarded-For', uniqueIp())
      .send(donationBody())
      .expect(201);
    expect(pledge.payment.iban).toBe(OWN_IBAN);
  });

  it('is known to administrators and accountants only', async () => {
    await change({ bankRecipient: 'Netko Drugi' });
    const accountant = await read(await test.signIn({ role: 'accountant' }));
    expect(accountant.pendingAccount).toMatchObject({ bankRecipient: 'Netko Drugi' });
    expect(accountant.accountChangeHours).toBe(24);
    for (const headers of [{}, await test.signIn({ role: 'editor' })]) {
      const seen = await read(headers);
      expect(seen).not.toHaveProperty('pendingAccount');
      expect(seen).not.toHaveProperty('accountChangeHours');
    }
  });

  it('keeps waiting when the stored values are saved again', async () => {
    const { pendingAccount } = await change({ iban: OTHER_IBAN });
    const again = await change({ iban: OWN_IBAN, bankRecipient: OWN_NAME });
    expect(again.pendingAccount).toEqual(pendingAccount);
  });

  it('begins to wait anew when it is replaced by yet another one', async () => {
    await change({ iban: OTHER_IBAN });
    const [first] = await mails();
    await holdIn('1 hour');
    const { pendingAccount } = await change({ iban: 'HR6623400091110651272' });
    expect(pendingAccount.iban).toBe('HR6623400091110651272');
    expect(Date.parse(pendingAccount.holdsAt) - Date.now()).toBeGreaterThan(23 * 3_600_000);
    await stop(accountChangeToken(await server.textOf(first))).expect(404);
  });

  it('holds once its time has come, in every process, in caches and in the change log', async () => {
    await change({ iban: OTHER_IBAN });
    const validFor = (await test.app.get(ContentChanges).validUntil()) - Date.now();
    expect(Math.round(validFor / 3_600_000)).toBe(24);
    const other = inAnotherProcess();
    expect((await other.current()).iban).toBe(OWN_IBAN);
    const [mail] = await mails();
    await holdIn('0 seconds');
    await stop(accountChangeToken(await server.textOf(mail))).expect(404);
    const [here, there] = await Promise.all([read(), other.one(1, false)]);
    expect([here.iban, there.iban]).toEqual([OTHER_IBAN, OTHER_IBAN]);
    expect((await current()).iban).toBe(OTHER_IBAN);
    expect((await read(test.admin)).pendingAccount).toBeNull();
    const lines = await test.dataSource
      .getRepository(AuditEntry)
      .find({ where: { resource: 'settings' }, order: { id: 'DESC' }, take: 2 });
    expect(lines).toMatchObject([
      { action: 'changed', actorKind: 'site' },
      { action: 'account-change-requested', actorKind: 'user' },
    ]);
  });

  it('holds at once where no time is set, and is announced all the same', async () => {
    await test.dataSource.query('UPDATE settings SET account_change_hours = 0');
    const body = await change({ iban: OTHER_IBAN });
    expect(body).toMatchObject({ iban: OTHER_IBAN, pendingAccount: null });
    const [mail] = await mails();
    const text = await server.textOf(mail);
    expect(text).toContain('Promjena već vrijedi.');
    expect(text).not.toContain('account-change#');
  });
});

describe('the hours for which it waits', () => {
  it('are raised at once, and lowered only after the present ones', async () => {
    const raised = { accountChangeHours: 48, pendingAccount: null };
    expect(await change({ accountChangeHours: 48 })).toMatchObject(raised);
    const body = await change({ iban: OTHER_IBAN, accountChangeHours: 0 });
    expect(body.accountChangeHours).toBe(48);
    expect(body.pendingAccount).toMatchObject({ iban: OTHER_IBAN, accountChangeHours: 0 });
    const wait = Date.parse(body.pendingAccount.holdsAt) - Date.now();
    expect(Math.round(wait / 3_600_000)).toBe(48);
  });
});

describe('the mail about it', () => {
  it('reaches the association and all active administrators, and stops it once', async () => {
    await test.signIn({ role: 'admin', email: 'druga@udruga.example' });
    await test.signIn({ role: 'admin', email: 'bivsa@udruga.example', isActive: false });
    await test.signIn({ role: 'editor', email: 'urednik@udruga.example' });
    await change({ iban: OTHER_IBAN });
    const queued = await mails();
    const recipients = queued.map(({ recipient }) => recipient);
    expect(recipients).toEqual(expect.arrayContaining([ASSOCIATION, 'druga@udruga.example']));
    expect(recipients).not.toContain('bivsa@udruga.example');
    expect(recipients).not.toContain('urednik@udruga.example');
    for (const { id } of queued) await test.waitForState(id, 'sent');

    const toAssociation = queued.find(({ recipient }) => recipient === ASSOCIATION);
    const text = await server.textOf(toAssociation);
    const token = accountChangeToken(text);
    for (const part of ['HR12 1001 0051 8630 0016 0', 'HR17 2360 0001 1012 3456 5']) {
      expect(text).toContain(part);
    }
    for (const words of ['Vrijedi od', 'In force from']) expect(text).toContain(words);
    const rows = await test.dataSource.query('SELECT * FROM account_changes');
    expect(JSON.stringify(rows)).not.toContain(token);
    const unknown = await stop('x'.repeat(43)).expect(404);
    const answers = await Promise.all([stop(token), stop(token), stop(token)]);
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    expect((await read(test.admin)).pendingAccount).toBeNull();
    const [line] = await test.dataSource
      .getRepository(AuditEntry)
      .find({ where: { action: 'account-change-stopped' }, order: { id: 'DESC' }, take: 1 });
    expect(line).toMatchObject({ actorKind: 'visitor', resource: 'settings' });
    expect((await stop(token).expect(404)).body).toEqual(unknown.body);
  });

  it('is limited in how often its link may be tried', async () => {
    const ip = uniqueIp();
    const attempt = () =>
      test.anonymous
        .post('/api/settings/account-change/stop')
        .set('X-Forwarded-For', ip)
        .send({ token: 'x'.repeat(43) });
    for (let tries = 0; tries < 10; tries += 1) await attempt().expect(404);
    await attempt().expect(429);
  });

  it('is not needed by administrators, who stop the change in the panel', async () => {
    await change({ iban: OTHER_IBAN });
    await test.asAdmin('post', '/api/settings/account-change/cancel').expect(204);
    await test.asAdmin('post', '/api/settings/account-change/cancel').expect(404);
    await holdIn('0 seconds');
    expect((await read()).iban).toBe(OWN_IBAN);
  });
});

describe('another address of the association', () => {
  afterEach(() => change({ email: ASSOCIATION }));

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
    expect(sent.mail.text).toContain(next);
  });
});

describe('who would stop the change', () => {
  const FORMER = 'SELECT address, ends_at FROM former_notice_addresses';
  const administrator = (email: string) => createUser(test.dataSource, { role: 'admin', email });
  const recipients = async () => (await mails()).map(({ recipient }) => recipient);
  beforeEach(async () => {
    await test.dataSource.query('DELETE FROM former_notice_addresses');
  });
  afterEach(() => change({ email: ASSOCIATION }));

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
    await stop(token).expect(204);
    expect((await read(test.admin)).pendingAccount).toBeNull();
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
    const { stays } = (await erase()).body;
    expect(stays.map(({ kind }: { kind: string }) => kind)).toEqual([
      'change-notices',
      'former-notice-addresses',
    ]);
    await change({ iban: OTHER_IBAN });
    expect(await recipients()).toContain(ASSOCIATION);

    const notices: { id: number }[] = await test.dataSource.query(
      `SELECT id FROM mails WHERE kind = 'account-change' AND recipient <> $1`,
      [ASSOCIATION],
    );
    const [{ id = 0 } = {}] = notices;
    await test.asAdmin('delete', `/api/mails/${id}`).expect(409);
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
