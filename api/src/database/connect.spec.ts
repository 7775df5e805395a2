import { expect, it } from '@jest/globals';
import { freshDatabase } from '../../test/setup/fresh-database.js';
import { connect } from './connect.js';
import { createDataSource } from './data-source.js';
import { urlOf } from './migrate.js';

async function messageFor(url: string): Promise<string> {
  try {
    await connect(createDataSource(url), url);
  } catch (error) {
    return String(error);
  }
  return 'connected';
}

it('names the database that cannot be reached, without the password', async () => {
  expect(await messageFor('postgres://site:secret@127.0.0.1:1/site?sslmode=disable')).toBe(
    'DatabaseError: There is no connection to postgres://127.0.0.1:1/site, the database of ' +
      'DATABASE_URL: connect ECONNREFUSED 127.0.0.1:1.',
  );
});

it('says why a server refuses the connection', async () => {
  const { dataSource, drop } = await freshDatabase();
  const url = new URL(urlOf(dataSource));
  url.pathname = '/unknown';
  expect(await messageFor(url.href)).toMatch(/: database "unknown" does not exist\.$/);
  await drop();
});
