import { execFile } from 'node:child_process';
import { appendFile, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { pino } from 'pino';
import type { DataSource } from 'typeorm';
import { checkWhole } from '../../src/backups/archive-file.js';
import { ArchiveSigner } from '../../src/backups/archive-signer.js';
import { fileDigest } from '../../src/backups/backup-files.js';
import { BackupsService } from '../../src/backups/backups.service.js';
import { readThroughServices } from '../../src/cli/read-services.js';
import { readConfig } from '../../src/config/config.js';
import { load } from '../../src/database/archive/restore-archive.js';
import {
  makeVerifiedBackup,
  type BackupOptions,
} from '../../src/database/archive/verified-backup.js';
import { withBackupLock } from '../../src/database/database-lock.js';
import { urlOf } from '../../src/database/migrate.js';
import { installSeed } from '../../src/database/seed/install-seed.js';
import { JobRunnerService } from '../../src/jobs/job-runner.service.js';
import { ErasureLedger } from '../../src/personal-data/erasure-ledger.js';
import { createMedia } from '../factories/media.factory.js';
import { migratedDatabase } from '../setup/fresh-database.js';
import { JWT_SECRET } from '../setup/test-app.js';
import { waitFor } from '../setup/wait-for.js';

// A verified backup takes seconds, and longer on a busy machine.
jest.setTimeout(900_000);

let dataDir: string;
let folder: string;
let dataSource: DataSource;
let drop: () => Promise<void>;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'backups-'));
  folder = join(dataDir, 'backups');
  ({ dataSource, drop } = await migratedDatabase(true));
  await installSeed(dataSource, { adminUsername: 'admin', adminPassword: undefined });
});
afterEach(async () => {
  await drop();
  await rm(dataDir, { recursive: true });
});

/** The names of finished backups. */
const finished = async () =>
  (await readdir(folder)).filter((name) => name.endsWith('.backup')).sort();

describe('a nightly backup', () => {
  interface Line {
    state: string;
    file: string | null;
    error: string | null;
    command_error: string | null;
  }
  const lines = (): Promise<Line[]> => dataSource.query('SELECT * FROM backups ORDER BY id');
  const configOf = (env: NodeJS.ProcessEnv) => readConfig({ DATA_DIR: dataDir, ...env });
  const serviceOf = (env: NodeJS.ProcessEnv = {}, runner = new JobRunnerService()) =>
    new BackupsService(dataSource, runner, configOf(env), JWT_SECRET);
  const optionsWith = (options: Partial<BackupOptions> = {}): BackupOptions => ({
    folder,
    dataDir,
    recipient: undefined,
    signer: new ArchiveSigner(JWT_SECRET),
    ledger: new ErasureLedger(folder, JWT_SECRET),
    command: undefined,
    log: pino({ level: 'silent' }),
    read: (restored) => readThroughServices(restored, configOf({})),
    ...options,
  });

  it('is made by the command line tool, also on request, once for two who ask; verified, and handed to the command', async () => {
    expect(await serviceOf().status()).toBeNull();
    const copy = join(dataDir, 'copy.backup');
    const runner = new JobRunnerService();
    const env = { DATABASE_URL: urlOf(dataSource), BACKUP_COMMAND: `cp "$BACKUP_FILE" ${copy}` };
    const service = serviceOf(env, runner);
    service.onModuleInit();
    const jobs = (): Promise<{ run_at: Date }[]> =>
      dataSource.query(
        `SELECT run_at FROM graphile_worker.jobs WHERE attempts < max_attempts ORDER BY id`,
      );

    expect(await service.progress('hr')).toEqual({ making: false, failure: null });
    await Promise.all([service.request(), service.request()]);
    expect(await jobs()).toHaveLength(1);
    expect(await service.progress('hr')).toEqual({ making: true, failure: null });
    for (const [error, failure] of [
      ['Command failed: ENOSPC: no space left on device, write', 'nema dovoljno mjesta'],
      ['Command failed: connect ETIMEDOUT', 'zbog greške na poslužitelju'],
    ]) {
      await dataSource.query(
        `UPDATE graphile_worker._private_jobs SET attempts = max_attempts, last_error = $1`,
        [error],
      );
      expect(await service.progress('hr')).toEqual({
        making: false,
        failure: expect.stringContaining(failure ?? ''),
      });
    }

    await service.request();
    await withBackupLock(dataSource, async () => {
      // What is made or restored now is not disturbed.
      await runner.start(urlOf(dataSource), pino({ level: 'silent' }));
      await waitFor(async () => {
        const [job] = await jobs();
        return job !== undefined && job.run_at.getTime() > Date.now() + 30_000;
      }, 'the job to wait');
    });
    await dataSource.query('UPDATE graphile_worker._private_jobs SET run_at = now()');
    await waitFor(async () => (await jobs()).length === 0, 'the backup', 100, 240_000);
    await runner.stop();

    expect(await service.progress('hr')).toEqual({ making: false, failure: null });
    const [line] = await lines();
    expect(line).toMatchObject({ state: 'verified', error: null, command_error: null });
    expect(line?.file).toMatch(/-manual\.backup$/);
    expect((await readdir(folder)).sort()).toEqual(['erasures.jsonl', line?.file]);
    expect(await readFile(copy)).toEqual(await readFile(join(folder, line?.file ?? '')));
    expect(await service.status()).toMatchObject({ failed: false, damaged: 0, copied: true });
    // Neither the scratch database nor a temporary file is left.
    expect((await readdir(dataDir)).sort()).toEqual(['backups', 'copy.backup']);
  });

  it('notices a failed command, kept files that are damaged or gone, and what the site cannot read', async () => {
    const command = 'echo "no space" >&2; exit 3';
    const first = await makeVerifiedBackup(dataSource, optionsWith({ command }));
    expect(first.commandError).toContain('no space');
    expect(await serviceOf().status()).toMatchObject({ failed: false, copied: false });

    await appendFile(first.path, 'x');
    await dataSource.query(
      `INSERT INTO backups (state, file, sha256)
       VALUES ('verified', 'site-2026-01-31T024000Z.backup', 'none')`,
    );
    await createMedia(dataSource);
    const options = optionsWith();
    await makeVerifiedBackup(dataSource, options);
    expect(await serviceOf().status()).toMatchObject({ failed: false, damaged: 2, copied: true });
    const former = await finished();
    const read = async (restored: DataSource) => {
      await restored.query('DELETE FROM media_files');
      await options.read(restored);
    };
    await expect(makeVerifiedBackup(dataSource, { ...options, read })).rejects.toThrow(
      'cannot be read',
    );
    const states = (await lines()).map(({ state }) => state);
    expect(states).toEqual(['damaged', 'missing', 'verified', 'failed']);
    expect(await serviceOf().status()).toMatchObject({ failed: true });
    expect(await finished()).toEqual(former);
  });
});

