import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ContactMessage } from '../../src/contact/contact-message.entity.js';
import { Donation } from '../../src/donations/donation.entity.js';
import { Mail } from '../../src/mail/mail.entity.js';
import { Subscriber } from '../../src/newsletter/subscriber.entity.js';
import { PersonalDataRegistry } from '../../src/personal-data/personal-data-registry.js';
import { RetentionService } from '../../src/privacy/retention.service.js';
import { createBankPayment } from '../factories/bank-payment.factory.js';
import { createContactMessage } from '../factories/contact-message.factory.js';
import { createDonation } from '../factories/donation.factory.js';
import { createMail } from '../factories/mail.factory.js';
import { createSubscriber, uniqueEmail } from '../factories/newsletter.factory.js';
import { settingsBody } from '../factories/settings.factory.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  for (const table of ['contact_messages', 'donations', 'mails', 'newsletters']) {
    await test.dataSource.query(`DELETE FROM ${table}`);
  }
  await test
    .asAdmin(
      'put',
      '/api/settings/1',
      settingsBody({
        contactRetentionMonths: 24,
        unconfirmedRetentionDays: 30,
        donationRetentionYears: 7,
      }),
    )
    .expect(200);
});

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
const runRetention = () => test.app.get(RetentionService, { strict: false }).apply();
const readOverview = async (language = 'hr') =>
  (await test.asAdmin('get', `/api/privacy?lang=${language}`).expect(200)).body;
const remainingIds = async (entity: typeof ContactMessage | typeof Donation | typeof Mail) =>
  (await test.dataSource.manager.find(entity)).map(({ id }) => id).sort();

