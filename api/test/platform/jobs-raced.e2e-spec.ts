import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { addJob } from '../../src/jobs/job-queue.js';
import { JobRunnerService } from '../../src/jobs/job-runner.service.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';
import { waitFor } from '../setup/wait-for.js';

/** How often all of them run. */
const ROUNDS = 3;
/** Starts a process of its own; `backups.e2e-spec.ts` has its tests. */
const APART = 'make_backup';

let test: TestApp;
let other: TestApp;
let databaseUrl = '';
beforeAll(async () => {
  test = await startTestApp({}, async (url) => {
    databaseUrl = url.href;
    return url;
  });
  other = await startTestApp({}, async () => new URL(databaseUrl));
});
afterAll(async () => {
  for (const { app } of [test, other]) await app.get(JobRunnerService).stop();
  await other.close();
  await test.close();
});

it('runs every recurring job in two processes at the same time without a failure', async () => {
  for (const { app } of [test, other]) {
    await app.get(JobRunnerService).start(databaseUrl, pino({ level: 'silent' }));
  }
  const recurring: { task: string }[] = await test.dataSource.query(
    'SELECT identifier AS task FROM graphile_worker._private_known_crontabs WHERE identifier <> $1',
    [APART],
  );
  expect(recurring.length).toBeGreaterThanOrEqual(9);
  for (let round = 0; round < ROUNDS; round += 1) {
    // Each process runs two jobs at once, so that all four copies of a job run beside each other.
    for (const { task } of recurring) {
      await test.dataSource.transaction(async (manager) => {
        for (let copy = 0; copy < 4; copy += 1) await addJob(manager, task, {});
      });
    }
  }
  const left = (): Promise<{ task: string; error: string | null }[]> =>
    test.dataSource.query(
      `SELECT task_identifier AS task, last_error AS error FROM graphile_worker.jobs
       WHERE task_identifier = ANY($1)`,
      [recurring.map(({ task }) => task)],
    );
  await waitFor(async () => {
    const jobs = await left();
    return jobs.length === 0 || jobs.some(({ error }) => error !== null);
  }, 'all jobs to end');
  expect(await left()).toEqual([]);
});
