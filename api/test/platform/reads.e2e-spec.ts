import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { QueryFailedError, type DataSource } from 'typeorm';
import { BlogPost } from '../../src/blog/blog-post.entity.js';
import { ENTITIES } from '../../src/database/entities.js';
import { installSeed } from '../../src/database/seed/install-seed.js';
import { readRow, readRows } from '../../src/reads/read-rows.js';
import { createBankPayment } from '../factories/bank-payment.factory.js';
import { createBlogPost } from '../factories/blog-post.factory.js';
import { createContactMessage } from '../factories/contact-message.factory.js';
import { createDonation } from '../factories/donation.factory.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

let test: TestApp;
let dataSource: DataSource;
/** Connections of another process to the same database. */
let others: pg.Client[];
beforeAll(async () => {
  test = await startTestApp({}, undefined, async (_app, url) => {
    others = Array.from({ length: 4 }, () => new pg.Client({ connectionString: url }));
    await Promise.all(others.map((client) => client.connect()));
  });
  ({ dataSource } = test);
});
afterAll(async () => {
  await Promise.all(others.map((client) => client.end()));
  await test.close();
});

describe('rows that are read without TypeORM’s hydration', () => {
  const posts = () => dataSource.getRepository(BlogPost).createQueryBuilder('post');
  const bySlug = (slug: string) => readRow(posts().where('post.slug = :slug', { slug }));

  it('are the entities that TypeORM makes', async () => {
    await installSeed(dataSource, { adminUsername: 'administrator', adminPassword: undefined });
    await createContactMessage(dataSource);
    await createDonation(dataSource);
    await createBankPayment(dataSource);
    for (const entity of ENTITIES) {
      const query = () => dataSource.getRepository<object>(entity).createQueryBuilder('row');
      const rows = await readRows(query());
      const expected = await query().getMany();
      expect([entity.name, rows]).toEqual([entity.name, expected]);
      expect(JSON.stringify(rows)).toBe(JSON.stringify(expected));
      for (const row of rows) expect(row).toBeInstanceOf(entity);
    }
  });

  it('are those of each value of a parameter, and of each length of a list', async () => {
    const [first, second] = [await createBlogPost(dataSource), await createBlogPost(dataSource)];
    expect(await bySlug(first.slug)).toMatchObject({ id: first.id });
    expect(await bySlug(second.slug)).toMatchObject({ id: second.id });
    expect(await bySlug('nema-ga')).toBeNull();
    const byIds = (ids: number[]) => readRows(posts().where('post.id IN (:...ids)', { ids }));
    expect(await byIds([first.id])).toHaveLength(1);
    expect(await byIds([first.id, second.id, 0])).toHaveLength(2);
  });

  it('are those of the transaction in which they are read', async () => {
    const { id } = await createBlogPost(dataSource, { title: 'Prije' });
    await dataSource.transaction(async (manager) => {
      await manager.update(BlogPost, id, { title: 'Poslije' });
      const inside = manager.createQueryBuilder(BlogPost, 'post').where({ id });
      expect(await readRow(inside)).toMatchObject({ title: 'Poslije' });
      expect(await readRow(posts().where({ id }))).toMatchObject({ title: 'Prije' });
    });
  });

  it('fail with the error of TypeORM, after which the connection is used again', async () => {
    const failing = readRows(posts().where('post.id = :id', { id: 'no number' }));
    await expect(failing).rejects.toThrow(QueryFailedError);
    expect(await readRow(posts().where('post.id = :id', { id: 0 }))).toBeNull();
  });
});

describe('the counts of tables', () => {
  beforeEach(() => elsewhere('TRUNCATE contact_messages, donations, newsletters CASCADE'));

  const elsewhere = (sql: string) => (others[0] as pg.Client).query(sql);

  async function total(path: string): Promise<number> {
    const separator = path.includes('?') ? '&' : '?';
    const answer = await test.asAdmin('get', `${path}${separator}range=[0,0]`).expect(200);
    return Number(answer.headers['content-range']?.split('/')[1]);
  }

  const insertMessages = (count: number) => `
    INSERT INTO contact_messages (name, email, subject, message)
    SELECT 'Ana', 'ana@udruga.example', 'Radionica', 'Pitanje' FROM generate_series(1, ${count})`;
  const insertDonations = (count: number) => `
    INSERT INTO donations (amount, currency, paid_cents)
    SELECT 10, 'EUR', 1000 FROM generate_series(1, ${count})`;

  it('are exact after each committed statement of any process', async () => {
    const totals = async () => [
      await total('/api/contact'),
      await total('/api/contact?q=radionica'),
      await total('/api/contact?state=open'),
    ];
    expect(await totals()).toEqual([0, 0, 0]);
    await elsewhere('BEGIN');
    await elsewhere(insertMessages(40));
    expect(await totals()).toEqual([0, 0, 0]);
    await elsewhere('COMMIT');
    expect(await totals()).toEqual([40, 40, 0]);
    await elsewhere(`UPDATE contact_messages SET is_read = true, subject = 'Upit'
      WHERE id IN (SELECT id FROM contact_messages LIMIT 10)`);
    expect(await totals()).toEqual([40, 30, 10]);
    await elsewhere(`DELETE FROM contact_messages WHERE is_read`);
    expect(await totals()).toEqual([30, 30, 0]);
    await elsewhere('TRUNCATE contact_messages CASCADE');
    expect(await totals()).toEqual([0, 0, 0]);
  });

  it('let transactions write at the same time without waiting for one another', async () => {
    for (const client of others) {
      await client.query(`BEGIN; SET LOCAL lock_timeout = '1s'`);
      await client.query(insertMessages(2));
      await client.query(insertDonations(2));
    }
    for (const client of others) await client.query('COMMIT');
    expect([await total('/api/contact'), await total('/api/donations')]).toEqual([8, 8]);
  });

  it('of donations are added up again after a donation changed', async () => {
    const totals = async () => {
      const { body } = await test.asAdmin('get', '/api/donations/totals').expect(200);
      return [body.all, body.ways];
    };
    await elsewhere(insertDonations(3));
    const donations = { currency: 'EUR', status: 'completed', count: 3, cents: 3000 };
    expect(await totals()).toEqual([[donations], [{ ...donations, way: 'transfer' }]]);
    await elsewhere(`UPDATE donations SET paid_cents = 2000, method = 'cash'`);
    const paid = { ...donations, cents: 6000 };
    expect(await totals()).toEqual([[paid], [{ ...paid, way: 'cash' }]]);
  });
});
