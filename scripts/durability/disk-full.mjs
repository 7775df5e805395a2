// Fills the disk of a server while visitors write: first so that tables cannot grow, then so that
// PostgreSQL itself ends. Counts what was acknowledged and lost, sends every form meanwhile, and
// measures how long it takes until all is well once there is space. Requires the builds.
//   node scripts/durability/disk-full.mjs
// The disk is a file system in memory, mounted where only this script and its children see it
// (Linux, where users may create namespaces). Elsewhere, name a folder on a file system of its own
// of some 200 MB: SMALL_DISK=/mnt/small
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  createWriteStream,
  mkdtempSync,
  openSync,
  rmSync,
  statfsSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort, spawnServer } from '../../bench/server.mjs';
import { sendForms } from './forms.mjs';
import { KINDS, load, signIn, write } from './load.mjs';
import { compareWithStored, connect, until } from './stored.mjs';

const SIZE = '200m';
const MOUNT = `mount -t tmpfs -o size=${SIZE} tmpfs "$SMALL_DISK" && exec "$@"`;

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
if (!process.env.SMALL_DISK) process.exit(runOnSmallDisk());

/** Runs this script again with a small disk; returns its status. */
function runOnSmallDisk() {
  const folder = mkdtempSync(join(tmpdir(), 'disk-full-'));
  const namespaces = process.getuid?.() === 0 ? ['--mount'] : ['--mount', '--map-root-user'];
  const run = (...command) =>
    spawnSync('unshare', [...namespaces, 'sh', '-c', MOUNT, 'sh', ...command], {
      stdio: 'inherit',
      env: { ...process.env, SMALL_DISK: folder },
    });
  try {
    if (run('true').status !== 0) {
      console.log('This system does not allow mounting here; nothing was tried. See SMALL_DISK.');
      return 0;
    }
    return run(process.execPath, fileURLToPath(import.meta.url)).status ?? 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const disk = process.env.SMALL_DISK;
const port = await freePort();
const site = { dataDir: join(disk, 'data'), port, base: `http://127.0.0.1:${port}` };
const { base, dataDir } = site;
const log = join(tmpdir(), `disk-full-${process.pid}.log`);
const filler = join(disk, 'filler');

const free = () => {
  const { bavail, bsize } = statfsSync(disk);
  return bavail * bsize;
};

/** Takes all space that is left. */
function fill() {
  const file = openSync(filler, 'a');
  try {
    for (const size of [2 ** 20, 4096]) {
      const block = Buffer.alloc(size);
      while (free() >= size && writeSync(file, block) === size);
    }
  } catch (error) {
    if (error.code !== 'ENOSPC') throw error;
  } finally {
    closeSync(file);
  }
}

const server = spawnServer(site, { TRUST_PROXY: '1' }, ['ignore', 'pipe', 'pipe']);
const logFile = createWriteStream(log);
server.stdout.pipe(logFile);
server.stderr.pipe(logFile);
const ready = async () => (await fetch(`${base}/api/health/ready`)).ok;
await until('the server', ready);
await until('a session', async () => {
  await signIn(base);
  return true;
});
const database = await connect(dataDir);
const writers = Object.keys(KINDS).map((kind) => write(base, kind));
await until('writes', async () => load.acknowledged.blog.length > 5);

const problems = [];
/** Sends every form; those that are neither stored nor refused with a sentence are problems. */
async function tryForms(state) {
  const answers = await sendForms(base);
  const refused = answers.filter(({ status }) => status === 503);
  problems.push(
    ...answers
      .filter(({ status, sentence }) => (status === 503 ? sentence === '' : status >= 400))
      .map(({ name, status, sentence }) => `${state}: ${name} ${status} ${sentence}`),
  );
  console.log(`${state}: ${refused.length} of ${answers.length} forms refused`);
  return answers.length - refused.length;
}

/** Makes space, and waits until a write is acknowledged, and the server ready. */
async function makeSpace(state) {
  rmSync(filler, { force: true });
  const began = Date.now();
  await until('a write', async () => load.lastAcknowledged >= began);
  await until('the server', ready);
  const after = load.lastAcknowledgement - began;
  console.log(`${state}: written again ${after} ms after there was space`);
}

fill();
const refusedBefore = load.retries;
await until('refused writes', async () => {
  fill();
  return load.retries > refusedBefore + 20;
});
await tryForms('tables cannot grow');
if (!(await fetch(`${base}/`)).ok) problems.push('tables cannot grow: the home page is not shown');
await makeSpace('tables cannot grow');

fill();
// PostgreSQL keeps files of its log for further use; once they are used up, it ends.
await until('the end of the database', async () => {
  fill();
  return database
    .query('SELECT pg_switch_wal()')
    .then(
      () => database.query(`SELECT pg_logical_emit_message(true, 'full', repeat('x', 1000000))`),
      () => undefined,
    )
    .then(
      () => false,
      () => true,
    );
});
await until('the server to notice', async () => !(await ready()));
const stored = await tryForms('the database has ended');
if (stored > 0) problems.push(`the database has ended: ${stored} forms were acknowledged`);
await makeSpace('the database has ended');

await wait(500);
load.stopped = true;
await Promise.all(writers);
const after = await connect(dataDir);
const { lost, duplicated } = await compareWithStored(after);
await after.end();
await database.end().catch(() => undefined);
if (server.exitCode !== null || server.signalCode !== null) problems.push('the server ended');
const ended = once(server, 'exit');
server.kill('SIGTERM');
const [status] = await ended;
if (status !== 0) problems.push(`the server ended with ${status}`);

const written = Object.values(load.acknowledged).reduce((sum, { length }) => sum + length, 0);
console.log(
  `writes: ${written} acknowledged, ${load.retries} retried, ${lost.length} lost, ${duplicated.length} duplicated`,
);
problems.push(
  ...lost.map((name) => `lost: ${name}`),
  ...duplicated.map((name) => `twice: ${name}`),
);
problems.push(...[...load.refused.keys()].filter((reason) => / 5\d\d$/.test(reason)));
if (problems.length > 0) {
  console.error(`${problems.slice(0, 50).join('\n')}\nThe server's log: ${log}`);
  process.exit(1);
}
rmSync(log, { force: true });
process.exit(0);
