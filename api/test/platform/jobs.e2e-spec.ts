import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { addJob } from '../../src/jobs/job-queue.js';
import { JobRunnerService } from '../../src/jobs/job-runner.service.js';
import { DatabaseProxy } from '../setup/database-proxy.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';
import { waitFor } from '../setup/wait-for.js';

const proxy = new DatabaseProxy();
let test: TestApp;
let ledUrl: string;
let directUrl: string;
beforeAll(async () => {
  test = await startTestApp({}, async (url) => {
    directUrl = url.href;
    return url;
  });
  ledUrl = (await proxy.forward(new URL(directUrl))).href;
});
afterAll(async () => {
  await test.close();
  await proxy.close();
});

let runner: JobRunnerService;
afterEach(() => runner.stop());

/** Jobs whose task ends when the test lets it. */
function heldTask() {
  const begun: number[] = [];
  const done: number[] = [];
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const task = async (payload: unknown): Promise<void> => {
    const { number } = Object(payload);
    begun.push(number);
    await held;
    done.push(number);
  };
  return { begun, done, letGo, task };
}

async function start(task: (payload: unknown) => Promise<void>, url = ledUrl): Promise<void> {
  runner = new JobRunnerService();
  runner.define('held', task);
  await runner.start(url, pino({ level: 'silent' }));
}

const add = (number: number) => addJob(test.dataSource.manager, 'held', { number });
const left = async (): Promise<number> => {
  const [{ count }] = await test.dataSource.query(
    `SELECT count(*)::int FROM graphile_worker.jobs WHERE task_identifier = 'held'`,
  );
  return count;
};

describe('jobs that end while the database is away', () => {
  it('are noted when it is back, are not done again, and others follow', async () => {
    const { begun, done, letGo, task } = heldTask();
    await start(task);
    await add(1);
    await add(2);
    await waitFor(() => begun.length === 2, 'both jobs to begin');
    const port = await proxy.close();
    letGo();
    await waitFor(() => done.length === 2, 'both jobs to end');
    await proxy.open(port);
    await add(3);
    await waitFor(async () => done.includes(3) && (await left()) === 0, 'the queue to be empty');
    // The first two are done at the same time, in either order.
    expect(done.toSorted()).toEqual([1, 2, 3]);
  });

  it('however often it goes away', async () => {
    const done: number[] = [];
    await start(async (payload) => {
      done.push(Object(payload).number);
    });
    for (let number = 1; number <= 5; number += 1) {
      await add(number);
      const port = await proxy.close();
      await proxy.open(port);
    }
    await waitFor(async () => (await left()) === 0, 'the queue to be empty');
    expect([...new Set(done)].sort()).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('a connection that is lost before the answer', () => {
  /** Jobs are done at once, over connections of which so many lose an answer. */
  async function startLosing(statement: string, times: number): Promise<number[]> {
    const done: number[] = [];
    const task = async (payload: unknown): Promise<void> => {
      done.push(Object(payload).number);
    };
    const lost = proxy.loseAnswers(statement, times);
    await start(task);
    await lost;
    return done;
  }

  // The two workers of a runner each take a job when it starts.
  it.each([
    ['which tasks there are', '_private_tasks', 1],
    ['which job is to be done', 'get_job', 2],
    ['whether a job was taken', 'COMMIT', 2],
  ])('%s: leaves no job undone', async (_, statement, times) => {
    await add(1);
    const done = await startLosing(statement, times);
    await waitFor(async () => (await left()) === 0, 'the queue to be empty');
    expect(done).toEqual([1]);
  });
});

describe('a runner that does not end', () => {
  it('is replaced by another', async () => {
    const begun: number[] = [];
    await start((payload) => {
      begun.push(Object(payload).number);
      return Object(payload).number === 1 ? new Promise(() => undefined) : Promise.resolve();
    });
    await add(1);
    await waitFor(() => begun.includes(1), 'the job that hangs');
    // How graphile-worker is told that its schema is about to change: it ends by itself.
    await test.dataSource.query(
      `SELECT pg_notify('worker:migrate', '{"migrationNumber": 0, "breaking": true}')`,
    );
    await add(2);
    await waitFor(() => begun.includes(2), 'a job of the next runner');
    process.exitCode = undefined;
  });

  it('does not hold up the end of the process', async () => {
    const begun: unknown[] = [];
    await start((payload) => {
      begun.push(payload);
      return new Promise(() => undefined);
    });
    await add(1);
    await waitFor(() => begun.length > 0, 'the job that hangs');
    const began = Date.now();
    await runner.stop();
    expect(Date.now() - began).toBeLessThan(20_000);
  });
});

describe('jobs that stand still', () => {
  const ready = () => test.anonymous.get('/api/health/ready');
  const delivery = () => test.anonymous.get('/api/mails/delivery').set(test.admin);
  const late = (seconds: number) =>
    test.dataSource.query(
      `SELECT graphile_worker.add_job('deliver_mail', payload := '{"id": 0}',
         run_at := now() - make_interval(secs => $1), job_key := 'late')`,
      [seconds],
    );
  afterEach(() => test.dataSource.query('DELETE FROM graphile_worker._private_jobs'));

  it('make the process not ready, and are told to administrators', async () => {
    runner = new JobRunnerService();
    await test.dataSource.query('DELETE FROM graphile_worker._private_jobs');
    const well = await ready().expect(200);
    expect(well.body.details).toMatchObject({ jobs: { status: 'up' } });
    await late(60);
    await ready().expect(200);
    expect((await delivery().expect(200)).body.standingStillSince).toBeNull();

    await late(400);
    await ready().expect(503);
    await test.anonymous.get('/api/health').expect(503);
    await test.anonymous.get('/api/health/live').expect(200);
    const { body } = await delivery().expect(200);
    const age = Date.now() - new Date(body.standingStillSince).getTime();
    expect(age).toBeGreaterThan(390_000);
    expect(age).toBeLessThan(500_000);
  });

  it('do so only while nobody does any: a long queue is no fault', async () => {
    runner = new JobRunnerService();
    await late(400);
    await test.dataSource.query(
      `SELECT graphile_worker.add_job('deliver_mail', payload := '{"id": 1}', job_key := 'taken')`,
    );
    await test.dataSource.query(
      `UPDATE graphile_worker._private_jobs SET locked_at = now(), locked_by = 'another'
       WHERE key = 'taken'`,
    );
    await ready().expect(200);
  });

  it('are those of tasks that are done here', async () => {
    runner = new JobRunnerService();
    await test.dataSource.query(
      `SELECT graphile_worker.add_job('of_another_version', run_at := now() - interval '1 day')`,
    );
    await ready().expect(200);
  });
});
