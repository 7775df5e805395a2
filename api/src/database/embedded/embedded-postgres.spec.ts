import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';

/**
 * A process that starts the database, prints its URL or the error, then each error that it logs,
 * and stops it on SIGTERM.
 */
const OWNER = `
  const { startEmbeddedPostgres } = await import(process.argv[1]);
  const print = (line) => console.log(JSON.stringify(line));
  const log = { info() {}, warn() {}, debug() {}, error: (...values) => print(values.at(-1)) };
  try {
    const { url, stop } = await startEmbeddedPostgres(process.argv[2], log);
    const timer = setInterval(() => {}, 1e6);
    process.on('SIGTERM', () => stop().then(() => clearInterval(timer)));
    print({ url });
  } catch (error) {
    print({ error: error.name + ': ' + error.message });
  }
`;
/** Recovery waits for the disk, which other tests use, too; shorter than the limit of a test. */
const RESTART_LIMIT_MS = 50_000;
const MODULE = new URL('../../../dist/database/embedded/embedded-postgres.js', import.meta.url)
  .href;

interface Owner {
  process: ChildProcess;
  url: string;
  error: string;
  /** Yields the errors that are logged. */
  logged: AsyncIterator<string>;
}

/** The data directory after a first start, copied for each test. */
let firstStart: string;
let dataDir: string;
let started: ChildProcess[] = [];

async function start(): Promise<Owner> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', OWNER, MODULE, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.push(child);
  const logged = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const { value = '{"error":"no output"}' } = await logged.next();
  return { process: child, url: '', error: '', logged, ...JSON.parse(value) };
}

function exit(child: ChildProcess): Promise<unknown> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => child.once('exit', resolve));
}

async function end(owner: Owner, signal: NodeJS.Signals): Promise<void> {
  const ended = exit(owner.process);
  owner.process.kill(signal);
  await ended;
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** The answer of a database that is being started. */
async function firstRows(url: string): Promise<unknown[]> {
  let rows: unknown[] = [];
  for (const deadline = Date.now() + RESTART_LIMIT_MS; !rows.length && Date.now() < deadline;) {
    rows = await query(url, 'SELECT 1 AS one').catch(() => delay(50, []));
  }
  return rows;
}

const pidFile = () => join(dataDir, 'postgres', 'postmaster.pid');
const postgresPid = async () => Number((await readFile(pidFile(), 'utf8')).split('\n')[0]);

beforeAll(async () => {
  firstStart = dataDir = await mkdtemp(join(tmpdir(), 'embedded-postgres-'));
  await end(await start(), 'SIGTERM');
});
afterAll(() => rm(firstStart, { recursive: true, force: true }));

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'embedded-postgres-'));
  await cp(firstStart, dataDir, { recursive: true, preserveTimestamps: true });
});

afterEach(async () => {
  for (const child of started) {
    const ended = exit(child);
    child.kill('SIGTERM');
    await ended;
  }
  started = [];
  await rm(dataDir, { recursive: true, force: true });
});

