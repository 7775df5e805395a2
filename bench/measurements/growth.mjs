import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { findRunningPostgres } from '../../api/dist/database/embedded/embedded-postgres.js';
import { compare } from '../report.mjs';
import { onServer, signIn } from '../server.mjs';

export const title = 'Growth';
export const about =
  'Times of requests that are not cached, with 100,000 articles, events, messages, subscribers and donations, against 100 of each, in turns.';

const FILL = readFileSync(new URL('../fill.sql', import.meta.url), 'utf8');

async function filled({ base, dataDir }, rows) {
  const client = new pg.Client({ connectionString: await findRunningPostgres(dataDir) });
  await client.connect();
  await client.query(FILL.replaceAll(':rows', rows));
  await client.query('VACUUM (ANALYZE)');
  await client.end();
  return { base, rows, admin: await signIn(base) };
}

/** Milliseconds until a response is complete. Credentials, even invalid ones, bypass the cache. */
async function timed(server, pathOf, asAdmin) {
  const path = pathOf(server.rows);
  const headers = asAdmin ? { cookie: server.admin } : { authorization: 'Bearer none' };
  const before = performance.now();
  const answer = await fetch(server.base + path, { headers });
  await answer.arrayBuffer();
  assert.equal(answer.ok, true, path);
  return performance.now() - before;
}

const range = (first, last) => `range=${encodeURIComponent(`[${first},${last}]`)}`;

/** Paths by the number of rows, and whether an administrator asks. */
const KINDS = [
  ['posts with a rare word, mistyped', () => `/api/blog?q=logopedja&${range(0, 24)}`],
  ['posts with a common word', () => `/api/blog?q=radionica&${range(0, 24)}`],
  ['the last page of messages', (rows) => `/api/contact?${range(rows - 25, rows - 1)}`, true],
  ['totals of donations', () => '/api/donations/totals', true],
  ['the dashboard', () => '/api/dashboard', true],
  ['a search of the whole site', () => '/api/search?q=radionica'],
];

async function* compareServers(small, large) {
  const [few, many] = [await filled(small, 100), await filled(large, 100_000)];
  for (const [name, path, asAdmin] of KINDS) {
    const measure = () => timed(many, path, asAdmin);
    const baseline = { name: 'with 100 rows', measure: () => timed(few, path, asAdmin) };
    for (let i = 0; i < 20; i += 1) await Promise.all([measure(), baseline.measure()]);
    const limit = { atMost: 1.2, of: 'ratio' };
    yield compare({ name, unit: 'ms', rounds: 50, measure, baseline, limit });
  }
}

export const measure = () => onServer((small) => onServer((large) => compareServers(small, large)));
