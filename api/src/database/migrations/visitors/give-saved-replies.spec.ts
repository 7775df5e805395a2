import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { createUser } from '../../../../test/factories/user.factory.js';
import { migratedDatabase } from '../../../../test/setup/fresh-database.js';
import { GiveSavedReplies1700000000075 } from './give-saved-replies.js';

let dataSource: DataSource;
let drop: () => Promise<void>;
beforeEach(async () => {
  ({ dataSource, drop } = await migratedDatabase());
});
afterEach(() => drop());

async function names(): Promise<string[]> {
  const runner = dataSource.createQueryRunner();
  await new GiveSavedReplies1700000000075().up(runner);
  await runner.release();
  const rows = await dataSource.query<{ name: string }[]>(
    'SELECT name FROM saved_replies ORDER BY id',
  );
  return rows.map(({ name }) => name);
}

it('gives a site with content saved replies, once', async () => {
  await createUser(dataSource);
  const given = ['Volontiranje', 'Suradnja i partnerstvo', 'Razgovor i podrška'];
  expect(await names()).toEqual(given);
  expect(await names()).toEqual(given);
});

it('leaves an empty database to the seed', async () => {
  expect(await names()).toEqual([]);
});

it('does not bring back what an administrator deleted', async () => {
  await createUser(dataSource);
  await dataSource.query(`INSERT INTO saved_replies (name, text, text_en) VALUES ('A', 'a', 'a')`);
  await dataSource.query('DELETE FROM saved_replies');
  expect(await names()).toEqual([]);
});
