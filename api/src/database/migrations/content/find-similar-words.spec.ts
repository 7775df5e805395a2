import { expect, it } from '@jest/globals';
import { createEvent } from '../../../../test/factories/event.factory.js';
import { migratedDatabase } from '../../../../test/setup/fresh-database.js';

it('finds words that are similar to another by their index, also in a small table', async () => {
  const { dataSource, drop } = await migratedDatabase();
  await dataSource.query(
    `INSERT INTO search_words SELECT 'events', word, 1 FROM unnest(ARRAY['podrska', 'posao']) AS word`,
  );
  const runner = dataSource.createQueryRunner();
  const indexScans = async () => {
    await runner.query('SELECT pg_stat_force_next_flush()');
    const [index]: { scans: string }[] = await runner.query(`
      SELECT idx_scan AS scans FROM pg_stat_user_indexes
      WHERE indexrelname = 'search_words_likeness_index'
    `);
    return Number(index?.scans);
  };
  const before = await indexScans();
  expect(await runner.query(`SELECT word FROM similar_words('podrksa')`)).toEqual([
    { word: 'podrska' },
  ]);
  expect(await indexScans()).toBe(before + 1);

  await runner.release();
  await drop();
});

it('stores new counts of words without changing the index, which takes new words at once', async () => {
  const { dataSource, drop } = await migratedDatabase();
  const words = Array.from({ length: 200 }, (_, index) => `rijec${index}`).join(' ');
  await createEvent(dataSource, { description: words });
  const runner = dataSource.createQueryRunner();
  for (let count = 0; count < 5; count += 1) {
    await runner.query('UPDATE search_words SET row_count = row_count + 1');
  }
  await runner.query('SELECT pg_stat_force_next_flush()');
  const [row]: { updates: string; inPage: string }[] = await runner.query(`
    SELECT n_tup_upd AS updates, n_tup_hot_upd AS "inPage" FROM pg_stat_user_tables
    WHERE relname = 'search_words'
  `);
  expect(Number(row?.updates)).toBeGreaterThan(1_000);
  expect(Number(row?.inPage)).toBeGreaterThan(0.8 * Number(row?.updates));

  // What the index only notes is compared with each searched word, until a job sorts it in.
  const [index]: { options: string[] }[] = await runner.query(
    `SELECT reloptions AS options FROM pg_class WHERE relname = 'search_words_likeness_index'`,
  );
  expect(index?.options).toContain('fastupdate=off');
  await runner.release();
  await drop();
});
