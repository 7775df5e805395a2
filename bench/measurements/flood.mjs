import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { memoryOf } from '../memory.mjs';
import { row } from '../report.mjs';
import { firstJobs, onServer, quantile, signIn } from '../server.mjs';

export const title = 'Floods';
export const about =
  'Visitors arrive 40 times a second, the panel 4 times, while 200 connections ask for what cannot be cached, for 20 seconds each. What is too much is answered with 503. The baseline is the same without a flood.';

const SECONDS = 20;
const CACHED = ['/', '/about', '/blog', '/projects', '/donate', '/contact'];
const SEARCHES = ['/blog?q=<random>'];
const MESSAGE =
  '{"name":"Ana Horvat","email":"<random>@udruga.example","subject":"Radionice","message":"Kada je radionica? <random>","gdprConsent":true}';
const INVENTED_SESSION = { 'x-forwarded-for': '203.0.113.7', cookie: 'session=x' };

const FLOODS = [
  { what: 'searches', paths: SEARCHES },
  { what: 'messages of the contact form', paths: ['/api/contact'], body: MESSAGE },
  { what: 'searches by one network', paths: SEARCHES, headers: INVENTED_SESSION },
];

/** Who asks meanwhile, and the limit of the slowest of a hundred answers, in milliseconds. */
const visitorsWith = (cookie) => [
  { kind: 'Cached pages', atMost: 50, paths: CACHED, perSecond: 40 },
  { kind: 'The panel', atMost: 1000, paths: ['/api/blog'], perSecond: 4, headers: { cookie } },
];
/** They do not wait behind the flood of one network. */
const OTHERS = { kind: 'Searches of others', atMost: 300, paths: SEARCHES, perSecond: 8 };

/** The answers to requests of a thread of its own, in which nothing else counts as waiting. */
async function answersTo(base, seconds, requests) {
  const thread = new Worker(new URL('../flooder.mjs', import.meta.url), {
    workerData: { base, seconds, ...requests },
  });
  const [answers] = await once(thread, 'message');
  return answers;
}

function p99(answers) {
  const times = answers.map(({ ms }) => ms);
  return quantile(times, 0.99);
}

async function* floodOf({ base, pid }, flood, visitors) {
  const ask = (seconds) => Promise.all(visitors.map((each) => answersTo(base, seconds, each)));
  const quiet = await ask(5);
  const flooding = answersTo(base, SECONDS, { connections: 200, ...flood });
  const answers = await ask(SECONDS);
  const memory = memoryOf(pid);
  for (const [at, { kind, atMost }] of visitors.entries()) {
    const name = `${kind} during a flood of ${flood.what}: 99 of 100 within`;
    const baseline = { name: 'without', values: [p99(quiet[at])] };
    yield row({ name, unit: 'ms', values: [p99(answers[at])], baseline, limit: { atMost } });
  }
  const failed = answers.flat().filter(({ status }) => status !== 200);
  const broken = (await flooding).filter(({ status }) => !/^(?:[234]\d\d|503)$/.test(status));
  const failures = [failed.length + broken.length];
  yield row({ name: 'Failed then, but for 503', values: failures, limit: { atMost: 0 } });
  yield row({ name: 'Memory then', unit: 'MB', values: [memory], limit: { atMost: 512 } });
}

async function* measureFloods(server) {
  const visitors = visitorsWith(await signIn(server.base));
  // The first job clears the caches, and cached pages would wait behind the flood once.
  await firstJobs();
  for (const flood of FLOODS) {
    yield* floodOf(server, flood, flood.headers ? [...visitors, OTHERS] : visitors);
  }
}

// Each request of most floods comes from another network: forms of one network are limited.
export const measure = () => onServer(measureFloods, { TRUST_PROXY: '1' });
