import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { EntityTarget } from 'typeorm';
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
import { createSubscriber } from '../factories/newsletter.factory.js';
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
  const periods = {
    contactRetentionMonths: 24,
    unconfirmedRetentionDays: 30,
    donationRetentionYears: 7,
  };
  await test.asAdmin('put', '/api/settings/1', settingsBody(periods)).expect(200);
});

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
const runRetention = () => test.app.get(RetentionService, { strict: false }).apply();
const readOverview = async () => (await test.asAdmin('get', '/api/privacy').expect(200)).body;
const remainingIds = async (entity: EntityTarget<{ id: number }>) =>
  (await test.dataSource.manager.find(entity)).map(({ id }) => id).sort();

describe('the nightly deletion', () => {
  it('deletes messages after the months in the settings', async () => {
    const twoYearsAgo = new Date();
    twoYearsAgo.setUTCMonth(twoYearsAgo.getUTCMonth() - 24);
    const received = (days: number) => {
      const receivedAt = new Date(twoYearsAgo.getTime() + days * DAY_MS);
      return createContactMessage(test.dataSource, { receivedAt });
    };
    await received(-1);
    const recent = await received(2);
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
    expect(await remainingIds(Subscriber)).toEqual([confirmed.id]);
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
    const pledged = (status: 'pending' | 'cancelled', days: number) =>
      createDonation(test.dataSource, { status, donatedAt: daysAgo(days) });
    const received = (days: number) =>
      createDonation(test.dataSource, {
        status: 'completed',
        donatedAt: daysAgo(800),
        receivedAt: daysAgo(days),
        note: 'Potvrda poslana',
      });
    await pledged('pending', 370);
    await pledged('cancelled', 370);
    const open = await pledged('pending', 360);
    const paid = await pledged('pending', 370);
    // This payment waits for an administrator.
    await createBankPayment(test.dataSource, { pledgeReference: paid.reference });
    const old = await received(370);
    const recent = await received(360);
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
    const deleted = async () =>
      (await readOverview()).retention.deleted.map(({ count }: { count: number }) => count);
    expect(await deleted()).toEqual([2, 1]);
    await runRetention();
    expect(await deleted()).toEqual([]);
  });

  it('skips locked rows until the next night', async () => {
    const locked = await createContactMessage(test.dataSource, { receivedAt: daysAgo(1000) });
    await createContactMessage(test.dataSource, { receivedAt: daysAgo(1000) });
    const locking = test.dataSource.createQueryRunner();
    await locking.startTransaction();
    await locking.query('SELECT FROM contact_messages WHERE id = $1 FOR UPDATE', [locked.id]);
    try {
      await runRetention();
      expect(await remainingIds(ContactMessage)).toEqual([locked.id]);
    } finally {
      await locking.rollbackTransaction();
      await locking.release();
    }
    await runRetention();
    expect(await remainingIds(ContactMessage)).toEqual([]);
  });

  it('deletes expired hashes, and records of earlier years', async () => {
    await test.dataSource.query(`
      INSERT INTO recent_submissions (key, row_id, expires_at) VALUES
        ('over', 1, now() - interval '1 minute'), ('not yet', 1, now() + interval '1 hour');
      INSERT INTO rate_limits (key, points, expire) VALUES
        ('over', 1, extract(epoch FROM now()) * 1000 - 1000),
        ('not yet', 1, extract(epoch FROM now()) * 1000 + 600000);
      INSERT INTO erasures (address_hash, erased_by, counts, erased_at) VALUES
        ('old', 'Ana', '{}', now() - interval '37 months'),
        ('recent', 'Ana', '{}', now() - interval '35 months');
      INSERT INTO retention_runs (counts, ran_at) VALUES ('{}', now() - interval '13 months')`);
    await runRetention();
    const [kept] = await test.dataSource.query(`
      SELECT (SELECT array_agg(key) FROM recent_submissions) AS submissions,
        (SELECT array_agg(key) FROM rate_limits WHERE key IN ('over', 'not yet')) AS limits,
        (SELECT array_agg(address_hash) FROM erasures) AS erasures,
        (SELECT count(*)::int FROM retention_runs
         WHERE ran_at < now() - interval '1 year') AS runs`);
    expect(kept).toEqual({
      submissions: ['not yet'],
      limits: ['not yet'],
      erasures: ['recent'],
      runs: 0,
    });
  });

  it('processes all other kinds when one fails, reports that, and is repeated', async () => {
    await createContactMessage(test.dataSource, { receivedAt: daysAgo(1000) });
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
