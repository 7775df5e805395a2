import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { IpRateLimit } from '../../src/limits/rate-limit.js';
import { NotFoundError, UnavailableError } from '../../src/problems/domain-errors.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const REFUSAL = { hr: 'Previše.', en: 'Too many.' };

it('counts without the log of the database, which has all that visitors send', async () => {
  const tables: { name: string; logged: boolean }[] = await test.dataSource.query(
    `SELECT relname AS name, relpersistence = 'p' AS logged FROM pg_class
     WHERE relname IN ('rate_limits', 'contact_messages', 'newsletters', 'donations', 'mails')
     ORDER BY NOT relpersistence = 'p', relname`,
  );
  expect(tables.map(({ name, logged }) => [name, logged])).toEqual([
    ['contact_messages', true],
    ['donations', true],
    ['mails', true],
    ['newsletters', true],
    ['rate_limits', false],
  ]);
});

describe('a limit by IP address', () => {
  const createLimit = (keyPrefix: string) => {
    const limit = new IpRateLimit(test.dataSource, { keyPrefix, points: 1, duration: 60 });
    return (ip: string) =>
      limit.consume(ip, REFUSAL).then(
        () => 'accepted',
        () => 'refused',
      );
  };

  it('does not count work that fails on the server, in any network', async () => {
    const limit = new IpRateLimit(test.dataSource, { keyPrefix: 'work', points: 1, duration: 60 });
    const during = (error?: Error) =>
      limit
        .limit('2001:db8:3::1', REFUSAL, () => (error ? Promise.reject(error) : Promise.resolve()))
        .then(
          () => 'done',
          (reason: Error) => reason.constructor.name,
        );
    const failed = new UnavailableError(REFUSAL);
    for (let i = 0; i < 20; i += 1) expect(await during(failed)).toBe('UnavailableError');
    expect(await during(new NotFoundError(REFUSAL))).toBe('NotFoundError');
    expect(await during()).toBe('TooManyRequestsError');
  });

  it('counts each IPv4 address, in any spelling', async () => {
    const consume = createLimit('v4');
    expect(await consume('203.0.113.1')).toBe('accepted');
    expect(await consume('203.0.113.2')).toBe('accepted');
    expect(await consume('::ffff:203.0.113.1')).toBe('refused');
    expect(await consume('::ffff:cb00:7101')).toBe('refused');
  });

  it('allows four times as many requests for a /56 as for a /64, and sixteen times for a /48', async () => {
    const consume = createLimit('v6');
    const answers: string[] = [];
    for (let i = 0; i < 5; i += 1) answers.push(await consume(`2001:db8:1:${i}::1`));
    expect(answers).toEqual(['accepted', 'accepted', 'accepted', 'accepted', 'refused']);
    let accepted = 0;
    for (let i = 1; i < 20; i += 1) {
      if ((await consume(`2001:db8:1:${i.toString(16)}00::1`)) === 'accepted') accepted += 1;
    }
    expect(accepted).toBe(16 - 4);
    expect(await consume('2001:db8:2::1')).toBe('accepted');
  });
});
