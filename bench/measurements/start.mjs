import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { memoryOf } from '../memory.mjs';
import { compare, row } from '../report.mjs';
import { environment, firstJobs, newSite, NODE_OPTIONS, onServer, ready } from '../server.mjs';

export const title = 'Start and memory';
export const about =
  'Seconds from the command until the home page is answered, against a bare `node:http` server; and the proportional set size of node and its database.';

/** In starts of a bare server, as seconds depend on the machine. */
const LIMIT = 34;
/** Of a fresh clone, as a person waits for it. */
const FIRST_LIMIT = 45;
const MEMORY_LIMIT = 220;
const PAGES = ['/', '/about', '/blog', '/projects', '/events', '/donate', '/contact', '/?lang=en'];
/** Seconds without a request after which idle connections to the database have been closed. */
const REST_SECONDS = 15;

const BARE = "require('node:http').createServer((_, response) => response.end()).listen";

/** Seconds until a program answers, which is then stopped. */
async function secondsUntilAnswer(url, args, options) {
  const before = performance.now();
  const child = spawn(process.execPath, args, { stdio: 'ignore', ...options });
  await ready(url, 10);
  const seconds = (performance.now() - before) / 1000;
  child.kill('SIGTERM');
  await once(child, 'exit');
  return seconds;
}

/** A start as by `npm start`, in the repository or a copy of it. */
const start = (site, cwd = '.') =>
  secondsUntilAnswer(`${site.base}/`, [...NODE_OPTIONS, 'scripts/start.mjs'], {
    cwd,
    env: environment(site),
  });

/** A clone of the repository as it is after `npm ci`, without builds and without data. */
function freshClone() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-clone-'));
  execFileSync('git', ['clone', '--quiet', '--shared', '.', folder]);
  for (const modules of ['.', 'api', 'site', 'admin'].map((of) => join(of, 'node_modules'))) {
    spawnSync('cp', ['-al', modules, join(folder, modules)]);
  }
  return folder;
}

async function* measureMemory({ base, pid }) {
  await firstJobs();
  for (const path of PAGES) await (await fetch(base + path)).text();
  await wait(REST_SECONDS * 1000);
  const values = [memoryOf(pid)];
  yield row({ name: 'Memory at rest', unit: 'MB', values, limit: { atMost: MEMORY_LIMIT } });
}

export async function* measure() {
  const [site, first] = [await newSite(), await newSite()];
  const clone = freshClone();
  const values = [await start(first, clone)];
  const limit = { atMost: FIRST_LIMIT };
  yield row({ name: 'The first start of a fresh clone after `npm ci`', unit: 's', values, limit });
  await start(site);
  const bare = ['-e', `${BARE}(${site.port}, '127.0.0.1')`];
  yield compare({
    name: 'A start of what is built, with its database',
    unit: 's',
    measure: () => start(site),
    baseline: { name: 'bare server', measure: () => secondsUntilAnswer(site.base, bare) },
    limit: { atMost: LIMIT, of: 'ratio' },
  });
  for (const folder of [clone, site.dataDir, first.dataDir]) rmSync(folder, { recursive: true });
  yield* onServer(measureMemory);
}
