import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import type { DataSource } from 'typeorm';
import { executeSql } from '../../test/setup/execute-sql.js';
import { freshDatabase } from '../../test/setup/fresh-database.js';
import { isDatabaseUnavailable } from './database-unavailable.js';

let dataSource: DataSource;
let drop: () => Promise<void>;
beforeAll(async () => {
  ({ dataSource, drop } = await freshDatabase());
});
afterAll(() => drop());

const terminate = (pid: number): Promise<void> =>
  executeSql(process.env.TEST_SERVER_URL ?? '', 'SELECT pg_terminate_backend($1)', [pid]);

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

it.each([
  ['its disk is full', '53100'],
  ['it has no memory left', '53200'],
  ['its disk cannot be written to', '58030'],
  ['it is shutting down', '57P01'],
  ['two transactions are in a deadlock', '40P01'],
  ['a transaction cannot be serialized', '40001'],
  ['it refuses connections', 'ECONNREFUSED'],
])('a database is unavailable when %s', (_, code) => {
  expect(isDatabaseUnavailable(Object.assign(new Error('no'), { code }))).toBe(true);
});

describe('an error in a statement', () => {
  it('does not count as an unavailable database', async () => {
    for (const sql of ['SELECT 1/0', 'SELECT nothing', `SELECT 'x'::int`]) {
      expect(isDatabaseUnavailable(await failureOf(dataSource.query(sql)))).toBe(false);
    }
    expect(isDatabaseUnavailable(new Error('Something else'))).toBe(false);
  });
});

describe('the loss of a connection', () => {
  it('between two statements of a transaction counts as an unavailable database', async () => {
    const lost = await failureOf(
      dataSource.transaction(async (manager) => {
        const [{ pid }] = await manager.query('SELECT pg_backend_pid() AS pid');
        const connection: pg.PoolClient = await manager.queryRunner?.connect();
        const gone = new Promise((resolve) => connection.once('end', () => resolve(undefined)));
        await terminate(pid);
        await gone;
        await manager.query('SELECT 1');
      }),
    );
    expect(lost).toBeInstanceOf(Error);
    expect(isDatabaseUnavailable(lost)).toBe(true);
  });

  it('during a statement counts as an unavailable database', async () => {
    const runner = dataSource.createQueryRunner();
    const [{ pid }] = await runner.query('SELECT pg_backend_pid() AS pid');
    const lost = failureOf(runner.query('SELECT pg_sleep(30)'));
    await terminate(pid);
    expect(isDatabaseUnavailable(await lost)).toBe(true);
    await runner.release();
  });
});
