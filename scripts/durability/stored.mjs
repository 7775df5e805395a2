// The database of a server under test, and what is stored in it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { load } from './load.mjs';

/** Timeout of a write, a mail or a start, in milliseconds. */
const TIMEOUT = 120_000;

/** Waits until a condition holds, an error counting as not; returns its result. */
export async function until(what, condition) {
  for (const end = performance.now() + TIMEOUT; performance.now() < end; await wait(50)) {
    const result = await condition().catch(() => undefined);
    if (result) return result;
  }
  throw new Error(`Timed out waiting for ${what}.`);
}

/** Connects to the embedded database as its superuser. */
export async function connect(dataDir) {
  const read = (name) => readFileSync(join(dataDir, 'postgres', name), 'utf8');
  const port = read('postmaster.pid').split('\n')[3];
  const password = read('site.password').trim();
  const client = new pg.Client({
    connectionString: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
  });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

const STORED = {
  contact: `SELECT name FROM contact_messages`,
  newsletter: `SELECT replace(email::text, '@durability.example', '') AS name FROM newsletters`,
  donations: `SELECT donor_name AS name FROM donations WHERE donor_name IS NOT NULL`,
  blog: `SELECT slug AS name FROM blog_posts`,
};

/** The names of acknowledged rows that are not stored, and of those stored more than once. */
export async function compareWithStored(database) {
  const lost = [];
  const duplicated = [];
  for (const [kind, sql] of Object.entries(STORED)) {
    const times = new Map();
    for (const { name } of (await database.query(sql)).rows) {
      times.set(name, (times.get(name) ?? 0) + 1);
    }
    lost.push(...load.acknowledged[kind].filter((name) => !times.has(name)));
    for (const [name, stored] of times) {
      if (stored > 1 && name.startsWith(`${kind}-`)) duplicated.push(name);
    }
  }
  return { lost, duplicated };
}
