import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';

/** A process that starts the database, says what came of it, and stops it on SIGTERM. */
const OWNER = `
  const { startEmbeddedPostgres } = await import(process.argv[1]);
  const log = { info() {}, warn() {}, error() {}, debug() {} };
  const say = (line) => console.log(JSON.stringify(line));
  try {
    const { url, stop } = await startEmbeddedPostgres(process.argv[2], log);
    const stay = setInterval(() => {}, 1e6);
    process.on('SIGTERM', () => stop().then(() => clearInterval(stay)));
    say({ url });
  } catch (error) {
    say({ error: error.name + ': ' + error.message });
  }
`;
const LAUNCHER = new URL('../../../dist/database/embedded/embedded-postgres.js', import.meta.url)
  .href;

interface Owner {
  process: ChildProcess;
  url: string;
  error: string;
}

/** A folder as the first start leaves it, copied for each test. */
let firstStart: string;
let dataDir: string;
let started: ChildProcess[] = [];

async function start(): Promise<Owner> {
  const child = spawn(
    process.execPath,
    ['--input-type=module', '--eval', OWNER, LAUNCHER, dataDir],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  started.push(child);
  const ended = exit(child);
  const said = new Promise<string>((resolve) => {
    createInterface({ input: child.stdout }).once('line', resolve);
  });
  const line = await Promise.race([said, ended.then(() => '{"error":"said nothing"}')]);
  return { process: child, url: '', error: '', ...JSON.parse(line) };
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
  it('keeps its data from one start to the next, and leaves nothing running', async () => {
    const first = await start();
    await query(first.url, 'CREATE TABLE kept AS SELECT 7 AS value');
    await end(first, 'SIGTERM');
    expect(existsSync(pidFile())).toBe(false);

    const second = await start();
    expect(await query(second.url, 'SELECT value FROM kept')).toEqual([{ value: 7 }]);
  });

  it('speaks Croatian: it sorts, and ignores the case of letters, as the language does', async () => {
    const { url } = await start();
    const rows = await query(
      url,
      `SELECT string_agg(word, ' ' ORDER BY word) AS sorted, bool_or(word ILIKE 'ŽABA') AS found
       FROM unnest(ARRAY['žaba', 'zec', 'dabar', 'čaplja', 'đurđica', 'ćuk', 'crv']) word`,
    );
    expect(rows).toEqual([{ sorted: 'crv čaplja ćuk dabar đurđica zec žaba', found: true }]);
  });

  it('lets nobody in without the password', async () => {
    const { url } = await start();
    const guess = new URL(url);
    guess.password = 'guess';
    await expect(query(guess.href, 'SELECT 1')).rejects.toThrow('password authentication failed');
  });

  it('is used by a role that is no superuser, also where the superuser made what is there', async () => {
    const first = await start();
    const superuser = new URL(first.url);
    superuser.username = 'postgres';
    superuser.password = (
      await readFile(join(dataDir, 'postgres', 'site.password'), 'utf8')
    ).trim();
    await query(superuser.href, 'CREATE TABLE kept AS SELECT 7 AS value');
    await end(first, 'SIGTERM');

    const { url } = await start();
    expect(await query(url, 'SELECT rolsuper FROM pg_roles WHERE rolname = current_user')).toEqual([
      { rolsuper: false },
    ]);
    await query(url, 'ALTER TABLE kept ADD COLUMN added integer');
    await query(url, 'CREATE EXTENSION pg_trgm');
    expect(await query(url, 'SELECT * FROM kept')).toEqual([{ value: 7, added: null }]);
  });

  it('refuses a second process on the same data with a sentence', async () => {
    const first = await start();
    const second = await start();
    expect(second.error).toBe(
      `DatabaseError: DATA_DIR ${dataDir} is in use by another process (${first.process.pid}): stop it, or give this one its own DATA_DIR.`,
    );
    expect(await query(first.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('starts again after its process was killed and PostgreSQL went on alone', async () => {
    const first = await start();
    await query(first.url, 'CREATE TABLE kept AS SELECT 7 AS value');
    const orphan = await postgresPid();
    await end(first, 'SIGKILL');
    expect(() => process.kill(orphan, 0)).not.toThrow();

    const second = await start();
    expect(await postgresPid()).not.toBe(orphan);
    expect(await query(second.url, 'SELECT value FROM kept')).toEqual([{ value: 7 }]);
  });

  it('starts again after everything was killed', async () => {
    const first = await start();
    await query(first.url, 'CREATE TABLE kept AS SELECT 7 AS value');
    process.kill(await postgresPid(), 'SIGKILL');
    await end(first, 'SIGKILL');

    const second = await start();
    expect(await query(second.url, 'SELECT value FROM kept')).toEqual([{ value: 7 }]);
  });

  it('starts again when the number of a killed PostgreSQL was given to another process', async () => {
    const first = await start();
    const pid = await postgresPid();
    const left = await readFile(pidFile(), 'utf8');
    await end(first, 'SIGTERM');
    await writeFile(pidFile(), left.replace(String(pid), String(process.pid)));

    expect((await start()).error).toBe('');
  });

  it('comes back at the same address when PostgreSQL alone was killed', async () => {
    const { url } = await start();
    const pid = await postgresPid();
    process.kill(pid, 'SIGKILL');

    let rows: unknown[] = [];
    for (const deadline = Date.now() + 10_000; !rows.length && Date.now() < deadline;) {
      rows = await query(url, 'SELECT 1 AS one').catch(() => delay(50, []));
    }
    expect(rows).toEqual([{ one: 1 }]);
    expect(await postgresPid()).not.toBe(pid);
  });

  it('makes the database anew when the first start was killed half-way', async () => {
    await rm(join(dataDir, 'postgres'), { recursive: true });
    await mkdir(join(dataDir, 'postgres.new', 'data', 'base'), { recursive: true });
    await writeFile(join(dataDir, 'postgres.new', 'data', 'PG_VERSION'), '18\n');

    const { url } = await start();
    expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(existsSync(join(dataDir, 'postgres.new'))).toBe(false);
  });

  it('says what to do with data of another major version', async () => {
    await end(await start(), 'SIGTERM');
    await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '17\n');
    const { error } = await start();
    expect(error).toContain("are PostgreSQL 17's, and this release brings 18: make a backup");
  });
});
