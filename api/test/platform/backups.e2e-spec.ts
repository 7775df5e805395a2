import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { pino } from 'pino';
import type { DataSource } from 'typeorm';
import { ArchiveSigner } from '../../src/backups/archive-signer.js';
import { BackupsService } from '../../src/backups/backups.service.js';
import { readThroughServices } from '../../src/cli/read-services.js';
import { readConfig } from '../../src/config/config.js';
import {
  makeVerifiedBackup,
  verifyArchive,
  type BackupOptions,
} from '../../src/database/archive/verified-backup.js';
import { backup } from '../../src/database/archive/write-archive.js';
import { urlOf } from '../../src/database/migrate.js';
import { installSeed } from '../../src/database/seed/install-seed.js';
import { JobRunnerService } from '../../src/jobs/job-runner.service.js';
import { ErasureLedger } from '../../src/personal-data/erasure-ledger.js';
import { createDonation } from '../factories/donation.factory.js';
import { createMedia } from '../factories/media.factory.js';
import { migratedDatabase } from '../setup/fresh-database.js';
import { JWT_SECRET } from '../setup/test-app.js';

// A verified backup takes seconds, and longer on a busy machine.
jest.setTimeout(240_000);

let dataDir: string;
let folder: string;
let dataSource: DataSource;
let drop: () => Promise<void>;
let options: BackupOptions;

interface Line {
  state: string;
  file: string | null;
  rows: number | null;
  error: string | null;
  command_error: string | null;
}
const lines = (): Promise<Line[]> => dataSource.query('SELECT * FROM backups ORDER BY id');
const configOf = (env: NodeJS.ProcessEnv) => readConfig({ DATA_DIR: dataDir, ...env });
const statusOf = (env: NodeJS.ProcessEnv = {}) =>
  new BackupsService(dataSource, new JobRunnerService(), configOf(env), JWT_SECRET);

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'backups-'));
  folder = join(dataDir, 'backups');
  ({ dataSource, drop } = await migratedDatabase(true));
  await installSeed(dataSource, { adminUsername: 'admin', adminPassword: undefined });
  await createDonation(dataSource);
  await createMedia(dataSource);
  options = {
    folder,
    dataDir,
    recipient: undefined,
    signer: new ArchiveSigner(JWT_SECRET),
    ledger: new ErasureLedger(folder, JWT_SECRET),
    command: undefined,
    log: pino({ level: 'silent' }),
    read: (restored) => readThroughServices(restored, configOf({})),
  };
});
afterEach(async () => {
  await drop();
  await rm(dataDir, { recursive: true });
});

describe('a nightly backup', () => {
  it('is made by the command line tool, verified, and handed to the command', async () => {
    expect(await statusOf().status()).toBeNull();
    const copy = join(dataDir, 'copy.backup');
    const service = statusOf({
      DATABASE_URL: urlOf(dataSource),
      BACKUP_COMMAND: `cp "$BACKUP_FILE" ${copy}`,
    });
    await service.make();
    const [line] = await lines();
    expect(line).toMatchObject({ state: 'verified', error: null, command_error: null });
    expect((await readdir(folder)).sort()).toEqual(['erasures.jsonl', line?.file]);
    expect(await readFile(copy)).toEqual(await readFile(join(folder, line?.file ?? '')));
    expect(await service.status()).toEqual({
      verifiedAt: expect.any(Date),
      failed: false,
      damaged: 0,
      copied: true,
    });
    // Neither the scratch database nor a temporary file is left.
    expect((await readdir(dataDir)).sort()).toEqual(['backups', 'copy.backup']);
  });

  it('says that the command failed, and that a kept file was damaged or removed', async () => {
    const broken = { ...options, command: 'echo "no space" >&2; exit 3' };
    const first = await makeVerifiedBackup(dataSource, broken);
    expect(first.commandError).toContain('no space');
    expect(await statusOf().status()).toMatchObject({ failed: false, copied: false });

    await appendFile(first.path, 'x');
    const { name } = { name: 'site-2026-01-31T024000Z.backup' };
    await dataSource.query(
      `INSERT INTO backups (state, file, sha256) VALUES ('verified', $1, 'none')`,
      [name],
    );
    await makeVerifiedBackup(dataSource, options);
    expect((await lines()).map(({ state }) => state)).toEqual(['damaged', 'missing', 'verified']);
    expect(await statusOf().status()).toMatchObject({ failed: false, damaged: 2, copied: true });
  });

  it('that cannot be read by the site fails, and leaves the former ones', async () => {
    await makeVerifiedBackup(dataSource, options);
    const former = (await readdir(folder)).filter((name) => name.endsWith('.backup'));
    const unreadable = {
      ...options,
      read: async (restored: DataSource) => {
        await restored.query('DELETE FROM media_files');
        await options.read(restored);
      },
    };
    await expect(makeVerifiedBackup(dataSource, unreadable)).rejects.toThrow('cannot be read');
    expect((await lines()).at(-1)).toMatchObject({
      state: 'failed',
      error: expect.stringContaining('cannot be read'),
    });
    expect(await statusOf().status()).toMatchObject({ failed: true, verifiedAt: expect.any(Date) });
    const left = await readdir(folder);
    expect(left.filter((name) => name.endsWith('.backup'))).toEqual(former);
  });

  it.each([
    [
      'corrupted',
      (archive: Buffer) =>
        Buffer.concat([archive.subarray(0, 5_000), Buffer.alloc(64), archive.subarray(5_064)]),
    ],
    ['truncated', (archive: Buffer) => archive.subarray(0, archive.length - 100)],
    [
      'short of a row',
      (archive: Buffer) => {
        const text = gunzipSync(archive).toString();
        const [row = ''] = /\{"row":\{"id":\d+,"title".*\n/.exec(text) ?? [];
        return gzipSync(
          text
            .replace(row, '')
            .replace(/"end":(\d+)/, (_, end: string) => `"end":${Number(end) - 1}`),
        );
      },
    ],
  ])('that is %s is found', async (_, damage) => {
    const path = join(dataDir, 'one.backup');
    await backup(dataSource, path);
    const archive = await readFile(path);
    const damaged = damage(archive);
    expect(damaged.equals(archive)).toBe(false);
    await writeFile(path, damaged);
    await expect(verifyArchive(path, options)).rejects.toThrow();
  });
});
