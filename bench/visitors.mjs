// Visitors who arrive at a fixed rate, and how long they wait.
import { get } from 'node:http';
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

/** Visitors at a fixed rate, whether or not earlier requests were answered. */
function visitors(kinds) {
  const requests = [];
  const timers = kinds.map(([kind, { perSecond, next }]) =>
    setInterval(
      () => requests.push(next().then((result) => ({ kind, ...result }))),
      1000 / perSecond,
    ),
  );
  return async () => {
    timers.forEach(clearInterval);
    return Promise.all(requests);
  };
}

/** Visits: how many a second, and the limit of the slowest of a hundred, in milliseconds. */
export const KINDS = {
  'Cached pages': { perSecond: 40, p99AtMost: 50 },
  'The check of health': { perSecond: 4, p99AtMost: 500 },
  "The panel's lists": { perSecond: 4, p99AtMost: 1000 },
};

function kindsOf(base, admin) {
  let turn = 0;
  const next = {
    'Cached pages': () => timed(base + CACHED[turn++ % CACHED.length], { 'accept-encoding': 'br' }),
    'The check of health': () => timed(`${base}/api/health/ready`),
    "The panel's lists": () => timed(`${base}/api/blog?range=[0,9]`, { cookie: admin }),
  };
  return Object.entries(KINDS).map(([kind, { perSecond }]) => [
    kind,
    { perSecond, next: next[kind] },
  ]);
}

/** The answers of the visitors while something goes on, by kind. */
export async function answersDuring({ base, admin }, happening) {
  const stop = visitors(kindsOf(base, admin));
  await happening();
  const answers = await stop();
  return new Map(
    Object.keys(KINDS).map((kind) => [kind, answers.filter((answer) => answer.kind === kind)]),
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
