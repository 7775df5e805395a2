import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { fieldsOf } from 'shared/is-record';
import { addJob } from '../../src/jobs/job-queue.js';
import { JobRunnerService } from '../../src/jobs/job-runner.service.js';
import { createBlogPost } from '../factories/blog-post.factory.js';
import { DatabaseProxy } from '../setup/database-proxy.js';
import { moveClock } from '../setup/move-clock.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';
import { waitFor } from '../setup/wait-for.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The connections of the application, and those of runners. */
const appProxy = new DatabaseProxy();
const proxy = new DatabaseProxy();
let test: TestApp;
let proxyUrl: string;
let directUrl: string;
beforeAll(async () => {
  test = await startTestApp({}, (url) => {
    directUrl = url.href;
    return appProxy.forward(url);
  });
  proxyUrl = (await proxy.forward(new URL(directUrl))).href;
});
afterAll(async () => {
  await test.close();
  await appProxy.close();
  await proxy.close();
});

let runners: JobRunnerService[] = [];
afterEach(async () => {
  moveClock(0);
  appProxy.hang(false);
  await Promise.all(runners.map((runner) => runner.stop()));
  runners = [];
  await test.dataSource.query('DELETE FROM graphile_worker._private_jobs');
});

const log = pino({ level: 'silent' });
const numberOf = (payload: unknown): number => Number(fieldsOf(payload).number);

async function start(task: (payload: unknown) => Promise<void>, name = 'test_task') {
  const runner = new JobRunnerService();
  runners.push(runner);
  runner.define(name, task);
  await runner.start(proxyUrl, log);
  return runner;
}

const add = (number: number, name = 'test_task') =>
  addJob(test.dataSource.manager, name, { number });
const queueEmpty = () =>
  waitFor(async () => {
    const left: unknown[] = await test.dataSource.query('SELECT FROM graphile_worker.jobs');
    return left.length === 0;
  }, 'the queue to be empty');

describe('jobs whose connection is lost', () => {
  it('while they run are completed when the database is reachable again, not repeated, and followed by others', async () => {
    const started: number[] = [];
    const done: number[] = [];
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await start(async (payload) => {
      started.push(numberOf(payload));
      await released;
      done.push(numberOf(payload));
    });
    await add(1);
    await add(2);
    await waitFor(() => started.length === 2, 'both jobs to begin');
    const port = await proxy.close();
    release();
    await waitFor(() => done.length === 2, 'both jobs to end');
    await proxy.open(port);
    await add(3);
    await queueEmpty();
    expect(done.toSorted()).toEqual([1, 2, 3]);
  });

  // The two workers of a runner each take a job when it starts.
  it.each([
    ['the query for the tasks', '_private_tasks', 1],
    ['the query for the next job', 'get_job', 2],
    ['the commit', 'COMMIT', 2],
  ])('before the answer to %s are done', async (_, statement, times) => {
    await add(1);
    const done: number[] = [];
    const lost = proxy.loseAnswers(statement, times);
    await start(async (payload) => void done.push(numberOf(payload)));
    await lost;
    await queueEmpty();
    expect(done).toEqual([1]);
  });
});

describe('a job that hangs', () => {
  it('prevents neither a new runner after one that stops, nor the process from ending', async () => {
    const started: string[] = [];
    const hanging = (name: string) => (payload: unknown) => {
      started.push(`${name} ${numberOf(payload)}`);
      return numberOf(payload) === 1 ? new Promise<void>(() => undefined) : Promise.resolve();
    };
    await start(hanging('replaced'), 'replaced');
    const ending = await start(hanging('ending'), 'ending');
    await add(1, 'replaced');
    await add(1, 'ending');
    await waitFor(() => started.length === 2, 'the jobs to hang');
    const ended = ending.stop();
    // This tells graphile-worker that its schema changes: it stops.
    await test.dataSource.query(
      `SELECT pg_notify('worker:migrate', '{"migrationNumber": 0, "breaking": true}')`,
    );
    await add(2, 'replaced');
    await waitFor(() => started.includes('replaced 2'), 'a job of the new runner');
    await ended;
    process.exitCode = undefined;
  });
});

describe('overdue jobs', () => {
  const ready = () => test.anonymous.get('/api/health/ready');
  const addOverdueJob = (task: string, seconds: number) =>
    test.dataSource.query(
      `SELECT graphile_worker.add_job($1, payload := '{"id": 0}',
         run_at := now() - make_interval(secs => $2), job_key := 'overdue')`,
      [task, seconds],
    );

  it('make the process not ready, and are reported to administrators', async () => {
    const delivery = () => test.asAdmin('get', '/api/mails/delivery').expect(200);
    const healthy = await ready().expect(200);
    expect(healthy.body.details).toMatchObject({ jobs: { status: 'up' } });
    await addOverdueJob('deliver_mail', 60);
    await ready().expect(200);
    expect((await delivery()).body.standingStillSince).toBeNull();

    await addOverdueJob('deliver_mail', 400);
    await ready().expect(503);
    await test.anonymous.get('/api/health').expect(503);
    await test.anonymous.get('/api/health/live').expect(200);
    const since = new Date((await delivery()).body.standingStillSince).getTime();
    expect(Date.now() - since).toBeGreaterThan(390_000);
  });

  it('are ignored while a runner works on others, and for tasks that this version does not define', async () => {
    await addOverdueJob('of_another_version', DAY_MS / 1000);
    await ready().expect(200);
    await addOverdueJob('deliver_mail', 400);
    await ready().expect(503);
    await test.dataSource.query(
      `SELECT graphile_worker.add_job('deliver_mail', payload := '{"id": 1}', job_key := 'taken')`,
    );
    await test.dataSource.query(
      `UPDATE graphile_worker._private_jobs SET locked_at = now(), locked_by = 'another'
       WHERE key = 'taken'`,
    );
    await ready().expect(200);
  });
});

