import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { addJob } from '../../src/jobs/job-queue.js';
import { JobRunnerService } from '../../src/jobs/job-runner.service.js';
import { createBlogPost } from '../factories/blog-post.factory.js';
import { DatabaseProxy } from '../setup/database-proxy.js';
import { moveClock } from '../setup/move-clock.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';
import { waitFor } from '../setup/wait-for.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const proxy = new DatabaseProxy();
let test: TestApp;
let databaseUrl: string;
beforeAll(async () => {
  test = await startTestApp({}, async (url) => {
    const proxied = await proxy.forward(url);
    databaseUrl = proxied.href;
    return proxied;
  });
});
afterEach(() => {
  moveClock(0);
  proxy.hang(false);
});
afterAll(async () => {
  await test.close();
  await proxy.close();
});

describe('a clock that is set', () => {
  it.each([
    ['ahead', HOUR_MS],
    ['back', -HOUR_MS],
  ])('%s by an hour ends no session, and no page is lost', async (_direction, by) => {
    const session = await test.signIn({ role: 'editor' });
    const { slug } = await createBlogPost(test.dataSource);
    const read = () => test.anonymous.get(`/api/blog/${slug}`).expect(200);
    await read();
    for (const moved of [by, 0]) {
      moveClock(moved);
      await test.anonymous.get('/api/auth/me').set(session).expect(200);
      await read();
      await test.anonymous.get('/api/health/ready').expect(200);
    }
  });

  it('back by an hour does not hide that the database hangs', async () => {
    await test.anonymous.get('/api/health/ready').expect(200);
    const hanging = test.dataSource.query('SELECT 1 AS value');
    await hanging;
    proxy.hang(true);
    const answer = test.anonymous.get('/api/users').set(test.admin).expect(503);
    moveClock(-HOUR_MS);
    await answer;
    proxy.hang(false);
    await waitFor(async () => {
      const { status } = await test.anonymous.get('/api/health/ready');
      return status === 200;
    }, 'the database to answer again');
  });
});

describe('recurring jobs', () => {
  let runner: JobRunnerService;
  const messages: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void messages.push(line) });
  const restarts = (): number =>
    messages.filter((message) => message.includes('they begin anew')).length;
  let runs = 0;
  afterEach(() => runner.stop());

  async function startRunner(): Promise<void> {
    runs = 0;
    messages.length = 0;
    runner = new JobRunnerService();
    const schedule = { crontab: '* * * * *' };
    runner.define('every_minute', () => Promise.resolve(void (runs += 1)), schedule);
    await runner.start(databaseUrl, log);
  }

  /** Waits until a runner takes jobs. */
  async function untilJobsRun(): Promise<void> {
    const before = runs;
    await addJob(test.dataSource.manager, 'every_minute', {});
    await waitFor(() => runs > before, 'a job to run');
  }

  const futureRuns = async (): Promise<number> => {
    const [{ future }] = await test.dataSource.query(`
      SELECT count(*)::integer AS future FROM graphile_worker._private_known_crontabs
      WHERE last_execution > now() + interval '1 minute'`);
    return future;
  };

  it('are not put off until a day to which the clock was wrongly set', async () => {
    await test.dataSource.query(`
      INSERT INTO graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
      VALUES ('every_minute', now() + interval '1 day', now() + interval '1 day')
      ON CONFLICT (identifier) DO UPDATE SET last_execution = excluded.last_execution`);
    expect(await futureRuns()).toBe(1);
    await startRunner();
    expect(await futureRuns()).toBe(0);
  });

  it.each([
    ['ahead', DAY_MS],
    ['back', -DAY_MS],
  ])('begin anew when the clock is set %s, and are not caught up', async (_direction, by) => {
    await startRunner();
    await untilJobsRun();
    moveClock(by);
    await waitFor(() => restarts() === 1, 'the restart');
    await untilJobsRun();
    moveClock(0);
    await waitFor(() => restarts() === 2, 'the second restart');
    await untilJobsRun();
    expect(await futureRuns()).toBe(0);
    // The three above, and of each full minute one at most; a day has 1,440 minutes.
    expect(runs).toBeLessThan(10);
  });
});
