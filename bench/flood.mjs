// Response times of visitors and the panel, and memory, during floods of uncacheable requests.
// Run alone: `node bench/flood.mjs [connections] [seconds]`.
import { once } from 'node:events';
import { get } from 'node:http';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { memoryOf, watchMemory } from './memory.mjs';
import { quantile, signIn, startServer } from './server.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
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
  const timers = Object.entries(kinds).map(([kind, { perSecond, next }]) =>
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

function summary(answers) {
  const times = answers.map(({ ms }) => ms);
  const failed = answers.filter(({ status }) => status !== 200).length;
  const [p50, p99] = [0.5, 0.99].map((share) => quantile(times, share).toFixed(1));
  return `p50 ${p50}, p99 ${p99}, max ${Math.max(...times).toFixed(1)} ms, ${failed} of ${times.length} failed`;
}

const megabytes = ({ server, all }) =>
  `${server.toFixed(0)} MB, with the database ${all.toFixed(0)} MB`;

function kindsOf(base, admin) {
  let turn = 0;
  const page = () => timed(base + CACHED[turn++ % CACHED.length], { 'accept-encoding': 'br' });
  return {
    'cached pages': { perSecond: 40, next: page },
    health: { perSecond: 4, next: () => timed(`${base}/api/health/ready`) },
    "the panel's lists": {
      perSecond: 4,
      next: () => timed(`${base}/api/blog?range=[0,9]`, { cookie: admin }),
    },
  };
}

async function flood({ base, pid, admin }, [what, path], { connections, seconds }) {
  for (const cached of CACHED) await timed(base + cached, { 'accept-encoding': 'br' });
  console.log(`${what}: before: ${megabytes(memoryOf(pid))}`);
  const stopVisits = visitors(kindsOf(base, admin));
  const stopMemory = watchMemory(pid);
  const flooder = new Worker(new URL('./flooder.mjs', import.meta.url), {
    workerData: { base, path, connections, seconds },
  });
  const [statuses] = await once(flooder, 'message');
  const answers = await stopVisits();
  const peak = stopMemory();
  const rates = Object.entries(statuses).map(
    ([status, n]) => `${status}: ${(n / seconds).toFixed(0)}/s`,
  );
  console.log(
    `${what}: during: at most ${megabytes(peak)} (ceiling 512 MB); flood ${rates.join(', ')}`,
  );
  for (const kind of new Set(answers.map((answer) => answer.kind))) {
    console.log(
      `${what}: ${kind} meanwhile: ${summary(answers.filter((answer) => answer.kind === kind))}`,
    );
  }
  await new Promise((resolve) => setTimeout(resolve, 2000));
  const after = [];
  for (let i = 0; i < 60; i += 1) after.push(await timed(base + CACHED[i % CACHED.length]));
  const search = await timed(`${base}/blog?q=after-${what}`.replaceAll(' ', '-'));
  console.log(
    `${what}: 2 s after: ${megabytes(memoryOf(pid))}; cached pages ${summary(after)}; a search ${search.ms.toFixed(0)} ms`,
  );
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
  ['photo-12-megapixels.jpg', 4000, 3000, 'image/jpeg', (image) => image.jpeg({ quality: 85 })],
  [
    'photo-48-megapixels.avif',
    8000,
    6000,
    'image/avif',
    (image) => image.avif({ quality: 40, effort: 0 }),
  ],
];

async function upload({ base, pid, admin }, name, bytes, type) {
  const form = new FormData();
  form.append('file', new Blob([bytes], { type }), name);
  const stop = watchMemory(pid, 100);
  const before = performance.now();
  const result = await fetch(`${base}/api/media`, {
    method: 'POST',
    headers: { cookie: admin, origin: base },
    body: form,
  }).then(
    (answer) => `answered ${answer.status}`,
    (error) => `failed: ${error.cause ?? error}`,
  );
  const seconds = ((performance.now() - before) / 1000).toFixed(1);
  const alive = await timed(`${base}/api/health/live`);
  console.log(
    `upload of ${name} (${(bytes.length / 2 ** 20).toFixed(1)} MB): ${result} after ${seconds} s; at most ${megabytes(stop())}; the server is ${alive.status === 200 ? 'up' : 'down'}`,
  );
}

/**
 * Waits for the first job that reads the words of PDFs, at the first full minute: it clears the
 * caches for each file, and the cached pages would wait behind the flood once.
 */
async function settle() {
  const nextMinute = 60_000 - (Date.now() % 60_000);
  await new Promise((resolve) => setTimeout(resolve, nextMinute + 10_000));
}

/** @param options connections and seconds of each flood */
export async function measureFlood(options = { connections: 50, seconds: 20 }, floods = FLOODS) {
  const server = await startServer();
  try {
    const site = { ...server, admin: await signIn(server.base) };
    await settle();
    for (const kind of floods) await flood(site, kind, options);
    for (const [name, width, height, type, write] of PHOTOS) {
      await upload(site, name, await photo(width, height, write), type);
    }
  } finally {
    await server.stop();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.chdir(ROOT);
  const [connections = 50, seconds = 20] = process.argv.slice(2).map(Number);
  await measureFlood({ connections, seconds });
}