describe('the embedded PostgreSQL', () => {
  it('retains its data from one start to the next, leaves no process running, and sorts by the rules of Croatian', async () => {
    const first = await start();
    await query(first.url, 'CREATE TABLE stored AS SELECT 7 AS value');
    const guess = new URL(first.url);
    guess.password = 'guess';
    await expect(query(guess.href, 'SELECT 1')).rejects.toThrow('password authentication failed');
    await end(first, 'SIGTERM');
    expect(existsSync(pidFile())).toBe(false);

    const second = await start();
    expect(await query(second.url, 'SELECT value FROM stored')).toEqual([{ value: 7 }]);
    const rows = await query(
      second.url,
      `SELECT string_agg(word, ' ' ORDER BY word) AS sorted, bool_or(word ILIKE 'ŽABA') AS found
       FROM unnest(ARRAY['žaba', 'zec', 'dabar', 'čaplja', 'đurđica', 'ćuk', 'crv']) word`,
    );
    expect(rows).toEqual([{ sorted: 'crv čaplja ćuk dabar đurđica zec žaba', found: true }]);
  });

  it('is used by a role that is not a superuser, even where the superuser created the tables', async () => {
    const first = await start();
    const superuser = new URL(first.url);
    superuser.username = 'postgres';
    const password = await readFile(join(dataDir, 'postgres', 'site.password'), 'utf8');
    superuser.password = password.trim();
    await query(superuser.href, 'CREATE TABLE stored AS SELECT 7 AS value');
    await end(first, 'SIGTERM');

    const { url } = await start();
    const role = 'SELECT rolsuper FROM pg_roles WHERE rolname = current_user';
    expect(await query(url, role)).toEqual([{ rolsuper: false }]);
    await query(url, 'ALTER TABLE stored ADD COLUMN added integer');
    await query(url, 'CREATE EXTENSION pg_trgm');
    expect(await query(url, 'SELECT * FROM stored')).toEqual([{ value: 7, added: null }]);
  });

  it('rejects a second process with the same data directory, with an explanation', async () => {
    const first = await start();
    const second = await start();
    expect(second.error).toBe(
      `DatabaseError: DATA_DIR ${dataDir} is in use by another process (${first.process.pid}): stop it, or give this one its own DATA_DIR.`,
    );
    expect(await query(first.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('starts again after its process was killed and left PostgreSQL running', async () => {
    const first = await start();
    await query(first.url, 'CREATE TABLE stored AS SELECT 7 AS value');
    const orphan = await postgresPid();
    await end(first, 'SIGKILL');
    expect(() => process.kill(orphan, 0)).not.toThrow();

    const second = await start();
    expect(await postgresPid()).not.toBe(orphan);
    expect(await query(second.url, 'SELECT value FROM stored')).toEqual([{ value: 7 }]);
  });

  it('starts again after both its process and PostgreSQL were killed', async () => {
    const first = await start();
    await query(first.url, 'CREATE TABLE stored AS SELECT 7 AS value');
    process.kill(await postgresPid(), 'SIGKILL');
    await end(first, 'SIGKILL');

    const second = await start();
    expect(second.error).toBe('');
    expect(await query(second.url, 'SELECT value FROM stored')).toEqual([{ value: 7 }]);
  });

  it('starts again with an id file of PostgreSQL that is incomplete, or names another process', async () => {
    const first = await start();
    const pid = await postgresPid();
    const left = await readFile(pidFile(), 'utf8');
    await end(first, 'SIGTERM');
    await writeFile(pidFile(), left.replace(String(pid), String(process.pid)));
    const second = await start();
    expect(second.error).toBe('');
    await end(second, 'SIGTERM');
    await writeFile(pidFile(), '');
    expect((await start()).error).toBe('');
  });

  it('is restarted at the same port when only PostgreSQL was killed, however long that is prevented', async () => {
    const { url, logged } = await start();
    const pid = await postgresPid();
    // As by a full disk.
    const settings = join(dataDir, 'postgres', 'postgresql.conf');
    await rename(settings, `${settings}.away`);
    process.kill(pid, 'SIGKILL');
    expect((await logged.next()).value).toContain('ended unexpectedly');
    for (let attempt = 0; attempt < 2; attempt += 1) {
      expect((await logged.next()).value).toContain('could not be started again');
    }
    await rename(`${settings}.away`, settings);
    expect(await firstRows(url)).toEqual([{ one: 1 }]);
    expect(await postgresPid()).not.toBe(pid);
  });

  it('creates the database again when the first start was interrupted', async () => {
    await rm(join(dataDir, 'postgres'), { recursive: true });
    await mkdir(join(dataDir, 'postgres.new', 'data', 'base'), { recursive: true });
    await writeFile(join(dataDir, 'postgres.new', 'data', 'PG_VERSION'), '18\n');

    const { url } = await start();
    expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(existsSync(join(dataDir, 'postgres.new'))).toBe(false);
  });

  it('explains how to migrate data of another major version', async () => {
    await end(await start(), 'SIGTERM');
    await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '17\n');
    const { error } = await start();
    expect(error).toContain("are PostgreSQL 17's, and this release brings 18: make a backup");
  });
});