describe('the nightly deletion', () => {
  it('deletes messages after the months in the settings', async () => {
    const months = (count: number) => {
      const date = new Date();
      date.setUTCMonth(date.getUTCMonth() - count);
      return date;
    };
    const old = new Date(months(24).getTime() - DAY_MS);
    await createContactMessage(test.dataSource, { receivedAt: old });
    const recent = await createContactMessage(test.dataSource, {
      receivedAt: new Date(months(24).getTime() + 2 * DAY_MS),
    });
    await runRetention();
    expect(await remainingIds(ContactMessage)).toEqual([recent.id]);
    await test.asAdmin('put', '/api/settings/1', { contactRetentionMonths: 1 }).expect(200);
    await runRetention();
    expect(await remainingIds(ContactMessage)).toEqual([]);
  });

  it('deletes unconfirmed subscribers, and mails a month after sending', async () => {
    await createSubscriber(test.dataSource, { subscribedAt: daysAgo(31) });
    const confirmed = await createSubscriber(test.dataSource, {
      subscribedAt: daysAgo(900),
      confirmedAt: daysAgo(899),
    });
    await createMail(test.dataSource, { state: 'sent', sentAt: daysAgo(31) });
    await createMail(test.dataSource, { state: 'failed', lastAttemptAt: daysAgo(31) });
    const remaining = [
      await createMail(test.dataSource, { state: 'sent', sentAt: daysAgo(29) }),
      await createMail(test.dataSource, { createdAt: daysAgo(400) }),
    ];
    await runRetention();
    expect(await remainingIds(Mail)).toEqual(remaining.map(({ id }) => id).sort());
    const subscribers = await test.dataSource.manager.find(Subscriber);
    expect(subscribers.map(({ id }) => id)).toEqual([confirmed.id]);
    const { retention } = await readOverview();
    expect(retention).toMatchObject({ complete: true });
    expect(retention.deleted.map(({ text }: { text: string }) => text).sort()).toEqual([
      'Iz popisa e-pošte obrisane su 2 poruke',
      'Obrisana je 1 pretplata na newsletter',
    ]);
  });

  it('vacuums the tables, and completes where that fails', async () => {
    const registry = test.app.get(PersonalDataRegistry, { strict: false });
    registry.add({ kind: 'a table that is not there', columns: { no_such_table: ['name'] } });
    await createContactMessage(test.dataSource, { receivedAt: daysAgo(900) });
    const [{ now }] = await test.dataSource.query('SELECT clock_timestamp() AS now');
    await runRetention();
    const vacuumed: { name: string }[] = await test.dataSource.query(
      `SELECT relname AS name FROM pg_stat_user_tables
       WHERE last_vacuum > $1 AND last_analyze > $1`,
      [now],
    );
    const tables = new Set(registry.all().flatMap(({ columns }) => Object.keys(columns)));
    tables.delete('no_such_table');
    expect(tables).toContain('contact_messages');
    expect(new Set(vacuumed.map(({ name }) => name))).toEqual(tables);
    expect((await readOverview()).retention).toMatchObject({ complete: true });
    expect(await test.dataSource.query('SHOW statement_timeout')).toEqual([
      { statement_timeout: '15s' },
    ]);
  });

  it('counts the years of a donation from the end of the year of receipt in Croatian time', async () => {
    const year = Number(
      new Intl.DateTimeFormat('en', { timeZone: 'Europe/Zagreb', year: 'numeric' }).format(),
    );
    const received = (receivedAt: string) =>
      createDonation(test.dataSource, {
        status: 'completed',
        receivedAt: new Date(receivedAt),
        donatedAt: daysAgo(30),
      });
    // Half past eleven in the evening and half past midnight in Zagreb.
    await received(`${year - 8}-12-31T22:30:00Z`);
    const inTime = await received(`${year - 8}-12-31T23:30:00Z`);
    const recent = await received(`${year - 1}-06-01T10:00:00Z`);
    await runRetention();
    expect(await remainingIds(Donation)).toEqual([inTime.id, recent.id].sort());
  });

  it('deletes pledges unpaid for a year, and what accounting does not need of others', async () => {
    for (const status of ['pending', 'cancelled'] as const) {
      await createDonation(test.dataSource, { status, donatedAt: daysAgo(370) });
    }
    const open = await createDonation(test.dataSource, {
      status: 'pending',
      donatedAt: daysAgo(360),
    });
    const paid = await createDonation(test.dataSource, {
      status: 'pending',
      donatedAt: daysAgo(370),
    });
    // This payment waits for an administrator.
    await createBankPayment(test.dataSource, { pledgeReference: paid.reference });
    const old = await createDonation(test.dataSource, {
      status: 'completed',
      donatedAt: daysAgo(800),
      receivedAt: daysAgo(370),
      note: 'Potvrda poslana',
    });
    const recent = await createDonation(test.dataSource, {
      status: 'completed',
      donatedAt: daysAgo(370),
      receivedAt: daysAgo(360),
    });
    await runRetention();
    expect(await remainingIds(Donation)).toEqual([open.id, paid.id, old.id, recent.id].sort());
    const stored = (id: number) => test.dataSource.manager.findOneByOrFail(Donation, { id });
    expect(await stored(old.id)).toMatchObject({
      donorName: 'Ana Horvat',
      note: 'Potvrda poslana',
      reference: old.reference,
      donorEmail: null,
      message: null,
    });
    expect(await stored(recent.id)).toEqual(recent);
    expect(await stored(open.id)).toEqual(open);
    const { retention } = await readOverview('en');
    expect(retention.deleted.map(({ text }: { text: string }) => text)).toEqual([
      '2 donations were deleted',
      'The address and the message were deleted from 1 received donation; what accounting needs is kept',
    ]);
    await runRetention();
    expect((await readOverview()).retention.deleted).toEqual([]);
  });

  it('deletes many rows in batches, and skips locked ones', async () => {
    await test.dataSource.query(
      `INSERT INTO contact_messages (name, email, subject, message, received_at)
       SELECT 'Ana', 'ana' || n || '@udruga.example', 'a', 'a', now() - interval '3 years'
       FROM generate_series(1, 1101) AS n`,
    );
    const locking = test.dataSource.createQueryRunner();
    await locking.startTransaction();
    await locking.query(
      `SELECT 1 FROM contact_messages WHERE email = 'ana700@udruga.example' FOR UPDATE`,
    );
    try {
      await runRetention();
      expect(await remainingIds(ContactMessage)).toHaveLength(1);
      expect((await readOverview()).retention.deleted[0].text).toBe(
        'Obrisano je 1.100 poruka s obrasca',
      );
    } finally {
      await locking.rollbackTransaction();
      await locking.release();
    }
    await runRetention();
    expect(await remainingIds(ContactMessage)).toEqual([]);
  });

  it('deletes expired hashes, and records of earlier years', async () => {
    await test.dataSource.query(
      `INSERT INTO recent_submissions (key, row_id, expires_at) VALUES
         ('over', 1, now() - interval '1 minute'), ('not yet', 1, now() + interval '1 hour')`,
    );
    await test.dataSource.query(
      `INSERT INTO rate_limits (key, points, expire) VALUES
         ('over', 1, extract(epoch FROM now()) * 1000 - 1000),
         ('not yet', 1, extract(epoch FROM now()) * 1000 + 600000)`,
    );
    await test.dataSource.query(
      `INSERT INTO erasures (address_hash, erased_by, counts, erased_at) VALUES
         ('old', 'Ana', '{}', now() - interval '37 months'),
         ('recent', 'Ana', '{}', now() - interval '35 months')`,
    );
    await test.dataSource.query(
      `INSERT INTO retention_runs (counts, ran_at) VALUES ('{}', now() - interval '13 months')`,
    );
    await runRetention();
    const keys = async (table: string, column: string) =>
      (await test.dataSource.query(`SELECT ${column} AS key FROM ${table}`)).map(
        ({ key }: { key: string }) => key,
      );
    expect(await keys('recent_submissions', 'key')).toEqual(['not yet']);
    expect(await keys('rate_limits', 'key')).not.toContain('over');
    expect(await keys('rate_limits', 'key')).toContain('not yet');
    expect(await keys('erasures', 'address_hash')).toEqual(['recent']);
    expect(
      await test.dataSource.query(
        `SELECT 1 FROM retention_runs WHERE ran_at < now() - interval '1 year'`,
      ),
    ).toEqual([]);
  });

  it('processes all other kinds when one fails, reports that, and is repeated', async () => {
    await createContactMessage(test.dataSource, {
      email: uniqueEmail(),
      receivedAt: daysAgo(1000),
    });
    let broken = true;
    test.app.get(PersonalDataRegistry, { strict: false }).add({
      kind: 'broken',
      columns: {},
      deleteExpired: () => (broken ? Promise.reject(new Error('Broken')) : Promise.resolve({})),
    });
    await expect(runRetention()).rejects.toThrow('Not looked through: broken.');
    expect(await remainingIds(ContactMessage)).toEqual([]);
    expect((await readOverview()).retention.complete).toBe(false);
    broken = false;
    await runRetention();
    expect((await readOverview()).retention.complete).toBe(true);
  });
});
