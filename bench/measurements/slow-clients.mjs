// Response times of ordinary requests while thousands of connections send theirs byte by byte.
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { memoryOf } from '../memory.mjs';
import { row } from '../rows.mjs';
import { quantile, startServer } from '../server.mjs';

export const title = 'Slow clients';
export const about =
  '4,000 connections send a request byte by byte for a minute, while 50 ordinary requests a second arrive. The baseline is the same without them.';

const CONNECTIONS = 4000;
const SECONDS = 60;
const QUIET_SECONDS = 5;
const PATHS = ['/', '/about', '/blog', '/contact', '/api/blog', '/api/health/live'];

/** Times of ordinary requests, in milliseconds, and how many failed. */
async function ordinaryRequests(base, seconds) {
  const times = [];
  let failed = 0;
  const requests = [];
  for (const end = performance.now() + seconds * 1000; performance.now() < end;) {
    const path = PATHS[requests.length % PATHS.length];
    const began = performance.now();
    const answer = fetch(base + path, { signal: AbortSignal.timeout(5000) })
      .then(async (response) => {
        await response.arrayBuffer();
        if (!response.ok) failed += 1;
        times.push(performance.now() - began);
      })
      .catch(() => (failed += 1));
    requests.push(answer);
    await wait(20);
  }
  await Promise.all(requests);
  return { times, failed };
}

export async function* measure() {
  const server = await startServer();
  try {
    await ordinaryRequests(server.base, 1);
    const quiet = await ordinaryRequests(server.base, QUIET_SECONDS);
    // In a thread of their own, so that they do not delay the ordinary requests themselves.
    const slowClients = new Worker(new URL('../slow-clients.mjs', import.meta.url), {
      workerData: { port: Number(new URL(server.base).port), connections: CONNECTIONS },
    });
    await once(slowClients, 'message');
    const { times, failed } = await ordinaryRequests(server.base, SECONDS);
    for (const [name, share, atMost] of [
      ['Ordinary requests, half of them within', 0.5, 10],
      ['Ordinary requests, 99 of 100 within', 0.99, 500],
    ]) {
      const baseline = { name: 'without', values: [quantile(quiet.times, share)] };
      const values = [quantile(times, share)];
      yield row({ name, unit: 'ms', values, baseline, limit: { atMost } });
    }
    yield row({
      name: `Of these ${times.length} requests, failed`,
      unit: '',
      values: [failed],
      limit: { atMost: 0 },
    });
    const { all: memory } = memoryOf(server.pid);
    slowClients.postMessage('stop');
    const [opened] = await once(slowClients, 'message');
    yield row({
      name: `Memory after ${opened} slow connections, with the database`,
      unit: 'MB',
      values: [memory],
      limit: { atMost: 512 },
    });
  } finally {
    await server.stop();
  }
}
