// Servers for measurements, each with its own port and data.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The options of node with which `npm start` runs the server. */
export const NODE_OPTIONS = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
).scripts.start.match(/--\S+/g);

/** A first start on a busy machine takes minutes. */
const TIMEOUT_MS = 600_000;
const ADMIN_PASSWORD = 'samo-za-mjerenje-1';

export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

/** Waits for a successful response, for up to ten minutes. */
export async function ready(url, everyMs = 100) {
  for (const end = performance.now() + TIMEOUT_MS; performance.now() < end;) {
    try {
      const answer = await fetch(url);
      await answer.arrayBuffer();
      if (answer.ok) return;
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
  throw new Error(`${url} did not answer within ten minutes.`);
}

/** The quantile of the values, such as the 99th percentile for a share of 0.99. */
export const quantile = (values, share) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))];

export const median = (values) => quantile(values, 0.5);

/** A new folder for a server's data, a free port and the base URL. */
export async function newSite() {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-data-'));
  const port = await freePort();
  return { dataDir, port, base: `http://127.0.0.1:${port}` };
}

/** The environment of a server in production. */
export function environment({ dataDir, port, base }) {
  return {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: base,
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    ADMIN_PASSWORD,
    LOG_LEVEL: 'warn',
  };
}

/**
 * Starts the built server as it runs in production.
 * @param site the result of `newSite`
 * @param settings further environment variables
 * @param stdio as of `spawn`
 */
export function spawnServer(site, settings = {}, stdio = ['ignore', 'ignore', 'inherit']) {
  return spawn(process.execPath, [...NODE_OPTIONS, 'api/dist/bundle/main.js'], {
    stdio,
    env: { ...environment(site), ...settings },
  });
}

/**
 * The rows that are measured on a built server with a fresh database.
 * @param measure is given the site and the id of the server's process
 * @param settings further environment variables
 */
export async function* onServer(measure, settings) {
  const site = await newSite();
  const server = spawnServer(site, settings);
  try {
    await ready(`${site.base}/api/health/ready`);
    yield* measure({ ...site, pid: server.pid });
  } finally {
    server.kill('SIGTERM');
    await once(server, 'exit');
    rmSync(site.dataDir, { recursive: true });
  }
}

/** Waits for the jobs of the first full minute, which read the words of PDFs. */
export async function firstJobs() {
  const nextMinute = 60_000 - (Date.now() % 60_000);
  await new Promise((resolve) => setTimeout(resolve, nextMinute + 10_000));
}

/** @returns the cookie of the administrator's session */
export async function signIn(base) {
  const answer = await fetch(`${base}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: base },
    body: JSON.stringify({ username: 'admin', password: ADMIN_PASSWORD }),
  });
  if (!answer.ok) throw new Error(`Signing in answered ${answer.status}.`);
  return answer.headers.getSetCookie()[0].split(';')[0];
}
