// Visitors who arrive at a fixed rate, and how long they wait.
import { randomBytes, randomInt } from 'node:crypto';
import { once } from 'node:events';
import { get } from 'node:http';
import { Worker } from 'node:worker_threads';
import { quantile } from './server.mjs';

const CACHED = ['/', '/about', '/blog', '/projects', '/donate', '/contact'];

/** Status and milliseconds of a request over a new connection, until its response is complete. */
export function timed(url, headers = {}) {
  const before = performance.now();
  return new Promise((resolve) => {
    const finish = (status) => resolve({ status, ms: performance.now() - before });
    get(url, { agent: false, headers, timeout: 15_000 }, (answer) => {
      answer.resume();
      answer.once('close', () => finish(answer.statusCode));
    })
      .on('timeout', function stop() {
        this.destroy(new Error('timeout'));
      })
      .on('error', (error) => finish(error.message));
  });
}

/** Visits: how many a second, and the limit of the slowest of a hundred, in milliseconds. */
export const KINDS = {
  'Cached pages': { perSecond: 40, p99AtMost: 50 },
  'The check of health': { perSecond: 4, p99AtMost: 500 },
  "The panel's lists": { perSecond: 4, p99AtMost: 1000 },
};

/** Visits that wait while one network floods the server, but not behind its requests. */
export const KINDS_BESIDE_ONE_NETWORK = {
  ...KINDS,
  'Searches of others': { perSecond: 8, p99AtMost: 300 },
};

/** An IP address that no other visitor has. */
export const visitorIp = () => [10, randomInt(256), randomInt(256), randomInt(1, 255)].join('.');

/** What a visit of each kind requests next, as functions that resolve to `timed`'s result. */
export function visitsOf({ base, admin }) {
  let turn = 0;
  return {
    'Cached pages': () => timed(base + CACHED[turn++ % CACHED.length], { 'accept-encoding': 'br' }),
    'The check of health': () => timed(`${base}/api/health/ready`),
    "The panel's lists": () => timed(`${base}/api/blog?range=[0,9]`, { cookie: admin }),
    'Searches of others': () =>
      timed(`${base}/blog?q=${randomBytes(8).toString('hex')}`, { 'x-forwarded-for': visitorIp() }),
  };
}

/**
 * The answers of the visitors while something goes on, by kind. They have a thread of their own:
 * what else the bench does, such as reading how much memory is used, must not count as waiting.
 */
export async function answersDuring({ base, admin }, happening, kinds = KINDS) {
  const thread = new Worker(new URL('./visitor-thread.mjs', import.meta.url), {
    workerData: { base, admin, kinds },
  });
  await once(thread, 'online');
  await happening();
  thread.postMessage('stop');
  const [answers] = await once(thread, 'message');
  return new Map(
    Object.keys(kinds).map((kind) => [kind, answers.filter((answer) => answer.kind === kind)]),
  );
}

/** Has the pages of the visitors cached. */
export async function warmUp(base) {
  for (const path of CACHED) await timed(base + path, { 'accept-encoding': 'br' });
}

export const p99 = (answers) =>
  quantile(
    answers.map(({ ms }) => ms),
    0.99,
  );
export const failuresIn = (answers) => answers.filter(({ status }) => status !== 200).length;