describe('a backup whose process is killed', () => {
  const PROCESS = fileURLToPath(new URL('../setup/backup-process.mjs', import.meta.url));
  /** 20 points as parts of all statements, most of them while the process writes the file. */
  const POINTS = [
    ...Array.from({ length: 12 }, (_, index) => (index + 1) / 60),
    ...Array.from({ length: 8 }, (_, index) => 0.3 + index / 10),
  ];
  /** Nightly, all points. */
  const COUNT = Number(process.env.BACKUP_KILLS ?? 1);
  const KILLS = Array.from(
    { length: COUNT },
    (_, index) => POINTS[Math.floor(((index + 0.5) * POINTS.length) / COUNT)] ?? 0,
  );

  /** Makes a backup; resolves to the number of statements, or to undefined when it was killed. */
  async function makeBackup(killAt?: number): Promise<number | undefined> {
    const env = {
      ...process.env,
      DATABASE_URL: urlOf(dataSource),
      DATA_DIR: dataDir,
      BACKUP_DIR: folder,
      ...(killAt !== undefined && { KILL_AT: String(killAt) }),
    };
    try {
      return Number((await promisify(execFile)(process.execPath, [PROCESS], { env })).stdout);
    } catch (error) {
      if (error instanceof Error && 'signal' in error && error.signal === 'SIGKILL')
        return undefined;
      throw error;
    }
  }

  /** PostgreSQL ends the connections of a killed process when it next reads from them. */
  const lockReleased = () =>
    waitFor(async () => {
      const held: unknown[] = await dataSource.query(
        `SELECT FROM pg_locks WHERE locktype = 'advisory'
           AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
      );
      return held.length === 0;
    }, 'the lock of the killed process');

  it('leaves the former ones, is not in the way of the next, and leaves nothing behind', async () => {
    const all = await makeBackup();
    const [first = ''] = await finished();
    const digest = await fileDigest(join(folder, first));
    for (const part of KILLS) {
      expect([part, await makeBackup(Math.ceil(part * (all ?? 0)))]).toEqual([part, undefined]);
      await lockReleased();
      // What has its final name is whole, however many were finished.
      for (const name of await finished()) await checkWhole(join(folder, name));
      expect(await fileDigest(join(folder, first))).toBe(digest);
    }

    await makeBackup();
    const states: { state: string; error: string | null }[] = await dataSource.query(
      'SELECT state, error FROM backups ORDER BY id',
    );
    expect(states).toHaveLength(KILLS.length + 2);
    expect(states.at(-1)).toEqual({ state: 'verified', error: null });
    const interrupted = states.filter(({ error }) => error === 'It was interrupted.');
    expect(interrupted.length).toBeGreaterThanOrEqual(KILLS.length / 2);
    const names = await readdir(folder);
    expect(names.filter((name) => /part|unverified/.test(name))).toEqual([]);
    expect(await readdir(dataDir)).toEqual(['backups']);

    const restored = await migratedDatabase(true);
    const newest = (await finished()).at(-1) ?? '';
    await restored.dataSource.transaction((manager) => load(manager, join(folder, newest), true));
    const posts = 'SELECT id, title FROM blog_posts ORDER BY id';
    expect(await restored.dataSource.query(posts)).toEqual(await dataSource.query(posts));
    await restored.drop();
  });
});
