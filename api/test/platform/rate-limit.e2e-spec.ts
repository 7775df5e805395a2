import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { IpRateLimit } from '../../src/limits/rate-limit.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const REFUSAL = { hr: 'Previše.', en: 'Too many.' };

describe('a limit for each address', () => {
  const begin = (keyPrefix: string) => {
    const limit = new IpRateLimit(test.dataSource, { keyPrefix, points: 1, duration: 60 });
    return (address: string) =>
      limit.consume(address, REFUSAL).then(
        () => 'taken',
        () => 'refused',
      );
  };

  it('counts an address of IPv4 alone, however it is written', async () => {
    const count = begin('v4');
    expect(await count('203.0.113.1')).toBe('taken');
    expect(await count('203.0.113.2')).toBe('taken');
    expect(await count('::ffff:203.0.113.1')).toBe('refused');
    expect(await count('::ffff:cb00:7101')).toBe('refused');
  });

  it('lets a /56 have four times as many as a /64, and a /48 sixteen times', async () => {
    const count = begin('v6');
    const answers: string[] = [];
    for (let i = 0; i < 5; i += 1) answers.push(await count(`2001:db8:1:${i}::1`));
    expect(answers).toEqual(['taken', 'taken', 'taken', 'taken', 'refused']);
    let taken = 0;
    for (let i = 1; i < 20; i += 1) {
      if ((await count(`2001:db8:1:${i.toString(16)}00::1`)) === 'taken') taken += 1;
    }
    expect(taken).toBe(16 - 4);
    expect(await count('2001:db8:2::1')).toBe('taken');
  });
});