describe('a clock that is set', () => {
  it('by an hour ends no session, and no page is lost', async () => {
    const session = await test.signIn({ role: 'editor' });
    const { slug } = await createBlogPost(test.dataSource);
    for (const moved of [0, HOUR_MS, 0, -HOUR_MS, 0]) {
      moveClock(moved);
      await test.anonymous.get('/api/auth/me').set(session).expect(200);
      await test.anonymous.get(`/api/blog/${slug}`).expect(200);
      await test.anonymous.get('/api/health/ready').expect(200);
    }
  });

  it('back by an hour does not hide that the database hangs', async () => {
    const ready = () => test.anonymous.get('/api/health/ready');
    await ready().expect(200);
    appProxy.hang(true);
    const answer = test.anonymous.get('/api/users').set(test.admin).expect(503);
    moveClock(-HOUR_MS);
    await answer;
    appProxy.hang(false);
    await waitFor(async () => (await ready()).status === 200, 'the database to answer again');
  });

  it('ahead by a day puts off no recurring jobs, which begin anew and are not caught up', async () => {
    const messages: string[] = [];
    const restarts = () => messages.filter((line) => line.includes('they begin anew')).length;
    const futureRuns = (): Promise<unknown[]> =>
      test.dataSource.query(`
        SELECT FROM graphile_worker._private_known_crontabs
        WHERE last_execution > now() + interval '1 minute'`);
    await test.dataSource.query(`
      INSERT INTO graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
      VALUES ('every_minute', now() + interval '1 day', now() + interval '1 day')`);
    let runs = 0;
    const runner = new JobRunnerService();
    runners.push(runner);
    const schedule = { crontab: '* * * * *' };
    runner.define('every_minute', () => Promise.resolve(void (runs += 1)), schedule);
    const write = (line: string) => void messages.push(line);
    await runner.start(proxyUrl, pino({ level: 'warn' }, { write }));
    expect(await futureRuns()).toEqual([]);
    const untilJobsRun = async () => {
      const before = runs;
      await addJob(test.dataSource.manager, 'every_minute', {});
      await waitFor(() => runs > before, 'a job to run');
    };
    await untilJobsRun();
    for (const [index, by] of [DAY_MS, 0].entries()) {
      moveClock(by);
      await waitFor(() => restarts() === index + 1, 'the restart');
      await untilJobsRun();
    }
    expect(await futureRuns()).toEqual([]);
    // The three above, and of each full minute one at most; a day has 1,440 minutes.
    expect(runs).toBeLessThan(10);
  });
});

describe('recurring jobs', () => {
  /** Starts a process of its own; `backups.e2e-spec.ts` has its tests. */
  const APART = 'make_backup';

  it('all run in two processes at the same time without a failure', async () => {
    const { dataSource } = test;
    const other = await startTestApp({}, async () => new URL(directUrl));
    runners = [test, other].map(({ app }) => app.get(JobRunnerService));
    for (const runner of runners) await runner.start(directUrl, log);
    const recurring: { task: string }[] = await dataSource.query(
      `SELECT identifier AS task FROM graphile_worker._private_known_crontabs
       WHERE identifier NOT IN ($1, 'every_minute')`,
      [APART],
    );
    expect(recurring.length).toBeGreaterThanOrEqual(9);
    // Each process runs two jobs at once, so that all four copies of a job run beside each other.
    for (const { task } of recurring) {
      await dataSource.transaction(async (manager) => {
        for (let copy = 0; copy < 4; copy += 1) await addJob(manager, task, {});
      });
    }
    const failed = (): Promise<unknown[]> =>
      dataSource.query(
        `SELECT task_identifier, last_error FROM graphile_worker.jobs WHERE last_error IS NOT NULL`,
      );
    await waitFor(async () => {
      const left: unknown[] = await dataSource.query(
        'SELECT FROM graphile_worker.jobs WHERE task_identifier = ANY($1)',
        [recurring.map(({ task }) => task)],
      );
      return left.length === 0 || (await failed()).length > 0;
    }, 'all jobs to end');
    expect(await failed()).toEqual([]);
    await Promise.all(runners.map((runner) => runner.stop()));
    await other.close();
  });
});
