import { Writable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { freshDatabase } from '../../test/setup/fresh-database.js';
import { describeError } from './describe-error.js';
import { createLogger, NestLogger } from './logger.js';

const ADDRESS = 'ana.horvat@udruga.example';
const MESSAGE = 'Poruka koju nitko drugi ne smije vidjeti';

let lines: string[] = [];
const sink = new Writable({
  write(chunk, _encoding, done) {
    lines.push(String(chunk));
    done();
  },
});
const logger = createLogger({ logLevel: 'trace' }, sink);
const logged = () => lines.join('');
beforeEach(() => {
  lines = [];
});

describe('the log of a database error', () => {
  let dataSource: DataSource;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    ({ dataSource, drop } = await freshDatabase());
    await dataSource.query(
      `CREATE TABLE messages (email text CONSTRAINT one_each UNIQUE, text text, day date)`,
    );
    await dataSource.query('INSERT INTO messages VALUES ($1, $2)', [ADDRESS, MESSAGE]);
  });
  afterAll(() => drop());

  const failure = (sql: string, parameters: unknown[]): Promise<unknown> =>
    dataSource.query(sql, parameters).then(
      () => {
        throw new Error('The statement did not fail.');
      },
      (error: unknown) => error,
    );

  it('contains the statement, the code and the constraint, and no value', async () => {
    const insert = 'INSERT INTO messages VALUES ($1, $2)';
    for (const [sql, parameters, code] of [
      [insert, [ADDRESS, MESSAGE], '23505'],
      ['INSERT INTO nothing VALUES ($1, $2)', [ADDRESS, MESSAGE], '42P01'],
      ['SELECT $1::text::date', [ADDRESS], '22007'],
      ['SELECT $1::text::date', [`"${MESSAGE}"`], '22007'],
      ['SELECT $1::text::json', [`{"poruka": ${MESSAGE}}`], '22P02'],
    ] as const) {
      lines = [];
      logger.error({ err: await failure(sql, [...parameters]) }, 'request failed');
      const { err } = JSON.parse(logged());
      expect(err).toMatchObject({ type: 'QueryFailedError', code, statement: sql });
      expect(err.message).not.toBe('');
      expect(err.stack).toMatch(/^\s+at /);
      expect(logged()).not.toContain(ADDRESS);
      expect(logged()).not.toContain(MESSAGE);
    }
    const error = await failure(insert, [ADDRESS, MESSAGE]);
    expect(describeError(error)).toMatchObject({ constraint: 'one_each', table: 'messages' });
  });

  it('contains no values of a statement whose connection is lost', async () => {
    const runner = dataSource.createQueryRunner();
    const [{ pid }] = await runner.query('SELECT pg_backend_pid() AS pid');
    const sleeping = runner
      .query('INSERT INTO messages SELECT $1, $2, current_date FROM pg_sleep(30)', ['x', MESSAGE])
      .catch((error: unknown) => error);
    const other = new pg.Client({ connectionString: process.env.TEST_SERVER_URL });
    await other.connect();
    await other.query('SELECT pg_terminate_backend($1)', [pid]);
    await other.end();
    logger.error({ err: await sleeping }, 'request failed');
    await runner.release();
    expect(JSON.parse(logged()).err).toMatchObject({ code: '57P01' });
    expect(logged()).not.toContain(MESSAGE);
  });

  it('contains no values by any way of logging, nor in messages', async () => {
    const error = await failure('SELECT $1::text::date', [ADDRESS]);
    logger.warn(error);
    logger.warn({ err: error });
    new NestLogger(logger).error(error, 'Router');
    new NestLogger(logger).error(`No mail to <${ADDRESS}>`, `Error: ${ADDRESS}`, 'Router');
    expect(lines).toHaveLength(4);
    expect(logged()).not.toContain(ADDRESS);
  });
});

describe('the description of an error', () => {
  it('includes causes and the errors of an AggregateError', () => {
    const cause = new Error(`550 <${ADDRESS}> unknown`);
    const error = new AggregateError([cause], 'Several failed', { cause });
    expect(describeError(error)).toMatchObject({
      type: 'AggregateError',
      message: 'Several failed',
      cause: { message: '550 <…@…> unknown' },
      errors: [{ message: '550 <…@…> unknown' }],
    });
  });

  it('is limited in length, even with a circular cause', () => {
    const error = new Error('x'.repeat(100_000));
    error.cause = error;
    expect(JSON.stringify(describeError(error)).length).toBeLessThan(20_000);
  });
});
