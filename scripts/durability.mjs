// Kills the server, its database, or both, while visitors write, and ends it with SIGTERM while
// visitors read. Then counts what was acknowledged, lost and doubled. Needs the builds.
//   KILLS=2 DB_KILLS=2 BOTH=1 TERMS=2 node scripts/durability.mjs
import { once } from 'node:events';
import { createWriteStream, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { median, newSite, quantile, spawnServer } from '../bench/server.mjs';
import { KINDS, load, signIn, visit, write } from './durability/load.mjs';
import { mails, taken } from './durability/mails.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const count = (name, otherwise) => Number(process.env[name] ?? otherwise);
const FAULTS = {
  kill: count('KILLS', 2),
  database: count('DB_KILLS', 2),
  both: count('BOTH', 1),
  term: count('TERMS', 2),
};
/** Milliseconds between one fault and the next, at most; half of it at least. */
const PAUSE = count('PAUSE_MS', 1_500);
/** How long a write, a mail or a start is waited for. */
const PATIENCE = 120_000;

const site = await newSite();
const { base, dataDir } = site;
const log = join(dataDir, 'server.log');
/** Each visitor has an address of their own, as a proxy would name it. */
const SETTINGS = {
  SMTP_URL: `smtp://127.0.0.1:${mails.server.address().port}`,
  TRUST_PROXY: '1',
};

let server;
function startServer() {
  server = spawnServer(site, SETTINGS, ['ignore', 'pipe', 'pipe']);
  const written = createWriteStream(log, { flags: 'a' });
  server.stdout.pipe(written, { end: false });
  server.stderr.pipe(written, { end: false });
}

async function until(what, look) {
  for (const end = Date.now() + PATIENCE; Date.now() < end; await wait(50)) {
    const found = await look().catch(() => undefined);
    if (found) return found;
  }
  throw new Error(`Waited in vain for ${what}.`);
}
const ready = async () => (await fetch(`${base}/api/health/ready`)).ok;

function killDatabase() {
  const [pid] = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n');
  try {
    if (Number(pid) !== process.pid && Number(pid) !== server.pid)
      process.kill(Number(pid), 'SIGKILL');
  } catch {
    // It is being started again.
  }
}

async function killServer() {
  const ended = once(server, 'exit');
  server.kill('SIGKILL');
  await ended;
}

const stops = [];
const COMMIT = {
  async kill() {
    await killServer();
    startServer();
  },
  async database() {
    killDatabase();
  },
  async both() {
    killDatabase();
    await killServer();
    startServer();
  },
  async term() {
    const began = Date.now();
    const ended = once(server, 'exit');
    load.terminating = true;
    server.kill('SIGTERM');
    const late = wait(40_000, 'late', { ref: false });
    if ((await Promise.race([ended, late])) === 'late') {
      stops.push(Infinity);
      await killServer();
    } else stops.push(Date.now() - began);
    load.terminating = false;
    startServer();
  },
};

async function connect() {
  const pidFile = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n');
  const password = readFileSync(join(dataDir, 'postgres/site.password'), 'utf8').trim();
  const client = new pg.Client({
    connectionString: `postgres://postgres:${password}@127.0.0.1:${pidFile[3]}/postgres`,
  });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

startServer();
await until('the server', ready);
await until('a session', async () => {
  await signIn(base);
  return true;
});
const writers = Object.keys(KINDS).map((kind) => write(base, kind));
const visitors = ['/', '/api/blog?published=true', '/blog', '/api/health/live'].flatMap((path) => [
  visit(base, path, 0),
  visit(base, path, 40),
]);

const faults = Object.entries(FAULTS).flatMap(([kind, times]) => Array(times).fill(kind));
faults.sort(() => Math.random() - 0.5);
const recoveries = [];
await wait(500);
for (const [index, kind] of faults.entries()) {
  const began = Date.now();
  await COMMIT[kind]();
  const struck = Date.now();
  await until('a write', async () => load.lastAcknowledged >= struck);
  recoveries.push(Date.now() - (kind === 'term' ? struck : began));
  if ((index + 1) % 20 === 0) console.log(`${index + 1} of ${faults.length} faults`);
  await wait(PAUSE / 2 + Math.random() * (PAUSE / 2));
}
load.stopped = true;
await Promise.all([...writers, ...visitors]);
await until('the server', ready);

const database = await connect();
const rows = async (sql) => (await database.query(sql)).rows;
const STORED = {
  contact: `SELECT name FROM contact_messages`,
  newsletter: `SELECT replace(email::text, '@durability.example', '') AS name FROM newsletters`,
  donations: `SELECT donor_name AS name FROM donations WHERE donor_name IS NOT NULL`,
  blog: `SELECT slug AS name FROM blog_posts`,
};
const lost = [];
const doubled = [];
for (const [kind, sql] of Object.entries(STORED)) {
  const times = new Map();
  for (const { name } of await rows(sql)) times.set(name, (times.get(name) ?? 0) + 1);
  lost.push(...load.acknowledged[kind].filter((name) => !times.has(name)));
  for (const [name, stored] of times) {
    if (stored > 1 && name.startsWith(`${kind}-`)) doubled.push(name);
  }
}

// Mails that wait for their next attempt are sent now.
let waiting = 0;
const mailsSent = await until('all mails', async () => {
  await rows(
    `UPDATE mails SET next_attempt_at = now() WHERE state = 'queued' AND next_attempt_at > now()`,
  );
  await rows(`SELECT graphile_worker.add_job('deliver_mail', payload := json_build_object('id', id),
    job_key := 'durability ' || id) FROM mails WHERE state = 'queued'`);
  await rows(`SELECT graphile_worker.add_job('recover_mails', job_key := 'durability')`);
  await wait(500);
  [{ waiting }] = await rows(
    `SELECT count(*)::int AS waiting FROM mails WHERE state IN ('queued', 'sending')`,
  );
  return waiting === 0;
}).catch(() => false);
const unsent = (await rows(`SELECT message_id AS id FROM mails WHERE state = 'sent'`)).filter(
  ({ id }) => !taken.has(id),
).length;
await database.end();
const copies = [...taken.values()].filter((marks) => marks.length > 1);
const unmarked = [...taken].filter(
  ([, marks]) => marks.length > 1 && marks.filter((mark) => mark === undefined).length > 1,
);

const ended = once(server, 'exit');
server.kill('SIGTERM');
const [status] = await ended;
mails.close();

const writes = Object.values(load.acknowledged).reduce((sum, { length }) => sum + length, 0);
const lines = [
  `faults: ${Object.entries(FAULTS)
    .map(([kind, times]) => `${times} ${kind}`)
    .join(', ')}`,
  `writes: ${writes} acknowledged, ${load.retries} tried again, ${lost.length} lost, ${doubled.length} doubled`,
  `refused: ${[...load.refused].map(([what, times]) => `${times} ${what}`).join(', ') || 'none'}`,
  `mails: ${taken.size} taken, ${copies.length} more than once, ${unmarked.length} of them without a mark, ${unsent} called sent and not taken`,
  `jobs afterwards: ${mailsSent ? 'all mails sent' : `${waiting} mails wait`}`,
  `writing again after a fault: median ${median(recoveries)} ms, p95 ${quantile(recoveries, 0.95)} ms`,
  `SIGTERM: ${load.visits} requests meanwhile, ${load.failedVisits.length} failed; ended within ${Math.max(0, ...stops)} ms`,
];
console.log(lines.join('\n'));
const wrong = [
  ...lost.map((name) => `lost: ${name}`),
  ...doubled.map((name) => `doubled: ${name}`),
  ...unmarked.map(([id, marks]) => `without a mark: ${id} ${JSON.stringify(marks)}`),
  ...load.failedVisits.map((visited) => `failed at SIGTERM: ${visited}`),
  ...(mailsSent ? [] : ['jobs stand still']),
  ...(unsent > 0 ? ['mails that were never taken are called sent'] : []),
  ...(stops.includes(Infinity) || status !== 0 ? ['SIGTERM did not end the server in order'] : []),
  ...[...load.refused.keys()].filter((what) => / 5\d\d$/.test(what)),
];
if (wrong.length > 0) {
  console.error(wrong.slice(0, 50).join('\n'));
  console.error(`The server's log: ${log}`);
  process.exit(1);
}
rmSync(dataDir, { recursive: true, force: true });
process.exit(0);
