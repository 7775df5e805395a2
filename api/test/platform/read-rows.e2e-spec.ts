import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
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
beforeAll(async () => {
  test = await startTestApp();
  dataSource = test.dataSource;
  await installSeed(dataSource, { adminUsername: 'administrator', adminPassword: undefined });
  await createContactMessage(dataSource);
  await createDonation(dataSource);
  await createBankPayment(dataSource);
});
afterAll(() => test.close());

const posts = () => dataSource.getRepository(BlogPost).createQueryBuilder('post');

describe('rows that are read without TypeORM’s hydration', () => {
  it.each(ENTITIES.map((entity) => [entity.name, entity] as const))(
    'are the entities that TypeORM makes: %s',
    async (_, entity) => {
      const query = () => dataSource.getRepository<object>(entity).createQueryBuilder('row');
      const rows = await readRows(query());
      const expected = await query().getMany();
      expect(rows).toEqual(expected);
      expect(JSON.stringify(rows)).toBe(JSON.stringify(expected));
      for (const row of rows) expect(row).toBeInstanceOf(entity);
    },
  );

  it('are those of each value of a parameter', async () => {
    const [first, second] = [await createBlogPost(dataSource), await createBlogPost(dataSource)];
    const bySlug = (slug: string) => readRow(posts().where('post.slug = :slug', { slug }));
    expect(await bySlug(first.slug)).toMatchObject({ id: first.id });
    expect(await bySlug(second.slug)).toMatchObject({ id: second.id });
    expect(await bySlug('nema-ga')).toBeNull();
  });

  it('are found by lists of any length that are written into the text', async () => {
    const { id } = await createBlogPost(dataSource);
    const byIds = (ids: number[]) => readRows(posts().where('post.id IN (:...ids)', { ids }));
    expect(await byIds([id])).toHaveLength(1);
    expect(await byIds([id, 0, 0])).toHaveLength(1);
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

  it('are planned for each value, unless they are selected by a key', async () => {
    await readRows(posts().where('post.category = :category', { category: 'rijetka' }));
    await readRow(posts().where('post.slug = :slug', { slug: 'nema-ga' }));
    const connections = Array.from({ length: 10 }, () => dataSource.createQueryRunner());
    const statements = await Promise.all(
      connections.map((one) => one.query('SELECT statement FROM pg_prepared_statements')),
    );
    await Promise.all(connections.map((one) => one.release()));
    const text = statements.flat().map(({ statement }: { statement: string }) => statement);
    expect(text).toContainEqual(expect.stringMatching(/"slug" = \$1/));
    expect(text).not.toContainEqual(expect.stringMatching(/"category" = \$1/));
  });
});
