// Response times of visitors and the panel, and memory, during floods of uncacheable requests.
import { once } from 'node:events';
import { get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { watchMemory } from '../memory.mjs';
import { row } from '../rows.mjs';
import { firstJobs, quantile, signIn, startServer } from '../server.mjs';

export const title = 'Floods';
export const about =
  'Visitors arrive 40 times a second, the panel and the check of health 4 times each, while 50 connections ask for what cannot be cached, for 20 seconds each. The baseline is the same without a flood.';

const CONNECTIONS = 50;
const SECONDS = 20;
/** Seconds of the baseline. */
const QUIET_SECONDS = 5;
/** What node and its database may hold together, in MB. */
const MEMORY_LIMIT = 512;
const CACHED = ['/', '/about', '/blog', '/projects', '/donate', '/contact'];
const FLOODS = [
  ['random searches', '/blog?q=<random>'],
  ['missing pages', '/<random>'],
  ['payment slips', '/api/donations/slip/pdf?amount=<number>'],
];

/** Status and milliseconds of a request over a new connection, until its response is complete. */
function timed(url, headers = {}) {
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
const KINDS = {
  'Cached pages': { perSecond: 40, p99AtMost: 100 },
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

/** Statuses of the flood's requests, and how many there were of each. */
async function flooded(base, path) {
  const flooder = new Worker(new URL('../flooder.mjs', import.meta.url), {
    workerData: { base, path, connections: CONNECTIONS, seconds: SECONDS },
  });
  const [statuses] = await once(flooder, 'message');
  return statuses;
}

/** The answers of the visitors while something goes on, by kind. */
async function answersDuring({ base, admin }, happening) {
  const stop = visitors(kindsOf(base, admin));
  await happening();
  const answers = await stop();
  return new Map(
    Object.keys(KINDS).map((kind) => [kind, answers.filter((answer) => answer.kind === kind)]),
  );
}

/** Has the pages of the visitors cached. */
async function warmUp(base) {
  for (const path of CACHED) await timed(base + path, { 'accept-encoding': 'br' });
}

const p99 = (answers) =>
  quantile(
    answers.map(({ ms }) => ms),
    0.99,
  );
const failuresIn = (answers) => answers.filter(({ status }) => status !== 200).length;

async function* flood(site, quiet, [what, path]) {
  await warmUp(site.base);
  const stopMemory = watchMemory(site.pid);
  let statuses;
  const answers = await answersDuring(site, async () => {
    statuses = await flooded(site.base, path);
  });
  const peak = stopMemory();
  for (const [kind, { p99AtMost }] of Object.entries(KINDS)) {
    yield row({
      name: `${kind} during a flood of ${what}: 99 of 100 within`,
      unit: 'ms',
      values: [p99(answers.get(kind))],
      baseline: { name: 'without', values: [p99(quiet.get(kind))] },
      limit: { atMost: p99AtMost },
    });
  }
  const all = [...answers.values()].flat();
  yield row({
    name: `Of these ${all.length} requests, failed`,
    unit: '',
    values: [failuresIn(all)],
    limit: { atMost: 0 },
  });
  yield row({
    name: `Memory with the database during a flood of ${what}, at most`,
    unit: 'MB',
    values: [peak.all],
    limit: { atMost: MEMORY_LIMIT },
  });
  const requests = Object.values(statuses).reduce((sum, count) => sum + count, 0);
  yield row({ name: `The flood of ${what}`, unit: 'requests/s', values: [requests / SECONDS] });
}

/** A picture of the size of a camera's: scaled-up noise. */
async function photo(width, height, write) {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 };
  const create = { width: 400, height: 300, channels: 3, background: '#8a9', noise };
  const small = await sharp({ create }).png().toBuffer();
  return write(sharp(small).resize(width, height)).toBuffer();
}

/** Uploads at the end: name, width, height, media type and encoder. */
const PHOTOS = [
  [
    'a photo of 12 megapixels (JPEG)',
    4000,
    3000,
    'image/jpeg',
    (image) => image.jpeg({ quality: 85 }),
  ],
  [
    'a photo of 48 megapixels (AVIF)',
    8000,
    6000,
    'image/avif',
    (image) => image.avif({ quality: 40, effort: 0 }),
  ],
];

async function* upload({ base, pid, admin }, [name, width, height, type, write]) {
  const bytes = await photo(width, height, write);
  const form = new FormData();
  form.append('file', new Blob([bytes], { type }), 'photo');
  const stop = watchMemory(pid, 100);
  const before = performance.now();
  const answer = await fetch(`${base}/api/media`, {
    method: 'POST',
    headers: { cookie: admin, origin: base },
    body: form,
  });
  const seconds = (performance.now() - before) / 1000;
  if (!answer.ok && answer.status !== 400) {
    throw new Error(`The upload of ${name} answered ${answer.status}.`);
  }
  const outcome = answer.ok ? 'stored' : 'refused';
  yield row({ name: `An upload of ${name}, ${outcome} within`, unit: 's', values: [seconds] });
  yield row({
    name: `Memory with the database during that upload, at most`,
    unit: 'MB',
    values: [stop().all],
  });
}

export async function* measure() {
  const server = await startServer();
  try {
    const site = { ...server, admin: await signIn(server.base) };
    // The first job clears the caches, and cached pages would wait behind the flood once.
    await firstJobs();
    await warmUp(site.base);
    const quiet = await answersDuring(site, () => wait(QUIET_SECONDS * 1000));
    for (const kind of FLOODS) yield* flood(site, quiet, kind);
    for (const each of PHOTOS) yield* upload(site, each);
  } finally {
    await server.stop();
  }
}
