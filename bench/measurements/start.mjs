// How long a start takes until the first page is answered.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { row } from '../rows.mjs';
import { environment, newSite, NODE_OPTIONS, ready } from '../server.mjs';

export const title = 'Start';
export const about =
  'Seconds from the command until the home page is answered. The baseline is a bare `node:http` server, from its command until it answers.';

const ROUNDS = 5;
/** In starts of a bare server, as seconds depend on the machine: decision 249. */
const LIMIT = 34;
const FIRST_LIMIT = 45;

const BARE = "require('node:http').createServer((_, response) => response.end()).listen";

/** Seconds until a program answers, which is then stopped. */
async function secondsUntilAnswer(url, args, options) {
  const before = performance.now();
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    ...options,
  });
  try {
    await ready(url, 10);
    return (performance.now() - before) / 1000;
  } finally {
    child.kill('SIGTERM');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }
}

/** A start as by `npm start`, in the repository or a copy of it. */
function start(site, cwd = process.cwd()) {
  const args = [...NODE_OPTIONS, 'scripts/start.mjs'];
  return secondsUntilAnswer(`${site.base}/`, args, { cwd, env: environment(site) });
}

function startBare({ port, base }) {
  return secondsUntilAnswer(base, ['-e', `${BARE}(${port}, '127.0.0.1')`]);
}

/** A clone of the repository as it is after `npm ci`, without builds and without data. */
function freshClone() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-clone-'));
  execFileSync('git', ['clone', '--quiet', '--shared', '.', folder]);
  for (const project of ['.', 'shared', 'api', 'site', 'admin']) {
    const modules = join(project, 'node_modules');
    if (existsSync(modules)) linkFolder(modules, join(folder, modules));
  }
  return folder;
}

/** Copies a folder, by hard links where cp can make them. */
function linkFolder(from, to) {
  try {
    execFileSync('cp', ['-al', from, to], { stdio: 'ignore' });
  } catch {
    cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  }
}

export async function* measure() {
  const site = await newSite();
  try {
    const firstWithBuilds = await start(site);
    const values = [];
    const bare = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      values.push(await start(site));
      bare.push(await startBare(site));
    }
    yield row({
      name: 'A start of what is built, with its database',
      unit: 's',
      values,
      baseline: { name: 'bare server', values: bare },
      limit: { atMost: LIMIT, of: 'ratio' },
    });
    yield row({
      name: 'A start of what is built, without a database',
      unit: 's',
      values: [firstWithBuilds],
    });
  } finally {
    rmSync(site.dataDir, { recursive: true, force: true });
  }
  yield await measureFirstStart();
}

async function measureFirstStart() {
  const site = await newSite();
  const clone = freshClone();
  try {
    return row({
      name: 'The first start of a fresh clone after `npm ci`: build, database, content',
      unit: 's',
      values: [await start(site, clone)],
      limit: { atMost: FIRST_LIMIT },
    });
  } finally {
    await wait(100);
    for (const folder of [clone, site.dataDir]) rmSync(folder, { recursive: true, force: true });
  }
}
