import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import pg from 'pg';
import { startTestApp, type TestApp } from '../setup/test-app.js';

let test: TestApp;
/** Connections of another process to the same database. */
let others: pg.Client[];
beforeAll(async () => {
  test = await startTestApp({}, undefined, async (_app, url) => {
    others = Array.from({ length: 4 }, () => new pg.Client({ connectionString: url }));
    await Promise.all(others.map((client) => client.connect()));
  });
});
afterAll(async () => {
  await Promise.all(others.map((client) => client.end()));
  await test.close();
});
beforeEach(() => elsewhere('TRUNCATE contact_messages, donations, newsletters CASCADE'));

const elsewhere = (sql: string) => (others[0] as pg.Client).query(sql);

async function total(path: string): Promise<number> {
  const separator = path.includes('?') ? '&' : '?';
  const answer = await test.anonymous
    .get(`${path}${separator}range=[0,0]`)
    .set(test.admin)
    .expect(200);
  return Number(answer.headers['content-range']?.split('/')[1]);
}

const insertMessages = (count: number) => `
  INSERT INTO contact_messages (name, email, subject, message)
  SELECT 'Ana', 'ana@udruga.example', 'Radionica', 'Pitanje' FROM generate_series(1, ${count})`;

const insertDonations = (count: number) => `
  INSERT INTO donations (amount, currency, paid_cents)
  SELECT 10, 'EUR', 1000 FROM generate_series(1, ${count})`;

it('counts rows exactly after each statement of any process', async () => {
  const totals = async () => [
    await total('/api/contact'),
    await total('/api/contact?q=radionica'),
    await total('/api/contact?state=open'),
  ];
  expect(await totals()).toEqual([0, 0, 0]);
  await elsewhere(insertMessages(40));
  expect(await totals()).toEqual([40, 40, 0]);
  await elsewhere(`UPDATE contact_messages SET is_read = true, subject = 'Upit'
    WHERE id IN (SELECT id FROM contact_messages LIMIT 10)`);
  expect(await totals()).toEqual([40, 30, 10]);
  await elsewhere(`DELETE FROM contact_messages WHERE is_read`);
  expect(await totals()).toEqual([30, 30, 0]);
  await elsewhere('TRUNCATE contact_messages CASCADE');
  expect(await totals()).toEqual([0, 0, 0]);
});

it('counts no rows that were not committed', async () => {
  await elsewhere('BEGIN');
  await elsewhere(insertMessages(3));
  expect(await total('/api/contact')).toBe(0);
  await elsewhere('ROLLBACK');
  expect(await total('/api/contact')).toBe(0);
});

it('lets transactions write at the same time without waiting for one another', async () => {
  for (const client of others) {
    await client.query(`BEGIN; SET LOCAL lock_timeout = '1s'`);
    await client.query(insertMessages(2));
    await client.query(insertDonations(2));
  }
  for (const client of others) await client.query('COMMIT');
  expect([await total('/api/contact'), await total('/api/donations')]).toEqual([8, 8]);
});

it('counts matching rows again only after their table changed', async () => {
  await elsewhere(insertMessages(5));
  expect(await total('/api/contact?q=radionica')).toBe(5);
  await elsewhere('ALTER TABLE contact_messages DISABLE TRIGGER USER');
  await elsewhere(insertMessages(1));
  await elsewhere('ALTER TABLE contact_messages ENABLE TRIGGER USER');
  expect(await total('/api/contact?q=radionica')).toBe(5);
  await elsewhere(insertMessages(1));
  expect(await total('/api/contact?q=radionica')).toBe(7);
});

it('adds up donations again after a donation changed, or a payment for one', async () => {
  const totals = async () => {
    const { body } = await test.anonymous.get('/api/donations/totals').set(test.admin).expect(200);
    return [body.all, body.ways];
  };
  await elsewhere(insertDonations(3));
  const donations = { currency: 'EUR', status: 'completed', count: 3, cents: 3000 };
  expect(await totals()).toEqual([[donations], [{ ...donations, way: 'transfer' }]]);
  await elsewhere('UPDATE donations SET paid_cents = 2000');
  const paid = { ...donations, cents: 6000 };
  expect(await totals()).toEqual([[paid], [{ ...paid, way: 'transfer' }]]);
  await elsewhere('DELETE FROM bank_payments');
  await elsewhere(`UPDATE donations SET method = 'cash'`);
  expect(await totals()).toEqual([[paid], [{ ...paid, way: 'cash' }]]);
});
