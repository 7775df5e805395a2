// Memory at rest, and what it grows by.
import { setTimeout as wait } from 'node:timers/promises';
import { memoryOf } from '../memory.mjs';
import { requestsPerSecond } from '../requests.mjs';
import { row } from '../rows.mjs';
import { firstJobs, startServer } from '../server.mjs';

export const title = 'Memory';
export const about =
  'Proportional set size of node and of all processes of its database: memory that processes share counts once.';

const PAGES = ['/', '/about', '/blog', '/projects', '/events', '/documents', '/donate', '/contact'];
/** Seconds without a request after which idle connections to the database have been closed. */
const REST_SECONDS = 15;
const SAMPLES = 5;
const LOAD_SECONDS = 20;
const LIMIT = 220;

async function atRest(pid) {
  await wait(REST_SECONDS * 1000);
  const samples = [];
  for (let i = 0; i < SAMPLES; i += 1) {
    samples.push(memoryOf(pid));
    await wait(500);
  }
  return samples;
}

async function visitAll(base) {
  for (const language of ['hr', 'en']) {
    for (const path of PAGES) await (await fetch(`${base}${path}?lang=${language}`)).arrayBuffer();
  }
}

const rowOf = (name, samples, options = {}) =>
  row({ name, unit: 'MB', values: samples.map(({ all }) => all), ...options });

export async function* measure() {
  const { base, pid, stop } = await startServer();
  try {
    await firstJobs();
    await visitAll(base);
    const rest = await atRest(pid);
    yield rowOf('At rest, with the database, after each page was read once', rest, {
      limit: { atMost: LIMIT },
    });
    yield row({
      name: 'Of this, the server alone',
      unit: 'MB',
      values: rest.map(({ server }) => server),
    });
    await requestsPerSecond(`${base}/`, { duration: LOAD_SECONDS });
    yield rowOf(`At rest after ${LOAD_SECONDS} seconds of cached pages`, await atRest(pid), {
      baseline: { name: 'before', values: rest.map(({ all }) => all) },
      limit: { atMost: 1.3, of: 'ratio' },
    });
  } finally {
    await stop();
  }
}
