// Kills the server, its database, or both, while visitors write, and stops the server with SIGTERM
// while visitors read. Then counts acknowledged, lost and duplicated rows. Requires the builds.
//   KILLS=50 DB_KILLS=50 BOTH=10 TERMS=20 node scripts/durability.mjs
import { once } from 'node:events';
import { createWriteStream, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { newSite, spawnServer } from '../bench/server.mjs';
import { KINDS, load, signIn, visit, write } from './durability/load.mjs';
import { mailServer, receivedMails } from './durability/mails.mjs';
import { compareWithStored, connect, until } from './durability/stored.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const count = (name, fallback) => Number(process.env[name] ?? fallback);
const FAULTS = {
  kill: count('KILLS', 1),
  database: count('DB_KILLS', 1),
  both: count('BOTH', 1),
  term: count('TERMS', 1),
};
/** Longest pause between two faults, in milliseconds; the shortest is half of it. */
const MAX_PAUSE = count('PAUSE_MS', 1_500);

const site = await newSite();
const { base, dataDir } = site;
const log = join(dataDir, 'server.log');
/** Visitors have different IP addresses, in the header that a proxy would set. */
const SETTINGS = {
  SMTP_URL: `smtp://127.0.0.1:${mailServer.server.address().port}`,
  TRUST_PROXY: '1',
};

let server;
let startedAt = new Date();
/** How often the server ended although only its database was killed. */
let exits = 0;
function startServer() {
  startedAt = new Date();
  server = spawnServer(site, SETTINGS, ['ignore', 'pipe', 'pipe']);
  const logFile = createWriteStream(log, { flags: 'a' });
  server.stdout.pipe(logFile, { end: false });
  server.stderr.pipe(logFile, { end: false });
}

const ready = async () => (await fetch(`${base}/api/health/ready`)).ok;

function killDatabase() {
  const [pid] = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n');
  try {
    if (Number(pid) !== process.pid && Number(pid) !== server.pid)
      process.kill(Number(pid), 'SIGKILL');
  } catch {
    // The database is being restarted.
  }
}

async function killServer() {
  const ended = once(server, 'exit');
  server.kill('SIGKILL');
  await ended;
}

/** Whether the server did not stop in time after SIGTERM. */
let isSlow = false;
/** What causes each kind of fault, and what is checked when writes are acknowledged again. */
const CAUSE = {
  async kill() {
    await killServer();
    startServer();
  },
  async database() {
    const { pid } = server;
    killDatabase();
    return () => {
      if (server.pid === pid && server.exitCode === null && server.signalCode === null) return;
      exits += 1;
      startServer();
    };
  },
  async both() {
    killDatabase();
    await killServer();
    startServer();
  },
  async term() {
    const ended = once(server, 'exit');
    load.terminating = true;
    server.kill('SIGTERM');
    const timeout = wait(40_000, 'timeout', { ref: false });
    if ((await Promise.race([ended, timeout])) === 'timeout') {
      isSlow = true;
      await killServer();
    }
    load.terminating = false;
    startServer();
  },
};

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
await wait(500);
for (const kind of faults) {
  const check = await CAUSE[kind]();
  const caused = Date.now();
  await until('a write', async () => load.lastAcknowledged >= caused);
  console.log(`${kind}: written again after ${load.lastAcknowledgement - caused} ms`);
  check?.();
  await wait(MAX_PAUSE / 2 + Math.random() * (MAX_PAUSE / 2));
}
load.stopped = true;
await Promise.all([...writers, ...visitors]);
await until('the server', ready);

const database = await connect(dataDir);
const rows = async (sql, values) => (await database.query(sql, values)).rows;
// Each start may have other settings, such as another mail server.
await until('a check of the server after its start', async () => {
  return (await rows('SELECT FROM health_report WHERE checked_at > $1', [startedAt])).length > 0;
});
const { lost, duplicated } = await compareWithStored(database);

// Retries are made due now.
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
  ({ id }) => !receivedMails.has(id),
).length;
await database.end();
const unmarked = [...receivedMails].filter(
  ([, marks]) => marks.filter((mark) => mark === undefined).length > 1,
);

const ended = once(server, 'exit');
server.kill('SIGTERM');
const [status] = await ended;
mailServer.close();

const writes = Object.values(load.acknowledged).reduce((sum, { length }) => sum + length, 0);
console.log(
  `${faults.length} faults; ${writes} writes acknowledged, ${load.retries} retried; ${receivedMails.size} mails; ${load.visits} visits during shutdowns`,
);
const problems = [
  ...lost.map((name) => `lost: ${name}`),
  ...duplicated.map((name) => `duplicated: ${name}`),
  ...unmarked.map(([id, marks]) => `without a mark: ${id} ${JSON.stringify(marks)}`),
  ...load.failedVisits.map((visit) => `failed at SIGTERM: ${visit}`),
  ...(exits > 0 ? ['the server ended because its database did'] : []),
  ...(mailsSent ? [] : [`${waiting} mails are still queued`]),
  ...(unsent > 0 ? ['mails are marked as sent that were not received'] : []),
  ...(isSlow || status !== 0 ? ['SIGTERM did not stop the server cleanly'] : []),
  ...[...load.refused.keys()].filter((reason) => / 5\d\d$/.test(reason)),
];
if (problems.length > 0) {
  console.error(problems.slice(0, 50).join('\n'));
  console.error(`The server's log: ${log}`);
  process.exit(1);
}
rmSync(dataDir, { recursive: true, force: true });
process.exit(0);
