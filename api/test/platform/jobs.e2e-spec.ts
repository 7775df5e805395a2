import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { fieldsOf } from 'shared/is-record';
import { addJob } from '../../src/jobs/job-queue.js';
import { JobRunnerService } from '../../src/jobs/job-runner.service.js';
import { DatabaseProxy } from '../setup/database-proxy.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';
import { waitFor } from '../setup/wait-for.js';

const proxy = new DatabaseProxy();
let test: TestApp;
let proxyUrl: string;
let directUrl: string;
beforeAll(async () => {
  test = await startTestApp({}, async (url) => {
    directUrl = url.href;
    return url;
  });
  proxyUrl = (await proxy.forward(new URL(directUrl))).href;
});
afterAll(async () => {
  await test.close();
  await proxy.close();
});

let runner: JobRunnerService;
afterEach(() => runner.stop());

const numberOf = (payload: unknown): number => Number(fieldsOf(payload).number);

/** A task that ends when the test releases it. */
function blockedTask() {
  const started: number[] = [];
  const done: number[] = [];
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const task = async (payload: unknown): Promise<void> => {
    const number = numberOf(payload);
    started.push(number);
    await released;
    done.push(number);
  };
  return { started, done, release, task };
}

async function start(task: (payload: unknown) => Promise<void>, url = proxyUrl): Promise<void> {
  runner = new JobRunnerService();
  runner.define('test_task', task);
  await runner.start(url, pino({ level: 'silent' }));
}

const add = (number: number) => addJob(test.dataSource.manager, 'test_task', { number });
const countJobs = async (): Promise<number> => {
  const [{ count }] = await test.dataSource.query(
    `SELECT count(*)::int FROM graphile_worker.jobs WHERE task_identifier = 'test_task'`,
  );
  return count;
};

describe('jobs that end while the database is unreachable', () => {
  it('are completed when it is reachable again, not repeated, and followed by others', async () => {
    const { started, done, release, task } = blockedTask();
    await start(task);
    await add(1);
    await add(2);
    await waitFor(() => started.length === 2, 'both jobs to begin');
    const port = await proxy.close();
    release();
    await waitFor(() => done.length === 2, 'both jobs to end');
    await proxy.open(port);
    await add(3);
    await waitFor(
      async () => done.includes(3) && (await countJobs()) === 0,
      'the queue to be empty',
    );
    // The first two are done at the same time, in either order.
    expect(done.toSorted()).toEqual([1, 2, 3]);
  });

  it('are done after repeated interruptions', async () => {
    const done: number[] = [];
    await start(async (payload) => {
      done.push(numberOf(payload));
    });
    for (let number = 1; number <= 5; number += 1) {
      await add(number);
      const port = await proxy.close();
      await proxy.open(port);
    }
    await waitFor(async () => (await countJobs()) === 0, 'the queue to be empty');
    expect([...new Set(done)].sort()).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('a connection that is lost before the database answers', () => {
  /** Starts the runner over connections of which the first ones lose the answer of a statement. */
  async function startLosing(statement: string, times: number): Promise<number[]> {
    const done: number[] = [];
    const task = async (payload: unknown): Promise<void> => {
      done.push(numberOf(payload));
    };
    const lost = proxy.loseAnswers(statement, times);
    await start(task);
    await lost;
    return done;
  }

  // The two workers of a runner each take a job when it starts.
  it.each([
    ['the query for the tasks', '_private_tasks', 1],
    ['the query for the next job', 'get_job', 2],
    ['the commit', 'COMMIT', 2],
  ])('to %s leaves no job undone', async (_, statement, times) => {
    await add(1);
    const done = await startLosing(statement, times);
    await waitFor(async () => (await countJobs()) === 0, 'the queue to be empty');
    expect(done).toEqual([1]);
  });
});

describe('a job runner with a job that hangs', () => {
  it('is replaced by a new one when it stops', async () => {
    const started: number[] = [];
    await start((payload) => {
      started.push(numberOf(payload));
      return numberOf(payload) === 1 ? new Promise(() => undefined) : Promise.resolve();
    });
    await add(1);
    await waitFor(() => started.includes(1), 'the job to hang');
    // This tells graphile-worker that its schema changes: it stops.
    await test.dataSource.query(
      `SELECT pg_notify('worker:migrate', '{"migrationNumber": 0, "breaking": true}')`,
    );
    await add(2);
    await waitFor(() => started.includes(2), 'a job of the new runner');
    process.exitCode = undefined;
  });

  it('does not prevent the process from ending', async () => {
    const started: unknown[] = [];
    await start((payload) => {
      started.push(payload);
      return new Promise(() => undefined);
    });
    await add(1);
    await waitFor(() => started.length > 0, 'the job to hang');
    const began = Date.now();
    await runner.stop();
    expect(Date.now() - began).toBeLessThan(20_000);
  });
});

describe('overdue jobs', () => {
  const ready = () => test.anonymous.get('/api/health/ready');
  const delivery = () => test.asAdmin('get', '/api/mails/delivery');
  const addOverdueJob = (seconds: number) =>
    test.dataSource.query(
      `SELECT graphile_worker.add_job('deliver_mail', payload := '{"id": 0}',
         run_at := now() - make_interval(secs => $1), job_key := 'overdue')`,
      [seconds],
    );
  afterEach(() => test.dataSource.query('DELETE FROM graphile_worker._private_jobs'));

  it('make the process not ready, and are reported to administrators', async () => {
    runner = new JobRunnerService();
    await test.dataSource.query('DELETE FROM graphile_worker._private_jobs');
    const healthy = await ready().expect(200);
    expect(healthy.body.details).toMatchObject({ jobs: { status: 'up' } });
    await addOverdueJob(60);
    await ready().expect(200);
    expect((await delivery().expect(200)).body.standingStillSince).toBeNull();

    await addOverdueJob(400);
    await ready().expect(503);
    await test.anonymous.get('/api/health').expect(503);
    await test.anonymous.get('/api/health/live').expect(200);
    const { body } = await delivery().expect(200);
    const age = Date.now() - new Date(body.standingStillSince).getTime();
    expect(age).toBeGreaterThan(390_000);
    expect(age).toBeLessThan(500_000);
  });

  it('are ignored while a runner works on others', async () => {
    runner = new JobRunnerService();
    await addOverdueJob(400);
    await test.dataSource.query(
      `SELECT graphile_worker.add_job('deliver_mail', payload := '{"id": 1}', job_key := 'taken')`,
    );
    await test.dataSource.query(
      `UPDATE graphile_worker._private_jobs SET locked_at = now(), locked_by = 'another'
       WHERE key = 'taken'`,
    );
    await ready().expect(200);
  });

  it('are ignored for tasks that this version does not define', async () => {
    runner = new JobRunnerService();
    await test.dataSource.query(
      `SELECT graphile_worker.add_job('of_another_version', run_at := now() - interval '1 day')`,
    );
    await ready().expect(200);
  });
});
