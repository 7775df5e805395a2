// Response times of visitors and the panel, and memory, during floods of uncacheable requests.
import { setTimeout as wait } from 'node:timers/promises';
import { flood } from '../flood.mjs';
import { watchMemory } from '../memory.mjs';
import { PHOTOS, uploadPhoto } from '../photos.mjs';
import { row } from '../rows.mjs';
import { firstJobs, signIn, startServer } from '../server.mjs';
import {
  answersDuring,
  failuresIn,
  KINDS,
  KINDS_BESIDE_ONE_NETWORK,
  p99,
  timed,
  warmUp,
} from '../visitors.mjs';

export const title = 'Floods';
export const about =
  'Visitors arrive 40 times a second, the panel and the check of health 4 times each, while 200 connections ask for what cannot be cached, for 20 seconds each. What is too much is answered with 503. The baseline is the same without a flood.';

const SECONDS = 20;
/** Seconds of the baseline. */
const QUIET_SECONDS = 5;
/** Seconds after a flood in which the server recovers. */
const RECOVERY_SECONDS = 2;
/** Searches before and after each flood: with fewer, their median depends on chance. */
const SEARCHES = 25;
/** What node and its database may hold together, in MB. */
const MEMORY_LIMIT = 512;
const ONE_NETWORK = { 'x-forwarded-for': '203.0.113.7' };
const FLOODS = [
  ['random searches', { path: '/blog?q=<random>' }],
  ['missing pages', { path: '/<random>' }],
  ['social cards', { path: '/og/hr/blog/<random>.png' }],
  ['payment slips', { path: '/api/donations/slip/pdf?amount=<number>' }],
  [
    'messages of the contact form',
    {
      path: '/api/contact',
      body: {
        name: 'Ana Horvat',
        email: '<random>@udruga.example',
        subject: 'Radionice',
        message: 'Kada je sljedeća radionica? <random>',
        gdprConsent: true,
      },
    },
  ],
  [
    'searches of the API by one network',
    { path: '/api/search?q=<random>', headers: ONE_NETWORK },
    KINDS_BESIDE_ONE_NETWORK,
  ],
  [
    'searches of pages by one network with an invented session',
    { path: '/blog?q=<random>', headers: { ...ONE_NETWORK, cookie: 'session=x' } },
    KINDS_BESIDE_ONE_NETWORK,
  ],
];

/** Milliseconds of some searches, one after another. */
async function searches(base) {
  const times = [];
  for (let turn = 0; turn < SEARCHES; turn += 1) {
    const { status, ms } = await timed(`${base}/blog?q=radionica-${turn}-${Date.now()}`);
    times.push(status === 200 ? ms : Infinity);
  }
  return times;
}

async function* floodOf(site, quiet, [what, request, kinds = KINDS]) {
  await warmUp(site.base);
  const before = await searches(site.base);
  const stopMemory = watchMemory(site.pid, 1000);
  let statuses;
  const happening = async () => {
    statuses = await flood({ base: site.base, seconds: SECONDS, ...request });
  };
  const answers = await answersDuring(site, happening, kinds);
  const peak = stopMemory();
  await wait(RECOVERY_SECONDS * 1000);
  const after = await searches(site.base);
  for (const [kind, { p99AtMost }] of Object.entries(kinds)) {
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
  yield row({
    name: `A search ${RECOVERY_SECONDS} seconds after a flood of ${what}`,
    unit: 'ms',
    values: after,
    baseline: { name: 'before', values: before },
    limit: { atMost: 1.5, of: 'ratio' },
  });
  const { 503: refused = 0, ...others } = statuses;
  const answered = Object.values(others).reduce((sum, count) => sum + count, 0);
  yield row({
    name: `The flood of ${what}, answered`,
    unit: 'requests/s',
    values: [answered / SECONDS],
  });
  yield row({ name: `Of it, refused with 503`, unit: 'requests/s', values: [refused / SECONDS] });
  const failed = Object.keys(statuses).filter((status) => !/^(?:[234]\d\d|503)$/.test(status));
  yield row({
    name: 'Kinds of other failures in it',
    unit: '',
    values: [failed.length],
    limit: { atMost: 0 },
  });
}

async function* upload(site, photo) {
  const stop = watchMemory(site.pid, 100);
  const { stored, seconds } = await uploadPhoto(site, photo);
  const outcome = stored ? 'stored' : 'refused';
  yield row({ name: `An upload of ${photo[0]}, ${outcome} within`, unit: 's', values: [seconds] });
  yield row({
    name: `Memory with the database during that upload, at most`,
    unit: 'MB',
    values: [stop().all],
  });
}

export async function* measure() {
  // Each request of most floods comes from another network: forms of one network are limited.
  const server = await startServer({ TRUST_PROXY: '1' });
  try {
    const site = { ...server, admin: await signIn(server.base) };
    // The first job clears the caches, and cached pages would wait behind the flood once.
    await firstJobs();
    await warmUp(site.base);
    const quiet = await answersDuring(
      site,
      () => wait(QUIET_SECONDS * 1000),
      KINDS_BESIDE_ONE_NETWORK,
    );
    for (const each of FLOODS) yield* floodOf(site, quiet, each);
    for (const each of PHOTOS) yield* upload(site, each);
  } finally {
    await server.stop();
  }
}
